import { expect, test } from 'vitest';
import { payoutStateNames, providerOf, stateAfterChange, validationWord } from './payout-account.ts';
import { heldAfterChange, payoutHolds } from './payout-hold.ts';
import { addsUp } from './payouts.ts';
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
