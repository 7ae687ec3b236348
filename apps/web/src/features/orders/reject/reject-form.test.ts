import { expect, test } from 'vitest';
import { choose, chooseAll, countUnits, type RejectableOrder, takesAll, totalWithout } from './reject-form.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const order: RejectableOrder = {
  units: 3,
  discount: { amount: eur(200), label: null },
  shipping: eur(395),
  lines: [
    { id: 'a', quantity: 3, cancelledQuantity: 1, unitPrice: eur(479) },
    { id: 'b', quantity: 1, cancelledQuantity: 0, unitPrice: eur(1795) },
  ],
};

test('ORD-05 units are chosen, counted and taken back', () => {
  const one = choose(new Map(), 'a', 1);
  expect([countUnits(one), takesAll(order, one)]).toEqual([1, false]);
  expect(choose(one, 'a', 0).size).toBe(0);
  const all = chooseAll(order);
  expect([...all]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(takesAll(order, all)).toBe(true);
});

test('ORD-05 the dialog shows the value that will be left', () => {
  expect(totalWithout(order, new Map())).toBe(2948);
  expect(totalWithout(order, chooseAll(order))).toBe(0);
  const left = totalWithout(order, new Map([['b', 1]]));
  expect(left).toBeGreaterThan(395 + 958 - 200);
  expect(left).toBeLessThan(395 + 958);
});
