import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';
import { netPayout } from './net-payout.ts';

test.each([
  // Price with VAT, VAT and commission in hundredths of a per cent, purchase price; the margin.
  [1190, 1900, 0, 500, 5000],
  [1190, 1900, 1000, 500, 3810],
  [1190, 1900, 1000, 881, 0],
  [1190, 1900, 1000, 900, -190],
  [1190, 1900, 1000, 1881, -10_000],
  [1249, 1900, 1200, 620, 2667],
  [1000, 0, 0, 999, 10],
  [1000, 0, 0, 333, 6670],
  [700, 0, 0, 699, 14],
  [800, 0, 0, 801, -13],
  [9_999_999, 2100, 1500, 1, 8185],
])('OFF-09 a price of %i, %i VAT, %i commission and %i paid leave %i', (price, vat, commission, paid, margin) => {
  expect(marginOf(netPayout(price, { vat, commission }), paid)).toBe(margin);
});
