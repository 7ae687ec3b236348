import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLayers } from './layers.ts';

function emptyTree(): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'layers-'));
  for (const folder of ['packages', 'apps', 'bench']) mkdirSync(path.join(tree, folder));
  return tree;
}

let copy: string;
beforeEach(() => {
  copy = emptyTree();
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function plant(files: Readonly<Record<string, string>>, tree = copy): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
}

const value = 'export const value: number = 1;\n';
const imports = (target: string): string => `import { value } from '${target}';\nexport const other: number = value;\n`;
const importsType = (target: string): string => `import type { Value } from '${target}';\nexport type Other = Value;\n`;

test('what the layers allow passes', async () => {
  plant({
    'packages/domain/src/money.ts': value,
    'packages/contract/src/orders/seller.ts': imports('../../../domain/src/money.ts'),
    'apps/api/src/routes.ts': imports('./modules/orders/seller/confirm.ts'),
    'apps/api/src/modules/orders/seller/confirm.ts': imports('../write/transition.ts'),
    'apps/api/src/modules/orders/jobs/prepare.job.ts': imports('../seller/order-view.ts'),
    'apps/api/src/modules/orders/seller/order-view.ts': imports('../read/order-queries.ts'),
    'apps/api/src/modules/uploads/seller/check.ts': imports('../../../engine/judge.ts'),
    'apps/api/src/modules/uploads/jobs/run.job.ts': imports('../../orders/write/transition.ts'),
    'apps/api/src/engine/judge.ts': imports('../modules/orders/write/transition.ts'),
    'apps/api/src/modules/orders/write/transition.ts': imports('../../../platform/db/connect/pool.ts'),
    'apps/api/src/modules/orders/read/order-queries.ts': imports('../../columns-by-word.ts'),
    'apps/api/src/modules/columns-by-word.ts': value,
    'apps/api/src/platform/db/connect/pool.ts': value,
    'apps/simulator/src/live.ts': imports('../../../packages/marketplace-client/src/client.ts'),
    'packages/marketplace-client/src/client.ts': value,
    'apps/simulator/src/shop/shop-client.ts': imports('../../../../packages/contract/src/orders/seller.ts'),
    'apps/web/src/routes.tsx': imports('./features/orders/orders-screen.tsx'),
    'apps/web/src/features/orders/orders-screen.tsx': imports('./list/order-list.tsx'),
    'apps/web/src/features/orders/list/order-list.tsx': imports('../../../parts/orders/order-counts.ts'),
    'apps/web/src/shell/sidebar.tsx': imports('../parts/orders/order-counts.ts'),
    'apps/web/src/parts/orders/order-counts.ts': imports('../../ui/table.tsx'),
    'apps/web/src/ui/table.tsx': imports('../platform/client.ts'),
    'apps/web/src/platform/client.ts': imports('../../../../packages/contract/src/orders/seller.ts'),
  });
  expect(await checkLayers(copy)).toEqual({ ok: true, output: '' });
});

/** What breaks a rule, from which file and to which; all are planted in one tree, each in files of its own. */
const violations = (
  [
    ['domain reaches the contract', 'packages/domain/src/a.ts', 'packages/contract/src/b.ts'],
    ['the client reaches the contract', 'packages/marketplace-client/src/a.ts', 'packages/contract/src/b.ts'],
    ['the simulator calls by the contract', 'apps/simulator/src/a.ts', 'packages/contract/src/orders/marketplace.ts'],
    ['the contract reaches i18n', 'packages/contract/src/a.ts', 'packages/i18n/src/b.ts'],
    ['web reaches api', 'apps/web/src/platform/a.ts', 'apps/api/src/b.ts'],
    ['api reaches web', 'apps/api/src/modules/orders/seller/a.ts', 'apps/web/src/b.ts'],
    ['the simulator reaches the api', 'apps/simulator/src/a.ts', 'apps/api/src/b.ts'],
    ['source uses the testkit', 'apps/api/src/modules/orders/seller/a.ts', 'packages/testkit/src/b.ts'],
    [
      'a module reads what another reads',
      'apps/api/src/modules/uploads/seller/a.ts',
      'apps/api/src/modules/orders/read/b.ts',
    ],
    [
      "a module calls another one's seller's side",
      'apps/api/src/modules/uploads/seller/a.ts',
      'apps/api/src/modules/orders/seller/b.ts',
    ],
    [
      "a module calls another one's marketplace side",
      'apps/api/src/modules/uploads/jobs/a.ts',
      'apps/api/src/modules/orders/marketplace/b.ts',
    ],
    [
      'a module knows a job of another',
      'apps/api/src/modules/uploads/seller/a.ts',
      'apps/api/src/modules/orders/jobs/b.ts',
    ],
    [
      "the marketplace's side calls the seller's",
      'apps/api/src/modules/orders/marketplace/a.ts',
      'apps/api/src/modules/orders/seller/b.ts',
    ],
    ['a verb calls a job', 'apps/api/src/modules/orders/seller/a.ts', 'apps/api/src/modules/orders/jobs/b.ts'],
    ['what is read knows a verb', 'apps/api/src/modules/orders/read/a.ts', 'apps/api/src/modules/orders/seller/b.ts'],
    [
      'what is written asks what is read',
      'apps/api/src/modules/orders/write/a.ts',
      'apps/api/src/modules/orders/read/b.ts',
    ],
    ['what is written knows the engine', 'apps/api/src/modules/offers/write/a.ts', 'apps/api/src/engine/b.ts'],
    ['a module reaches up to the routes', 'apps/api/src/modules/orders/seller/a.ts', 'apps/api/src/routes.ts'],
    ['the engine reaches a verb', 'apps/api/src/engine/a.ts', 'apps/api/src/modules/orders/seller/b.ts'],
    ['a verb refuses with any code', 'apps/api/src/modules/orders/seller/a.ts', 'apps/api/src/platform/fail.ts'],
    ['a writer refuses with any code', 'apps/api/src/modules/orders/write/a.ts', 'apps/api/src/platform/fail.ts'],
    ['api platform reaches a module', 'apps/api/src/platform/a.ts', 'apps/api/src/modules/orders/write/b.ts'],
    ['api platform reaches the engine', 'apps/api/src/platform/a.ts', 'apps/api/src/engine/b.ts'],
    ['api platform reaches the texts', 'apps/api/src/platform/a.ts', 'apps/api/src/texts/b.ts'],
    ['a web feature reaches another', 'apps/web/src/features/home/a.ts', 'apps/web/src/features/orders/b.ts'],
    ['a web feature reaches the shell', 'apps/web/src/features/home/a.ts', 'apps/web/src/shell/b.ts'],
    ['a web feature reaches up to the routes', 'apps/web/src/features/home/a.ts', 'apps/web/src/routes.tsx'],
    [
      'a room of a web feature reaches another',
      'apps/web/src/features/home/x/a.ts',
      'apps/web/src/features/orders/x/b.ts',
    ],
    ['the web shell reaches a feature', 'apps/web/src/shell/a.ts', 'apps/web/src/features/orders/b.ts'],
    ['web parts reach the shell', 'apps/web/src/parts/a.ts', 'apps/web/src/shell/b.ts'],
    ['web parts reach a feature', 'apps/web/src/parts/orders/a.ts', 'apps/web/src/features/orders/b.ts'],
    ['web ui reaches the shell', 'apps/web/src/ui/a.ts', 'apps/web/src/shell/b.ts'],
    ['web ui reaches a part', 'apps/web/src/ui/form/a.ts', 'apps/web/src/parts/b.ts'],
    ['web ui reaches the domain', 'apps/web/src/ui/a.ts', 'packages/domain/src/b.ts'],
    ['web ui reaches the contract', 'apps/web/src/ui/form/a.ts', 'packages/contract/src/b.ts'],
    ['web platform reaches the ui', 'apps/web/src/platform/a.ts', 'apps/web/src/ui/b.ts'],
    ['web platform reaches a part', 'apps/web/src/platform/a.ts', 'apps/web/src/parts/b.ts'],
  ] as const
).map(([what, from, to], index) => [what, from.replace(/a\.tsx?$/, `from-${index}.ts`), to] as const);

describe('a planted violation is found:', () => {
  let found: Awaited<ReturnType<typeof checkLayers>>;
  beforeAll(async () => {
    const tree = emptyTree();
    for (const [, from, to] of violations) {
      const relative = path.posix.relative(path.posix.dirname(from), to);
      plant({ [from]: imports(relative), [to]: value }, tree);
    }
    found = await checkLayers(tree);
    rmSync(tree, { recursive: true, force: true });
  });

  test.each(violations)('%s', (_, from, to) => {
    expect(found.ok).toBe(false);
    expect(found.output).toContain(`${from} → ${to}`);
  });
});

test.each([
  ['a control', 'apps/web/src/features/orders/a.tsx', '@mantine/core'],
  ['a style sheet', 'apps/web/src/shell/a.tsx', '@mantine/core/styles/Menu.layer.css'],
])('%s of the kit is imported past the ui', async (_, from, kit) => {
  plant({ [from]: imports(kit), 'apps/web/src/ui/a.tsx': imports(kit) });
  const { output } = await checkLayers(copy);
  expect(output).toContain(`the kit belongs to the web ui: ${from} → ${kit}`);
  expect(output).not.toContain('the kit belongs to the web ui: apps/web/src/ui/');
});

test('an import of types alone breaks the rule, too', async () => {
  plant({
    'packages/domain/src/a.ts': importsType('../../contract/src/b.ts'),
    'packages/contract/src/b.ts': 'export type Value = 1;\n',
  });
  expect((await checkLayers(copy)).output).toContain('packages/domain/src/a.ts → packages/contract/src/b.ts');
});
