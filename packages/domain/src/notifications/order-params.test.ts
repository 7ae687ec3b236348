import { expect, test } from 'vitest';
import { namedOrders, orderParams } from './order-params.ts';

const due = (number: string, hour: number) => ({ number, dispatchBy: new Date(Date.UTC(2026, 10, 24, hour)) });

test.each([
  ['nothing of no orders', [], {}],
  ['one', [due('1', 9)], { numbers: '1', dueBy: '2026-11-24T09:00:00.000Z' }],
  [
    'the one due first before the other',
    [due('1', 9), due('2', 8)],
    { numbers: '2 1', dueBy: '2026-11-24T08:00:00.000Z' },
  ],
  [
    'five of many',
    [7, 6, 5, 4, 3, 2, 1].map((hour) => due(String(hour), hour)),
    { numbers: '1 2 3 4 5', dueBy: '2026-11-24T01:00:00.000Z' },
  ],
])('GEN-18 a notification names %s', (_, orders, params) => {
  expect(orderParams(orders)).toEqual(params);
});

test.each([
  [
    { count: 2, number: '1', numbers: '1 2', dueBy: 'x', amount: 4590, currency: 'CHF' },
    { numbers: ['1', '2'], dueBy: 'x', total: { amount: 4590, currency: 'CHF' } },
  ],
  [
    { count: 2, number: '1' },
    { numbers: ['1'], dueBy: null, total: null },
  ],
  [{ count: 9 }, { numbers: [], dueBy: null, total: null }],
] as const)('GEN-18 %o names %o', (params, named) => {
  expect(namedOrders(params)).toEqual(named);
});
