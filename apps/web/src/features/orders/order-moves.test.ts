import { describe, expect, test } from 'vitest';
import { neighboursOf, orderAfter } from './order-moves.ts';

const orders = [
  { id: 'a', status: 'new' },
  { id: 'b', status: 'pending' },
  { id: 'c', status: 'new' },
] as const;

describe('GEN-13 the orders around the open one', () => {
  test.each([
    ['the first', { id: 'a', index: 0 }, { previous: null, next: 'b' }],
    ['one between', { id: 'b', index: 1 }, { previous: 'a', next: 'c' }],
    ['the last', { id: 'c', index: 2 }, { previous: 'b', next: null }],
    ['one that has left', { id: 'x', index: 1 }, { previous: 'a', next: 'b' }],
    ['one that was never there', null, { previous: null, next: null }],
  ])('of %s', (_, place, expected) => {
    expect(neighboursOf(orders, place)).toEqual(expected);
  });
});

const nobody = { previous: null, next: null };

describe('GEN-13 where the desk goes after an action', () => {
  test.each([
    ['what came behind it', { previous: 'a', next: 'b' }, 'b'],
    ['what stood before it where it was the last', { previous: 'c', next: null }, 'c'],
  ])('an order that has left the list already leads to %s', (_, around, next) => {
    expect(orderAfter(orders, { action: 'process', order: { id: 'x', status: 'processed' } }, around)).toBe(next);
  });

  test.each([
    ['a confirmed order leads to the next that is new', 'confirm', 'a', 'pending', 'c'],
    ['also to one before it', 'confirm', 'c', 'pending', 'a'],
    ['a dispatched order leads to the next', 'process', 'a', 'processed', 'b'],
    ['the last leads to the one before', 'reject', 'c', 'cancelled', 'b'],
    ['an order that stays in the list stays open', 'cancel_units', 'a', 'new', null],
    ['an order of which all is cancelled does not', 'cancel_units', 'a', 'cancelled', 'b'],
    ['an order that is not in the list leads nowhere', 'process', 'x', 'processed', null],
  ] as const)('%s', (_, action, id, status, next) => {
    expect(orderAfter(orders, { action, order: { id, status } }, nobody)).toBe(next);
  });

  test('the only new order stays open after confirming: it is dispatched next', () => {
    const only = [
      { id: 'a', status: 'new' },
      { id: 'b', status: 'pending' },
    ] as const;
    expect(orderAfter(only, { action: 'confirm', order: { id: 'a', status: 'pending' } }, nobody)).toBeNull();
  });
});
