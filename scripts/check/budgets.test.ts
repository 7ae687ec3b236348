import { expect, test } from 'vitest';
import { budgetFindings, budgets, type Manifest, type ManifestChunk } from './budgets.ts';

const languages = ['de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_PT', 'en_GB'];

const manifest = (more: Record<string, ManifestChunk> = {}): Manifest => ({
  '_react-x.js': { file: 'react.js' },
  '_seller-x.js': { file: 'seller.js', css: ['seller.css'] },
  '_bar-chart-x.js': { file: 'charts.js' },
  'src/features/metrics/metrics-screen.tsx': { file: 'metrics.js', css: ['metrics.css'] },
  ...Object.fromEntries(
    languages.flatMap((name) =>
      ['core', 'sync'].map((set) => [`virtual:messages/${name}/${set}`, { file: `${name}-${set}.js` }]),
    ),
  ),
  ...more,
});

const sizeWith =
  (more: Record<string, number> = {}) =>
  (file: string): number =>
    more[file] ?? 1000;

test('within the budgets nothing is found', () => {
  expect(budgetFindings(manifest(), sizeWith())).toEqual([]);
});

const { firstLoad, charts, laterChunk, locale } = budgets;
const over = (name: string, max: number) => `${name}: ${max / 1000 + 1}.0 kB, budget ${max / 1000} kB`;

test.each([
  ['what every page loads', { 'react.js': firstLoad.max + 1000 }, over('chunk _react-x.js', firstLoad.max)],
  [
    'its style sheet',
    { 'seller.js': 0, 'seller.css': firstLoad.max + 1000 },
    over('chunk _seller-x.js', firstLoad.max),
  ],
  ['the charts', { 'charts.js': charts.max + 1000 }, over('chunk _bar-chart-x.js', charts.max)],
  ['a later chunk', { 'metrics.js': laterChunk }, over('chunk src/features/metrics/metrics-screen.tsx', laterChunk)],
  ['a language', { 'fr_FR-sync.js': locale + 1000 }, over('locale virtual:messages/fr_FR/sync', locale)],
])('%s', (_, larger, finding) => {
  expect(budgetFindings(manifest(), sizeWith(larger))).toEqual([finding]);
});

test('exactly a budget is within it, one byte more is not', () => {
  const used = (bytes: number) => (file: string) => (file === 'metrics.js' ? bytes : 0);
  expect(budgetFindings(manifest(), used(laterChunk))).toEqual([]);
  expect(budgetFindings(manifest(), used(laterChunk + 1))).toHaveLength(1);
});

test('what cannot be measured is a finding', () => {
  expect(budgetFindings({}, sizeWith())).toEqual([
    'only 0 languages found: chunks of each are expected',
    'no chunk of the first load was found',
  ]);
});
