import { describe, expect, test } from 'vitest';
import { mayIn, roles } from '../access/roles.ts';
import { isOverLimit, limitedDeciders, limitOf, noRefundLimits, raisesLimit } from './refund-limit.ts';

describe('ORD-22 a limit for refunds', () => {
  test('may be set for everybody who decides and is no owner, and for own systems', () => {
    const deciders = roles.filter((role) => role !== 'owner' && mayIn(role, 'returns', 'write'));
    expect(limitedDeciders.filter((decider) => decider !== 'systems')).toEqual(deciders);
  });

  test('is none by default, and never one for owners', () => {
    const all = { manager: 0, orders: 0, systems: 0 };
    expect([...roles, 'systems' as const].filter((decider) => limitOf(noRefundLimits, decider) !== null)).toEqual([]);
    expect(limitOf(all, 'owner')).toBeNull();
    expect(limitedDeciders.map((decider) => limitOf(all, decider))).toEqual([0, 0, 0]);
  });

  test.each([
    ['exactly the limit', 5000, { refunded: 5000, shippingRefund: 0, offer: 0 }, false],
    ['a cent more', 5000, { refunded: 5001, shippingRefund: 0, offer: 0 }, true],
    ['goods within it, with the shipping above', 5000, { refunded: 4900, shippingRefund: -390, offer: 0 }, true],
    ['an offer beside what went back', 5000, { refunded: 3000, shippingRefund: 0, offer: 2001 }, true],
    ['anything without a limit', null, { refunded: 900_000, shippingRefund: -390, offer: 0 }, false],
    ['anything under a limit of nothing', 0, { refunded: 1, shippingRefund: 0, offer: 0 }, true],
  ])('%s', (_, limit, of, isOver) => {
    expect(isOverLimit(limit, of)).toBe(isOver);
  });

  test.each([
    ['a higher one', { orders: 5000 }, { orders: 5001 }, true],
    ['none any more', { manager: 5000 }, { manager: null }, true],
    ['a lower one', { systems: 5000 }, { systems: 4999 }, false],
    ['the first one', { orders: null }, { orders: 5000 }, false],
    ['a lower one beside a higher one', { manager: 1, orders: 9 }, { manager: 2, orders: 8 }, true],
  ])('%s gives or takes', (_, before, after, gives) => {
    expect(raisesLimit({ ...noRefundLimits, ...before }, { ...noRefundLimits, ...after })).toBe(gives);
  });
});
