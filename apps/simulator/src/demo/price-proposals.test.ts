import { expect, test } from 'vitest';
import { proposalsOf, roundAt } from './price-proposals.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const offers = Array.from({ length: 22 }, (_, index) => ({ productId: `P-${index}`, price: 1000 + index }));

test('MKT-02 PRI-01 a round proposes three prices and withdraws a fourth, no product twice', () => {
  const made = proposalsOf(offers, roundAt(now), now);
  expect(made.map(({ record, isRecalled }) => [record.reason, record.products.length, isRecalled])).toEqual([
    ['market', 6, false],
    ['stock_age', 4, false],
    ['rrp_change', 9, false],
    ['market', 3, true],
  ]);
  const ids = made.flatMap(({ record }) => record.products.map(({ productId }) => productId));
  expect(new Set(ids).size).toBe(22);
  for (const { record } of made) expect(Date.parse(record.expiresAt ?? '')).toBeGreaterThan(now.getTime());
});

test('MKT-02 PRI-01 a round is the same all week, and another one the week after', () => {
  const products = (at: Date) =>
    proposalsOf(offers, roundAt(at), at).map(({ record }) => record.products.map(({ productId }) => productId));
  expect(products(new Date('2026-11-25T09:00:00.000Z'))).toEqual(products(now));
  expect(products(new Date('2026-12-01T09:00:00.000Z'))).not.toEqual(products(now));
});

test('MKT-02 PRI-01 a shop with few products gets what there is enough for', () => {
  expect(proposalsOf(offers.slice(0, 6), '1', now)).toHaveLength(1);
  expect(proposalsOf(offers.slice(0, 2), '1', now)).toEqual([]);
});
