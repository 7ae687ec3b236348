import { expect, test } from 'vitest';
import { addUpByProduct } from './wholesaler-list.ts';

const needed = (order: string, productId: string, units: number) => ({ order, productId, units });

test.each([
  ['nothing', [], []],
  ['one order', [needed('1', 'P-1', 2)], [['P-1', 2, ['1']]]],
  [
    'a product of two orders, and of two lines of one',
    [needed('1', 'P-2', 2), needed('1', 'P-1', 1), needed('2', 'P-2', 3), needed('2', 'P-2', 1)],
    [
      ['P-2', 6, ['1', '2', '2']],
      ['P-1', 1, ['1']],
    ],
  ],
] as const)('ORD-19 %s', (_, lines, products) => {
  expect(
    addUpByProduct(lines).map(({ first, units, orders }) => [first.productId, units, orders.map(({ order }) => order)]),
  ).toEqual(products);
});
