import { describe, expect, test } from 'vitest';
import { type BrakeFacts, brakeOf } from './brake.ts';
import { isPriceWar } from './price-war.ts';
import { canRule, ruleActs, ruleStates } from './rule-states.ts';
import { firstLimits } from './terms.ts';

const still: BrakeFacts = {
  price: 1000,
  target: 1000,
  bestBefore: 1000,
  best: 1000,
  wasAtFloor: false,
  isAtFloor: false,
};
const many = (count: number, facts: Partial<BrakeFacts>): BrakeFacts[] =>
  Array.from({ length: count }, () => ({ ...still, ...facts }));

describe('OFF-11 the brake', () => {
  test.each<[string, BrakeFacts[], number, ReturnType<typeof brakeOf>]>([
    ['31 of 100 by more than a tenth', many(31, { target: 899 }), 100, { cause: 'moves', offers: 31, of: 100 }],
    ['as many upwards', many(31, { target: 1101 }), 100, { cause: 'moves', offers: 31, of: 100 }],
    ['31 of 100 by a tenth', many(31, { target: 900 }), 100, null],
    ['30 of 100', many(30, { target: 500 }), 100, null],
    ['all of 20', many(20, { target: 500 }), 20, null],
    ['all of 21', many(21, { target: 500 }), 21, { cause: 'moves', offers: 21, of: 21 }],
    [
      'a market that fell by more than a quarter',
      many(40, { target: 950, best: 749 }),
      100,
      { cause: 'market', offers: 40, of: 100 },
    ],
    ['a market that fell by a quarter', many(40, { target: 950, best: 750 }), 100, null],
    ['a market that fell without moving a price', many(40, { best: 500 }), 100, null],
    [
      'more than half at their floor at once',
      many(51, { isAtFloor: true }),
      100,
      { cause: 'floor', offers: 51, of: 100 },
    ],
    ['more than half that were there before', many(51, { isAtFloor: true, wasAtFloor: true }), 100, null],
  ])('%s', (_title, offers, covered, hold) => {
    expect(brakeOf(offers, covered, firstLimits)).toEqual(hold);
  });
});

describe('OFF-11 a price war', () => {
  const now = new Date('2026-11-24T14:00:00Z');
  const answers = (...given: [hoursAgo: number, seller: number | null][]) =>
    given.map(([hours, seller]) => ({ at: new Date(now.getTime() - hours * 3_600_000), seller }));

  test.each<[string, ReturnType<typeof answers>, boolean]>([
    ['three answers to one seller', answers([5, 7], [3, 7], [1, 7]), true],
    ['two', answers([3, 7], [1, 7]), false],
    ['one of them too long ago', answers([6, 7], [3, 7], [1, 7]), false],
    ['to different sellers', answers([5, 7], [3, 8], [1, 9]), false],
    ['to one seller, with another between', answers([5, 7], [4, 8], [3, 7], [1, 7]), true],
    ['to one seller, the latest to another', answers([5, 7], [3, 7], [2, 7], [1, 8]), false],
    ['to nobody', answers([5, null], [3, null], [1, null]), false],
  ])('%s', (_title, given, isWar) => {
    expect(isPriceWar(given, now)).toBe(isWar);
  });
});

test('OFF-11 what each state of a rule allows', () => {
  const allowed = Object.fromEntries(ruleStates.map((state) => [state, ruleActs.filter((act) => canRule(act, state))]));
  expect(allowed).toEqual({
    draft: ['switch_on', 'delete'],
    active: ['pause', 'hold', 'delete'],
    paused: ['switch_on', 'delete'],
    held: ['pause', 'lapse', 'decide', 'discard', 'delete'],
    deleted: [],
  });
});
