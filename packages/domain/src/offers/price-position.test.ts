import { describe, expect, test } from 'vitest';
import { netPayout } from './net-payout.ts';
import { allowedPrices, firstPlacePrice, priceRank, type AllowedPrices, type PriceMarks } from './price-position.ts';

const others = [2390, 2590, 2640, 2720, 2895, 2990, 3150];

describe('OFF-07 the rank of a price', () => {
  test.each([
    [2549, others, 2, 8],
    [2389, others, 1, 8],
    [2390, others, 2, 8],
    [2795, others, 5, 8],
    [9999, others.toReversed(), 8, 8],
    [1, [], 1, 1],
  ])('%i among %o: %i of %i', (price, offers, rank, of) => {
    expect(priceRank(price, offers)).toEqual({ rank, of });
  });
});

describe('OFF-09 the bands of the rules', () => {
  test.each<[string, PriceMarks, AllowedPrices]>([
    [
      'as drawn',
      { best: 2390, highest: 3150, recommended: 3290 },
      { minimum: 1195, maximum: 3290, maximumBy: 'recommended' },
    ],
    [
      'the highest offer is the limit',
      { best: 891, highest: 1241, recommended: 1862 },
      { minimum: 446, maximum: 1861, maximumBy: 'highest' },
    ],
    [
      'both alike',
      { best: 890, highest: 1240, recommended: 1860 },
      { minimum: 445, maximum: 1860, maximumBy: 'recommended' },
    ],
    [
      'nothing recommended',
      { best: 890, highest: 1240, recommended: null },
      { minimum: 445, maximum: 1860, maximumBy: 'highest' },
    ],
    [
      'no other offer',
      { best: null, highest: null, recommended: 500 },
      { minimum: null, maximum: 500, maximumBy: 'recommended' },
    ],
    [
      'nothing known',
      { best: null, highest: null, recommended: null },
      { minimum: null, maximum: null, maximumBy: null },
    ],
  ])('%s', (_title, marks, bands) => {
    expect(allowedPrices(marks)).toEqual(bands);
  });

  test.each<[string, PriceMarks, number | null]>([
    ['as drawn', { best: 2390, highest: 3150, recommended: 3290 }, 2389],
    ['the recommended price is lower', { best: 2390, highest: 3150, recommended: 2000 }, 2000],
    ['the recommended price is too low', { best: 2390, highest: 3150, recommended: 1000 }, null],
    ['the best is a cent', { best: 1, highest: 1, recommended: null }, null],
    ['no other offer', { best: null, highest: null, recommended: 500 }, null],
  ])('the price that is first: %s', (_title, marks, price) => {
    expect(firstPlacePrice(marks)).toBe(price);
  });
});

describe('OFF-09 what the seller keeps', () => {
  test.each([
    ['as drawn', 2549, { vat: 700, commission: 1200 }, { vat: 167, commission: 306, net: 2076 }],
    ['halves are rounded up', 1250, { vat: 0, commission: 500 }, { vat: 0, commission: 63, net: 1187 }],
    ['Swiss VAT of 8.1 %', 10_810, { vat: 810, commission: 1000 }, { vat: 810, commission: 1081, net: 8919 }],
    [
      'the dearest',
      9_999_999,
      { vat: 2500, commission: 10_000 },
      { vat: 2_000_000, commission: 9_999_999, net: -2_000_000 },
    ],
  ])('%s', (_title, price, rates, payout) => {
    expect(netPayout(price, rates)).toEqual(payout);
  });
});
