import { expect, test } from 'vitest';
import { importGraph, importsOf, reaching } from './import-graph.ts';
import { projectDir } from '../project.ts';
import { selectionLine, touchedTests } from './touched-tests.ts';

const filesIn = (folder: string): string[] =>
  ['orders', 'ledger', 'team', 'calendar', 'offers', 'feeds', 'reports'].map((noun) => `${folder}/${noun}/${noun}.ts`);
const modules = filesIn('apps/api/src/modules');

/** A project of seven nouns: orders are read by the ledger, and calls cross the wire by their paths. */
const graph = new Map<string, readonly string[]>([
  ...[...modules, ...filesIn('apps/web/src/features')].map((file): [string, readonly string[]] => [file, []]),
  ['apps/api/src/modules/ledger/ledger.ts', ['apps/api/src/modules/orders/orders.ts']],
  ['apps/api/src/routes.ts', modules],
  ['apps/api/src/testing/portal.ts', ['apps/api/src/routes.ts']],
  ...['orders', 'ledger', 'team'].map((noun): [string, readonly string[]] => [
    `apps/api/src/modules/${noun}/${noun}.test.ts`,
    ['apps/api/src/testing/portal.ts'],
  ]),
  ['apps/api/src/openapi.test.ts', ['apps/api/src/routes.ts']],
  ['packages/contract/src/orders/seller.ts', []],
  ['packages/domain/src/orders/rules.ts', []],
  ['packages/domain/src/orders/rules.test.ts', ['packages/domain/src/orders/rules.ts']],
  ['packages/domain/src/money.ts', []],
  ['apps/web/src/features/team/team.ts', []],
  ...['order-list', 'ledger', 'team', 'sign-in'].map((name): [string, readonly string[]] => [
    `apps/e2e/src/${name}.e2e.ts`,
    [],
  ]),
]);
const texts: Readonly<Record<string, string>> = {
  'packages/contract/src/orders/seller.ts': "list: { path: '/orders' }",
  'apps/web/src/features/team/team.ts': "call('GET /orders')",
};
const project = { graph, textOf: (file: string) => texts[file] ?? '' };

const runs = (changed: string): string[] =>
  [...touchedTests(project, [changed]).values()]
    .flatMap(({ run }) => run.map((file) => file.replace(/^.*\//, '')))
    .toSorted();

test.each([
  [
    'a rule',
    'packages/domain/src/orders/rules.ts',
    ['openapi.test.ts', 'order-list.e2e.ts', 'orders.test.ts', 'rules.test.ts', 'sign-in.e2e.ts'],
  ],
  [
    'a verb, with who imports it and who calls it',
    'apps/api/src/modules/orders/orders.ts',
    [
      'ledger.e2e.ts',
      'ledger.test.ts',
      'openapi.test.ts',
      'order-list.e2e.ts',
      'orders.test.ts',
      'sign-in.e2e.ts',
      'team.e2e.ts',
    ],
  ],
  [
    'a screen',
    'apps/web/src/features/ledger/ledger.ts',
    ['ledger.e2e.ts', 'ledger.test.ts', 'openapi.test.ts', 'sign-in.e2e.ts'],
  ],
  ['a journey', 'apps/e2e/src/team.e2e.ts', ['team.e2e.ts']],
  ['a text about the project', 'docs/architecture.md', []],
])('%s touches its own', (_, changed, expected) => {
  expect(runs(changed)).toEqual(expected);
});

test.each([
  'packages/domain/src/money.ts',
  'apps/api/src/testing/portal.ts',
  'package-lock.json',
  'apps/api/schema.sql',
])('%s belongs to no noun: every test that runs a portal', (changed) => {
  const selections = touchedTests(project, [changed]);
  for (const part of ['api', 'e2e']) expect(selections.get(part)?.leftOut).toEqual([]);
});

test('what is left out is named', () => {
  const leftOut = ['apps/e2e/src/team.e2e.ts', 'apps/e2e/src/ledger.e2e.ts'];
  expect(selectionLine('e2e', { run: ['apps/e2e/src/order-list.e2e.ts'], leftOut })).toBe(
    'e2e: 1 of 3 files, left out:\n  apps/e2e/src: team ledger',
  );
});

test('imports lead across packages, into lazy parts and to files that are started', () => {
  const text = [
    "import { roles } from '@offizin/domain/access/roles';",
    "const Show = lazy(() => import('./tours-show.tsx'));",
    "new URL('./tours-gate.tsx', import.meta.url);",
    "spawn(node, ['apps/api/src/main.ts']);",
    "import path from 'node:path';",
  ].join('\n');
  expect(importsOf(projectDir, 'apps/web/src/shell/a.tsx', text)).toEqual([
    'packages/domain/src/access/roles.ts',
    'apps/web/src/shell/tours-show.tsx',
    'apps/web/src/shell/tours-gate.tsx',
    'apps/api/src/main.ts',
  ]);
});

test('this file is reached from what it tests', () => {
  const files = ['touched-tests.test', 'touched-tests', 'import-graph'].map((name) => `scripts/testing/${name}.ts`);
  expect(reaching(importGraph(projectDir, files), ['scripts/testing/import-graph.ts'])).toContain(files[0]);
});
