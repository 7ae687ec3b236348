import { expect, test } from 'vitest';
import { budgetFindings, type Manifest, type ManifestChunk } from './budgets.ts';

const languages = ['de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_PT', 'en_GB'];

const manifest = (more: Record<string, ManifestChunk> = {}): Manifest => ({
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  'src/features/session/login-screen.tsx': { file: 'login.js', imports: ['_react.js'] },
  'src/features/orders/orders-screen.tsx': { file: 'orders.js', imports: ['_table.js'] },
  'src/shell/seller-layout.tsx': { file: 'layout.js' },
  '_table.js': { file: 'table.js', css: ['table.css'] },
  'src/features/metrics/metrics-screen.tsx': { file: 'metrics.js', imports: ['_react.js'] },
  ...Object.fromEntries(
    languages.flatMap((name) =>
      ['core', 'session', 'orders', 'sync'].map((set) => [
        `virtual:messages/${name}/${set}`,
        { file: `${name}-${set}.js` },
      ]),
    ),
  ),
  ...more,
});

const sizes: Readonly<Record<string, number>> = {
  'main.js': 20_000,
  'react.js': 50_000,
  'main.css': 10_000,
  'login.js': 5_000,
  'en_GB-core.js': 20_000,
};
const sizeWith =
  (more: Record<string, number> = {}) =>
  (file: string): number =>
    more[file] ?? sizes[file] ?? 1_000;

test('within the budgets nothing is found', () => {
  expect(budgetFindings(manifest(), sizeWith())).toEqual([]);
});

test.each([
  [
    'login counts entry, style sheet, English and its own chunk',
    { 'login.js': 25_000 },
    ['login, first load: 126.0 kB, budget 116 kB'],
  ],
  ['orders counts what its chunk imports', { 'table.css': 80_000 }, ['orders, first load: 184.0 kB, budget 176 kB']],
  ['orders counts its frame', { 'layout.js': 80_000 }, ['orders, first load: 184.0 kB, budget 176 kB']],
  ['a later chunk', { 'metrics.js': 41_000 }, ['chunk src/features/metrics/metrics-screen.tsx: 41.0 kB, budget 40 kB']],
  [
    'orders counts its own messages',
    { 'en_GB-orders.js': 80_000 },
    ['orders, first load: 184.0 kB, budget 176 kB', 'locale virtual:messages/en_GB/orders: 80.0 kB, budget 25 kB'],
  ],
  ['a language', { 'fr_FR-sync.js': 26_000 }, ['locale virtual:messages/fr_FR/sync: 26.0 kB, budget 25 kB']],
])('%s', (_, larger, findings) => {
  expect(budgetFindings(manifest(), sizeWith(larger))).toEqual(findings);
});

test('many small files are a finding', () => {
  const parts = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`_part${at}.js`, { file: `part${at}.js` }]));
  const login = { file: 'login.js', imports: Object.keys(parts) };
  expect(budgetFindings(manifest({ ...parts, 'src/features/session/login-screen.tsx': login }), () => 1)).toEqual([
    'login, first load: 30 files, budget 18',
  ]);
});

test('what cannot be measured is a finding', () => {
  expect(budgetFindings({}, sizeWith())).toEqual([
    'the manifest names no entry',
    'only 0 languages found: chunks of each are expected',
    expect.stringContaining('login, first load: no chunk matches'),
    'login, first load: not all of its messages are there',
    expect.stringContaining('orders, first load: no chunk matches'),
    'orders, first load: not all of its messages are there',
  ]);
});
