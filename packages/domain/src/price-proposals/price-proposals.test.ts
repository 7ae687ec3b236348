import { describe, expect, test } from 'vitest';
import { changeOf, choosesAll, keptOf, totalsOf } from './figures.ts';
import { canStep, expiresSoon, proposalStatuses, stateOf, usualExpiry } from './proposal.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('PRI-01 states of a proposal', () => {
  test.each([
    ['open', 1, 'open'],
    ['open', 0, 'expired'],
    ['open', -1, 'expired'],
    ['accepted', -1, 'accepted'],
    ['rejected', -1, 'rejected'],
    ['removed', 1, 'removed'],
  ] as const)('%s, which ends in %i hours, is %s', (status, hours, state) => {
    expect(stateOf({ status, expiresAt: inHours(hours) }, now)).toBe(state);
  });

  test('a step leads only from one that is open and in time', () => {
    const open = proposalStatuses.filter((status) => canStep({ status, expiresAt: inHours(1) }, now));
    expect(open).toEqual(['open']);
    expect(canStep({ status: 'open', expiresAt: now }, now)).toBe(false);
  });

  test.each([
    ['open', 49, false],
    ['open', 48, true],
    ['open', 1, true],
    ['open', 0, false],
    ['rejected', 1, false],
  ] as const)('%s, which ends in %i hours, is pressing: %s', (status, hours, expected) => {
    expect(expiresSoon({ status, expiresAt: inHours(hours) }, now)).toBe(expected);
  });

  test('a seller has fourteen days', () => {
    expect(usualExpiry(now).toISOString()).toBe('2026-12-08T09:00:00.000Z');
  });
});

describe('PRI-02 figures of a proposal', () => {
  const rates = { vat: 2100, commission: 1500 };
  const one = { oldPrice: 2490, newPrice: 2290, units: 86, ...rates };
  const two = { oldPrice: 1640, newPrice: 1490, units: 0, ...rates };

  test('what is kept of a unit is the price without its VAT and the commission', () => {
    // 24.90 includes 4.32 VAT and costs 3.74 commission; 22.90 includes 3.97 and costs 3.44.
    expect(keptOf(one)).toEqual({ before: 1684, after: 1549 });
  });

  test.each([
    [[one], -0.0803],
    [[one, two], -0.0847],
    [[{ oldPrice: 1000, newPrice: 1041 }], 0.041],
    [[], 0],
  ])('prices change together %#', (prices, share) => {
    expect(changeOf(prices)).toBeCloseTo(share, 4);
  });

  test('the sums count each unit in the warehouse, and none of what it has not', () => {
    expect(totalsOf([one, two])).toEqual({ units: 86, kept: { before: 1684 * 86, after: 1549 * 86 } });
  });

  test.each([
    [['A', 'B'], true],
    [['B', 'A'], true],
    [['A'], false],
    [['A', 'A'], false],
    [['A', 'B', 'C'], false],
    [[], false],
  ])('A and B are all chosen by %j: %s', (chosen, expected) => {
    expect(choosesAll(['A', 'B'], chosen)).toBe(expected);
  });
});
