import { describe, expect, test } from 'vitest';
import { whereOneIs } from './order-whereabouts.ts';

const a = { id: 'a', status: 'new' } as const;
const b = { id: 'b', status: 'pending' } as const;
const listed = { orders: [a, b], hasMore: false };
const confirmed = { action: 'confirm', order: { id: 'a', status: 'pending' } } as const;

describe('GEN-13 where one is after an action', () => {
  test('at the order that the desk went on to', () => {
    const dispatched = { action: 'process', order: { id: 'a', status: 'processed' } } as const;
    expect(whereOneIs({ ...dispatched, listed, after: 'b' })).toBe(b);
  });

  test('at the end of what is new, or of the list', () => {
    expect(whereOneIs({ ...confirmed, listed, after: null })).toBe('end');
    const rejected = { action: 'reject', order: { id: 'a', status: 'cancelled' } } as const;
    expect(whereOneIs({ ...rejected, listed: { orders: [a], hasMore: false }, after: null })).toBe('end');
  });

  test.each([
    ['an order that stays in its list', { action: 'cancel_units', order: a, listed }],
    ['a list of which not all is loaded', { ...confirmed, listed: { orders: [a, b], hasMore: true } }],
    ['an order that the list does not have', { ...confirmed, listed: { orders: [b], hasMore: false } }],
  ] as const)('nothing is said of %s', (_, move) => {
    expect(whereOneIs({ ...move, after: null })).toBeNull();
  });
});
