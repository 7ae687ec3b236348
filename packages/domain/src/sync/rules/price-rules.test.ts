import { expect, test } from 'vitest';
import { product, rowFacts } from '../testing/sample-row.ts';
import { priceAboveHighest } from './price-above-highest.ts';
import { priceAboveRecommended } from './price-above-recommended.ts';
import { priceBelowBest } from './price-below-best.ts';

test.each<[string, number, number | null, number[] | undefined]>([
  ['as drawn', 1890, 1240, [1890, 1860, 1240]],
  ['exactly 1.5 times', 1860, 1240, undefined],
  ['a cent more', 1861, 1240, [1861, 1860, 1240]],
  ['odd: 1.5 times 12.41 is 18.615', 1861, 1241, undefined],
  ['odd, a cent more', 1862, 1241, [1862, 1861, 1241]],
  ['1.5 cents', 2, 1, [2, 1, 1]],
  ['no other offer', 9_999_999, null, undefined],
])('SYN-01 price_above_highest: %s', (_title, price, highest, numbers) => {
  expect(priceAboveHighest(rowFacts({ price, market: { best: 1, highest } }))?.numbers).toEqual(numbers);
});

test.each<[string, number, number | null, number[] | undefined]>([
  ['equal', 3290, 3290, undefined],
  ['a cent more', 3291, 3290, [3291, 3290]],
  ['none recommended', 3291, null, undefined],
])('SYN-01 price_above_recommended: %s', (_title, price, recommendedPrice, numbers) => {
  expect(priceAboveRecommended(rowFacts({ price, product: { ...product, recommendedPrice } }))?.numbers).toEqual(
    numbers,
  );
});

test.each<[string, number, number | null, number[] | undefined]>([
  ['as drawn', 410, 890, [410, 445, 890]],
  ['exactly half', 445, 890, undefined],
  ['a cent less', 444, 890, [444, 445, 890]],
  ['odd: half of 8.91 is 4.455', 446, 891, undefined],
  ['odd, a cent less', 445, 891, [445, 446, 891]],
  ['half a cent', 1, 1, undefined],
  ['no other offer', 1, null, undefined],
])('SYN-01 price_below_best: %s', (_title, price, best, numbers) => {
  expect(priceBelowBest(rowFacts({ price, market: { best, highest: 100_000 } }))?.numbers).toEqual(numbers);
});

test('SYN-01 a row without price breaks no price rule', () => {
  const row = rowFacts({ price: null, market: { best: 1, highest: 1 }, product: { ...product, recommendedPrice: 0 } });
  expect([priceAboveHighest(row), priceAboveRecommended(row), priceBelowBest(row)]).toEqual([null, null, null]);
});
