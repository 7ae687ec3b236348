import { expect, test } from 'vitest';
import { isOwnOutcome, type SentAct } from './own-outcome.ts';

const before = { status: 'new', units: 2 } as const;
const confirm: SentAct = { action: 'confirm', before, body: {}, isAgain: true };
const process: SentAct = { ...confirm, action: 'process', body: { courier: 'dhl', trackingNumber: '123456789012' } };
const reject: SentAct = { ...confirm, action: 'reject', body: { reason: 'no_stock' } };
const none = { courier: null, trackingNumber: null, cancellation: null };
const by = (party: 'seller' | 'customer') =>
  ({ by: party, reason: 'no_stock', comment: null, at: '2026-11-24T09:00:00.000Z' }) as const;

test.each([
  ['a second press to confirm', confirm, { ...none, status: 'pending' }, true],
  ['somebody else’s confirmation', { ...confirm, isAgain: false }, { ...none, status: 'pending' }, false],
  ['a cancelled order', confirm, { ...none, status: 'cancelled', cancellation: by('customer') }, false],
  ['the parcel that one sent', process, { ...none, status: 'processed', ...process.body }, true],
  ['another parcel', process, { ...none, status: 'processed', courier: 'dhl', trackingNumber: '9' }, false],
  ['one’s own rejection', reject, { ...none, status: 'cancelled', cancellation: by('seller') }, true],
  ['a customer’s cancellation', reject, { ...none, status: 'cancelled', cancellation: by('customer') }, false],
] as const)('ORD-07 the order is as one wished: %s', (_, sent, current, expected) => {
  expect(isOwnOutcome(sent as SentAct, current as Parameters<typeof isOwnOutcome>[1])).toBe(expected);
});
