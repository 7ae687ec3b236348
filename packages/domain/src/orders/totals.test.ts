import { describe, expect, test } from 'vitest';
import { recomputeTotals, type PlacedOrder } from './totals.ts';

function order(
  lines: [price: number, quantity: number, cancelled: number][],
  discount = 0,
  shipping = 395,
): PlacedOrder {
  return {
    lines: lines.map(([unitPrice, quantity, cancelledQuantity]) => ({ unitPrice, quantity, cancelledQuantity })),
    discount,
    shipping,
  };
}

describe('ORD-05 totals after cancelling units', () => {
  test.each<[string, PlacedOrder, [number, number, number, number]]>([
    [
      'nothing cancelled',
      order(
        [
          [479, 2, 0],
          [1795, 1, 0],
        ],
        200,
      ),
      [2753, 200, 395, 2948],
    ],
    [
      'one of two lines gone',
      order(
        [
          [1000, 1, 1],
          [1000, 1, 0],
        ],
        200,
      ),
      [1000, 100, 395, 1295],
    ],
    [
      'the discount follows the price',
      order(
        [
          [3000, 1, 0],
          [1000, 1, 1],
        ],
        400,
      ),
      [3000, 300, 395, 3095],
    ],
    ['the odd cent stays with the first unit', order([[500, 2, 1]], 3), [500, 2, 395, 893]],
    [
      'everything cancelled',
      order(
        [
          [479, 2, 2],
          [1795, 1, 1],
        ],
        200,
      ),
      [0, 0, 0, 0],
    ],
    ['no discount', order([[479, 3, 1]]), [958, 0, 395, 1353]],
    ['a discount above the subtotal takes no more than it', order([[100, 2, 0]], 500), [200, 200, 395, 395]],
    ['free products', order([[0, 2, 1]], 100), [0, 0, 395, 395]],
  ])('%s', (_title, placed, [subtotal, discount, shipping, total]) => {
    expect(recomputeTotals(placed)).toMatchObject({ subtotal, discount, shipping, total });
  });

  test('units are counted after cancellation', () => {
    expect(
      recomputeTotals(
        order([
          [100, 5, 2],
          [200, 1, 1],
        ]),
      ).units,
    ).toBe(3);
  });

  test('the parts kept and cancelled always add up to the discount, whatever is cancelled first', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const pick = (n: number, of: number) => (Math.imul(seed * 7919 + n * 104_729, 2_654_435_761) >>> 8) % of;
      const lines = [0, 1, 2].map((n): [number, number] => [1 + pick(n, 9999), 1 + pick(n + 9, 6)]);
      const discount = pick(30, 5000);
      const cancelled = lines.map(([, quantity], n) => pick(n + 20, quantity + 1));
      const kept = recomputeTotals(
        order(
          lines.map(([price, quantity], n) => [price, quantity, cancelled[n] ?? 0]),
          discount,
          0,
        ),
      );
      const whole = recomputeTotals(
        order(
          lines.map(([price, quantity]) => [price, quantity, 0]),
          discount,
          0,
        ),
      );
      expect(kept.discount).toBeLessThanOrEqual(whole.discount);
      expect(kept.discount).toBeLessThanOrEqual(kept.subtotal);
      expect(kept.total).toBe(kept.subtotal - kept.discount);
      const exact = whole.subtotal === 0 ? 0 : (whole.discount * kept.subtotal) / whole.subtotal;
      expect(Math.abs(kept.discount - exact)).toBeLessThan(18);
    }
  });
});
