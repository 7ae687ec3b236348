import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { canWait, isInTime, outcomeOf, settleReason } from './waiting-acts.ts';

test.each([
  [200, '', 'sent'],
  [0, 'network', 'waits'],
  [408, 'request.timeout', 'waits'],
  [429, 'rate.limited', 'waits'],
  [503, 'overloaded', 'waits'],
  [409, 'idempotency.in_progress', 'waits'],
  [409, 'session.other_shop', 'waits'],
  [403, 'csrf.invalid', 'waits'],
  [401, 'session_expired', 'signed_out'],
  [409, 'order.version_conflict', 'to_settle'],
  [409, 'order.invalid_state', 'to_settle'],
  [422, 'idempotency.key_reused', 'to_settle'],
  [403, 'access.role', 'to_settle'],
  [404, 'not_found', 'to_settle'],
  [500, 'internal', 'to_settle'],
])('GEN-19 an act that was answered with %i %s: %s', (status, code, outcome) => {
  expect(outcomeOf({ status, code })).toBe(outcome);
});

test.each([
  ['confirm', 'cancelled', 'cancelled'],
  ['confirm', 'pending', 'done_already'],
  ['confirm', 'new', 'changed'],
  ['confirm', 'processed', 'not_possible'],
  ['process', 'cancelled', 'cancelled'],
  ['process', 'pending', 'changed'],
  ['process', 'new', 'changed'],
  ['process', 'processed', 'done_already'],
  ['process', 'finalised', 'not_possible'],
  ['pack', 'cancelled', 'cancelled'],
  ['pack', 'processed', 'not_possible'],
  ['pack', 'new', 'refused'],
] as const)('GEN-19 %s of an order that is now %s: %s', (action, status, reason) => {
  expect(settleReason(action, { status, units: 2 })).toBe(reason);
});

test('GEN-19 without the order there is only that it was refused', () => {
  expect(settleReason('confirm', null)).toBe('refused');
});

test('GEN-19 a rejection does not wait', () => {
  expect(['confirm', 'process', 'reject', 'cancel_units'].filter(canWait)).toEqual(['confirm', 'process']);
});

test('GEN-19 an act waits less long than the server knows its key', () => {
  const now = new Date('2026-11-27T09:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect([limits.waitingActs - 1, limits.waitingActs].map((age) => isInTime(ago(age), now))).toEqual([true, false]);
  expect(limits.waitingActs).toBeLessThan(7 * 24 * 3600);
});
