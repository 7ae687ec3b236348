import { describe, expect, test } from 'vitest';
import { barsOf, effectOf, isShippedFree, isThresholdBelowCost, shippingOf } from './shipping-costs.ts';

const costs = { cost: 790, freeAbove: 7_500 };

describe('PRO-07 shipping costs', () => {
  test.each([
    [4_500, 790],
    [7_500, 790],
    [7_505, 0],
    [0, 790],
  ])('an order of %d pays %d', (value, shipping) => {
    expect(shippingOf(value, costs)).toBe(shipping);
  });

  test('without a threshold every order pays', () => {
    expect(isShippedFree(99_999, { cost: 790, freeAbove: null })).toBe(false);
    expect(effectOf([{ value: 99_999, orders: 2 }], { cost: 790, freeAbove: null })).toEqual({
      orders: 2,
      free: 0,
      revenue: 1_580,
      nearlyFree: null,
    });
  });

  test('the effect counts who pays, who does not, and who nearly reached the threshold', () => {
    const values = [
      { value: 2_000, orders: 5 },
      { value: 6_500, orders: 7 },
      { value: 6_505, orders: 1 },
      { value: 7_500, orders: 2 },
      { value: 7_505, orders: 3 },
    ];
    expect(effectOf(values, costs)).toEqual({ orders: 18, free: 3, revenue: 15 * 790, nearlyFree: 3 });
  });

  test('a bar holds the values up to its upper end, the last one all that are higher', () => {
    const bars = barsOf(
      [
        { value: 0, orders: 1 },
        { value: 1_000, orders: 2 },
        { value: 1_005, orders: 4 },
        { value: 7_505, orders: 8 },
        { value: 90_000, orders: 16 },
      ],
      costs,
    );
    expect(bars).toHaveLength(16);
    expect(bars.filter(({ orders }) => orders > 0)).toEqual([
      { from: 0, orders: 3, free: 0 },
      { from: 1_000, orders: 4, free: 0 },
      { from: 7_000, orders: 8, free: 8 },
      { from: 15_000, orders: 16, free: 16 },
    ]);
  });
});

test.each([
  [690, 600, true],
  [690, 690, false],
  [690, 7_500, false],
  [690, null, false],
])('PRO-07 shipping for %i, free above %o: free for less than it costs %s', (cost, freeAbove, isBelow) => {
  expect(isThresholdBelowCost({ cost, freeAbove })).toBe(isBelow);
});
