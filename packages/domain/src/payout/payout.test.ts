import { describe, expect, test } from 'vitest';
import { payoutStateNames, providerOf, stateAfterChange, validationWord } from './payout-account.ts';
import { heldAfterChange, payoutHolds } from './payout-hold.ts';
import { addsUp, mayBecome, type MovedMoney, type PayoutLine } from './payouts.ts';
import { shownSteps } from './requirements.ts';

const now = new Date('2026-11-24T09:00:00Z');
const later = new Date('2026-11-25T09:00:00Z');

test.each([
  ['not_started', 'pending', 'not_started'],
  ['awaiting_data', 'pending', 'awaiting_data'],
  ['in_review', 'pending', 'in_review'],
  ['refused', 'invalid', 'in_review'],
  ['restricted', 'invalid', 'restricted'],
  ['approved', 'valid', 'in_review'],
] as const)('PRO-08 %s is shown %s; after another account it is %s', (state, word, after) => {
  expect(validationWord(state)).toBe(word);
  expect(stateAfterChange[state]).toBe(after);
});

test('PRO-08 no change of the account makes one valid', () => {
  for (const state of payoutStateNames) expect(validationWord(stateAfterChange[state])).not.toBe('valid');
});

test.each([
  [['marketplace', 'hyperwallet'], 'hyperwallet'],
  [['hyperwallet', 'adyen'], 'adyen'],
  [['marketplace'], null],
])('the provider of %j is %s', (services, provider) => {
  expect(providerOf(services)).toBe(provider);
});

const approved = { state: 'approved', heldUntil: null, blockedAt: null } as const;

test.each([
  ['an approved account', approved, []],
  ['a hold that has ended at this moment', { ...approved, heldUntil: now }, []],
  ['a hold that lasts', { ...approved, heldUntil: later }, [{ reason: 'bank_account', until: later }]],
  ['an account in review', { ...approved, state: 'in_review' }, [{ reason: 'validation', until: null }]],
  [
    'a blocked account in review with a hold',
    { state: 'in_review', heldUntil: later, blockedAt: now },
    [
      { reason: 'blocked', until: null },
      { reason: 'validation', until: null },
      { reason: 'bank_account', until: later },
    ],
  ],
] as const)('%s waits for what it should', (_what, guard, holds) => {
  expect(payoutHolds(guard, now)).toEqual(holds);
});

test('payouts wait the set hours after a change, and a longer hold is not made shorter', () => {
  expect(heldAfterChange(now, 72, null)).toEqual(new Date('2026-11-27T09:00:00Z'));
  expect(heldAfterChange(now, 1, later)).toEqual(later);
});

const marksOf = (...given: Parameters<typeof shownSteps>) =>
  shownSteps(...given).map(({ mark, count }) => (count === 0 ? mark : `${mark} ${count}`));

test('PRO-08 each step says how far it is', () => {
  const missing = { step: 'owners', fault: 'missing', code: '2_8001' } as const;
  const blurred = { step: 'documents', fault: 'invalid', code: '1_704' } as const;
  expect(marksOf('not_started', [])).toEqual(['open', 'open', 'open', 'open', 'open']);
  expect(marksOf('awaiting_data', [missing, blurred])).toEqual(['done', 'missing 1', 'done', 'invalid 1', 'open']);
  expect(marksOf('awaiting_data', [missing, { ...missing, fault: 'invalid' }])[1]).toBe('invalid 2');
  expect(marksOf('in_review', [])).toEqual(['done', 'done', 'done', 'done', 'running']);
  expect(marksOf('refused', [])[4]).toBe('refused');
  expect(marksOf('approved', [])[4]).toBe('done');
});

test('the lines of a payout make its amount', () => {
  const lines = [
    { kind: 'sales', amount: 490_260, count: 118 },
    { kind: 'commission', amount: -80_253, count: null },
  ] as const;
  expect(addsUp(410_007, lines)).toBe(true);
  expect(addsUp(410_008, lines)).toBe(false);
});

describe('INV-05 what was paid stays as it was', () => {
  const line: PayoutLine = { kind: 'sales', amount: 500, count: 3 };
  const paid: MovedMoney = {
    state: 'paid',
    amount: 500,
    currency: 'EUR',
    paidAt: '2026-11-24T09:00:00.000Z',
    lines: [line],
  };
  const planned: MovedMoney = { ...paid, state: 'planned', paidAt: null };
  const returned: MovedMoney = { ...paid, state: 'returned' };
  test.each<[string, MovedMoney, MovedMoney, boolean]>([
    ['planned, with another amount', planned, { ...planned, amount: 700, lines: [] }, true],
    ['planned, then paid', planned, paid, true],
    ['held, then paid', { ...planned, state: 'held' }, paid, true],
    ['paid, said once more', paid, { ...paid, lines: [{ ...line }] }, true],
    ['paid, then returned', paid, returned, true],
    ['returned, then paid once more', returned, { ...paid, paidAt: '2026-11-27T09:00:00.000Z' }, true],
    ['paid, then planned', paid, planned, false],
    ['returned, then held', returned, { ...returned, state: 'held' }, false],
    ['paid, then another amount', paid, { ...paid, amount: 501 }, false],
    ['paid, then another currency', paid, { ...paid, currency: 'CHF' }, false],
    ['paid, then another day', paid, { ...paid, paidAt: '2026-11-25T09:00:00.000Z' }, false],
    ['paid, then other lines', paid, { ...paid, lines: [{ ...line, count: 4 }] }, false],
    ['paid, then fewer lines', paid, { ...paid, lines: [] }, false],
    ['returned, with another amount', returned, { ...returned, amount: 1 }, false],
  ])('%s', (_, before, after, may) => {
    expect(mayBecome(before, after)).toBe(may);
  });
});
