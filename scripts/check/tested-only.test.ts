import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../project.ts';
import { checkTestedOnly } from './tested-only.ts';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'tested-only-'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
}

const workspace = (name: string): string =>
  JSON.stringify({ name, private: true, type: 'module', exports: { './*': './src/*.ts' } });
const project = {
  'package.json': JSON.stringify({
    name: 'project',
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    devDependencies: { vitest: '1' },
  }),
  'packages/domain/package.json': workspace('domain'),
  'apps/web/package.json': workspace('web'),
  'packages/domain/src/price.ts': 'export const price = 1;\nexport const rounded = 2;\n',
  'packages/domain/src/price.test.ts': "import { price, rounded } from './price.ts';\nvoid [price, rounded];\n",
  'apps/web/src/main.tsx': "import { price } from '../../../packages/domain/src/price.ts';\nvoid price;\n",
  'apps/web/src/search.tsx': 'export const Search = 1;\n',
  'apps/web/src/search.browser.test.tsx': "import { Search } from './search.tsx';\nvoid Search;\n",
  'apps/web/src/testing/row.ts': 'export const row = 1;\n',
  'apps/web/src/row.test.ts': "import { row } from './testing/row.ts';\nvoid row;\n",
};

async function findings(files: Readonly<Record<string, string>>): Promise<string> {
  plant(files);
  copyFileSync(inProject('knip.production.json'), path.join(copy, 'knip.production.json'));
  const { ok, output } = await checkTestedOnly(AbortSignal.timeout(60_000), copy);
  expect(ok).toBe(output.trim() === '');
  return output;
}

test('what only tests import is found, a file and an export; helpers of tests are not', async () => {
  const output = await findings(project);
  expect(output).toContain('apps/web/src/search.tsx');
  expect(output).toMatch(/^rounded +packages\/domain\/src\/price\.ts/m);
  expect(output).not.toMatch(/^price |testing\/row|\.test\.tsx?/m);
});

test('what the product imports passes', async () => {
  const main = [
    "import { price, rounded } from '../../../packages/domain/src/price.ts';",
    "import { Search } from './search.tsx';",
    'void [price, rounded, Search];',
  ];
  expect(await findings({ ...project, 'apps/web/src/main.tsx': main.join('\n') })).toBe('');
});
