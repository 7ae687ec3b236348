import { expect, test } from 'vitest';
import { sumAssets } from './asset-sizes.ts';

const sizes = new Map([
  ['/a.js', 100],
  ['/b.js', 20],
  ['/a.css', 3],
]);
const size = (name: string) => sizes.get(name) ?? Number.NaN;

test.each([
  { assets: ['/a.js', '/b.js', '/a.css'], sum: { scripts: 120, styles: 3, files: 3 } },
  { assets: ['/a.js', '/a.js'], sum: { scripts: 100, styles: 0, files: 1 } },
  { assets: [], sum: { scripts: 0, styles: 0, files: 0 } },
])('$assets come to $sum', ({ assets, sum }) => {
  expect(sumAssets(assets, size)).toEqual(sum);
});
