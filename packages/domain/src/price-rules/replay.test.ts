import { expect, test } from 'vitest';
import { type PastDay, replay } from './replay.ts';
import { firstLimits, firstTerms } from './terms.ts';
import { ruledOffer } from './testing/ruled-offer.ts';

const terms = { ...firstTerms, floor: { kind: 'price', amount: 800 } } as const;
const stood = (...best: (number | null)[]): PastDay[] =>
  best.map((one) => ({ others: one === null ? [] : [one, 1100], price: 1000 }));

test.each([
  ['a market that stands still', stood(950, 950, 950), 1, 3, true],
  ['one that falls', stood(950, 930, 910), 3, 3, true],
  ['one that falls below the floor', stood(950, 790, 790), 4, 1, true],
  ['one in which it was first anyway', stood(1100, 1100), 2, 2, false],
  ['nobody else on the second day', stood(950, null), 2, 2, false],
])('OFF-11 a replay of %s', (_title, days, changes, first, wonFirst) => {
  const replayed = replay(terms, firstLimits, { offer: ruledOffer(), days });
  expect(replayed).toMatchObject({ changes, wonFirst, firstDays: { after: first, of: days.length } });
});

test('OFF-11 a replay says what one sale on each day would have paid out, beside what it did', () => {
  expect(replay(terms, firstLimits, { offer: ruledOffer(), days: stood(950, 950) }).payout).toEqual({
    before: 2 * 740,
    after: 2 * 702,
  });
});
