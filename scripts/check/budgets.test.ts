import { expect, test } from 'vitest';
import { budgetFindings, budgets, type Manifest, type ManifestChunk } from './budgets.ts';

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

const [login, orders] = budgets.screens;
const kB = (bytes: number): string => `${bytes / 1000} kB`;
/** More than a budget by itself, so that what counts it is over whatever else it counts. */
const tooMuch = (max: number): number => max + 1000;
const over = (name: string, max: number) =>
  expect.stringMatching(new RegExp(`^${name}: [\\d.]+ kB, budget ${kB(max)}$`, 'u'));
const overLogin = over(login.name, login.max);
const overOrders = over(orders.name, orders.max);
const overLocale = (name: string) => over(`locale virtual:messages/${name}`, budgets.locale);

test.each([
  ['login counts its own chunk', { 'login.js': tooMuch(login.max) }, [overLogin]],
  ['both count the entry', { 'main.js': tooMuch(orders.max) }, [overLogin, overOrders]],
  ['both count the style sheet', { 'main.css': tooMuch(orders.max) }, [overLogin, overOrders]],
  [
    'login counts its messages in English',
    { 'en_GB-session.js': tooMuch(login.max) },
    [overLogin, overLocale('en_GB/session')],
  ],
  ['orders counts what its chunk imports', { 'table.css': tooMuch(orders.max) }, [overOrders]],
  ['orders counts its frame', { 'layout.js': tooMuch(orders.max) }, [overOrders]],
  [
    'a later chunk',
    { 'metrics.js': tooMuch(budgets.laterChunk) },
    [over('chunk src/features/metrics/metrics-screen.tsx', budgets.laterChunk)],
  ],
  [
    'orders counts its own messages',
    { 'en_GB-orders.js': tooMuch(orders.max) },
    [overOrders, overLocale('en_GB/orders')],
  ],
  ['a language', { 'fr_FR-sync.js': tooMuch(budgets.locale) }, [overLocale('fr_FR/sync')]],
])('%s', (_, larger, findings) => {
  expect(budgetFindings(manifest(), sizeWith(larger))).toEqual(findings);
});

test('exactly a budget is within it, one byte more is not', () => {
  const used = (bytes: number) => (file: string) => (file === 'login.js' ? bytes : 0);
  expect(budgetFindings(manifest(), used(login.max))).toEqual([]);
  expect(budgetFindings(manifest(), used(login.max + 1))).toEqual([overLogin]);
});

test('many small files are a finding', () => {
  const parts = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`_part${at}.js`, { file: `part${at}.js` }]));
  const screen = { file: 'login.js', imports: Object.keys(parts) };
  expect(budgetFindings(manifest({ ...parts, 'src/features/session/login-screen.tsx': screen }), () => 1)).toEqual([
    `${login.name}: 30 files, budget ${login.files}`,
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
