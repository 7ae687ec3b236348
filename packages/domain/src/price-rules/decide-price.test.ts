import { describe, expect, test } from 'vitest';
import { decidePrice, type RuledOffer } from './decide-price.ts';
import { firstLimits, firstTerms, type RuleTerms } from './terms.ts';
import { ruledOffer } from './testing/ruled-offer.ts';

const wide = { ...firstLimits, step: 5000, downPerDay: 5000 };
const free: RuleTerms = { ...firstTerms, step: 5000, floor: { kind: 'price', amount: 1 } };

describe('OFF-11 where a strategy wants a price', () => {
  test.each<[string, Partial<RuleTerms>, Partial<RuledOffer>, number, string]>([
    ['a cent below the best', {}, {}, 949, 'market_down'],
    ['an amount below the best', { strategy: { kind: 'undercut', by: 30 } }, {}, 920, 'market_down'],
    ['a share below the best', { strategy: { kind: 'undercut_share', share: 200 } }, {}, 931, 'market_down'],
    ['as the best', { strategy: { kind: 'match' } }, {}, 950, 'market_down'],
    ['below the next where it is the best', {}, { price: 900 }, 949, 'market_up'],
    ['the second place, a cent below who holds it', { strategy: { kind: 'place', place: 2 } }, {}, 1099, 'market_up'],
    ['a place that nobody else takes: the ceiling', { strategy: { kind: 'place', place: 3 } }, {}, 1200, 'to_ceiling'],
    ['a share below the recommended', { strategy: { kind: 'recommended', share: 2000 } }, {}, 960, 'recommended'],
    ['never above the recommended', { strategy: { kind: 'undercut', by: 1 } }, { others: [1500] }, 1200, 'to_ceiling'],
    ['an amount below the recommended', { belowRecommended: 50 }, { others: [1500] }, 1150, 'to_ceiling'],
    ['the highest of 30 days without a recommended', {}, { others: [1500], recommended: null }, 1050, 'to_ceiling'],
  ])('%s', (_title, terms, offer, price, reason) => {
    expect(decidePrice({ ...free, ...terms }, wide, ruledOffer(offer))).toMatchObject({
      price,
      target: price,
      reason,
      group: 'changes',
    });
  });
});

describe('OFF-11 why a price stays', () => {
  test.each<[string, Partial<RuleTerms>, Partial<RuledOffer>, string, string]>([
    ['it stands where it should', {}, { price: 949 }, 'right', 'right'],
    ['it is at its floor', { floor: { kind: 'price', amount: 1000 } }, {}, 'at_floor', 'floor'],
    ['floor and ceiling leave no room', { floor: { kind: 'price', amount: 1300 } }, {}, 'no_room', 'floor'],
    ['no price keeps the margin', { floor: { kind: 'margin', share: 9500 } }, {}, 'no_room', 'floor'],
    ['it is at its ceiling', {}, { price: 1200, others: [1500] }, 'at_ceiling', 'right'],
    ['it has been changed as often as a day allows', {}, { dayChanges: 4 }, 'day_limit', 'right'],
    ['it has fallen as far as a day allows', {}, { dayPrice: 2000 }, 'day_fall', 'right'],
    ['somebody has edited it', {}, { waits: 'edited' }, 'edited', 'right'],
    ['a price war was stopped', {}, { waits: 'war' }, 'war', 'right'],
    ['nobody else has any and it is at its ceiling', {}, { others: [], price: 1200 }, 'no_market', 'no_market'],
    [
      'nobody else has any and it rose today',
      {},
      { others: [], price: 1050, dayPrice: 1000 },
      'no_market',
      'no_market',
    ],
    [
      'nothing to go by',
      { strategy: { kind: 'recommended', share: 500 } },
      { recommended: null },
      'no_market',
      'no_market',
    ],
  ])('%s', (_title, terms, offer, reason, group) => {
    const facts = ruledOffer(offer);
    expect(decidePrice({ ...free, ...terms }, wide, facts)).toMatchObject({ price: facts.price, reason, group });
  });
});

describe('OFF-11 steps, floor and what is alone', () => {
  test('a target further away than one step is reached in several', () => {
    const decision = decidePrice({ ...free, step: 800 }, wide, ruledOffer({ others: [800] }));
    expect(decision).toMatchObject({ price: 920, target: 799, steps: 3, place: { before: 2, after: 2, of: 2 } });
  });

  test('the limit of all rules caps the step of one', () => {
    expect(decidePrice(free, firstLimits, ruledOffer({ others: [800] })).price).toBe(920);
  });

  test('it goes down to its floor and no further', () => {
    const decision = decidePrice({ ...free, floor: { kind: 'price', amount: 970 } }, wide, ruledOffer());
    expect(decision).toMatchObject({ price: 970, reason: 'to_floor', group: 'changes', floor: 970 });
  });

  test('below its floor it only rises', () => {
    expect(decidePrice({ ...free, floor: { kind: 'price', amount: 1020 } }, wide, ruledOffer())).toMatchObject({
      price: 1020,
      reason: 'to_floor',
    });
  });

  test('where nobody else has any it rises by five per cent a day', () => {
    expect(decidePrice(free, wide, ruledOffer({ others: [] }))).toMatchObject({
      price: 1050,
      target: 1200,
      reason: 'alone',
    });
  });

  test('the place is named before and after', () => {
    expect(decidePrice(free, wide, ruledOffer()).place).toEqual({ before: 2, after: 1, of: 3 });
  });
});
