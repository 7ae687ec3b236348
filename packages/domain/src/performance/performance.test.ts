import { describe, expect, test } from 'vitest';
import { attributionOf } from '../orders/cancellation-reasons.ts';
import { defaultBrandLimits } from './brand-limits.ts';
import { answerDue, disputableUntil, isDisputable } from './disputes.ts';
import { periodFrom, periodOf } from './periods.ts';
import { duePeriods, nextPublication, ripePeriod } from './publications.ts';
import { accountStatus, breakEven, defaultLimits, ratioOf, statusOf } from './status.ts';
import { noOrders, weekState } from './week.ts';

describe('MET-01 periods', () => {
  test.each([
    ['2026-11-24T22:59:59Z', 'Europe/Berlin', '2026-11-18'],
    ['2026-11-24T23:00:00Z', 'Europe/Berlin', '2026-11-25'],
    ['2026-11-24T23:59:59Z', 'Europe/Lisbon', '2026-11-18'],
    ['2026-11-25T12:00:00Z', 'Europe/Madrid', '2026-11-25'],
    ['2026-03-29T00:30:00Z', 'Europe/Zurich', '2026-03-25'],
  ])('%s in %s is in the week of %s', (instant, timeZone, firstDay) => {
    expect(periodOf(new Date(instant), timeZone).firstDay).toBe(firstDay);
  });

  test.each([
    ['2026-03-25', 7 * 24 - 1],
    ['2026-10-21', 7 * 24 + 1],
    ['2026-11-18', 7 * 24],
  ])('the week of %s has %d hours', (firstDay, hours) => {
    const { from, until, lastDay } = periodFrom(firstDay, 'Europe/Berlin');
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours);
    expect(periodOf(new Date(until.getTime() - 1), 'Europe/Berlin').lastDay).toBe(lastDay);
  });

  test.each([
    ['2026-11-25T04:59:59Z', '2026-11-11'],
    ['2026-11-25T05:00:00Z', '2026-11-18'],
    ['2026-12-01T12:00:00Z', '2026-11-18'],
    ['2026-07-01T03:59:59Z', '2026-06-17'],
    ['2026-07-01T04:00:00Z', '2026-06-24'],
  ])('at %s the newest published week is that of %s', (now, firstDay) => {
    expect(ripePeriod(new Date(now), 'Europe/Berlin').firstDay).toBe(firstDay);
  });
});

describe('MET-02 status', () => {
  test.each([
    [0, 0, null],
    [0, 100, 'adequate'],
    [199, 10_000, 'adequate'],
    [200, 10_000, 'at_risk'],
    [299, 10_000, 'at_risk'],
    [300, 10_000, 'exceeded'],
    [2, 3, 'at_risk'],
    [3, 100, 'exceeded'],
    [3, 101, 'at_risk'],
  ] as const)('%d of %d orders is %s', (incidents, orders, status) => {
    expect(statusOf(incidents, orders, defaultLimits)).toBe(status);
  });

  test.each([
    [['adequate', 'adequate'], 'excellent'],
    [['adequate', 'at_risk'], 'concerning'],
    [['exceeded', 'at_risk'], 'poor'],
    [['adequate', null], 'excellent'],
    [[null, null], null],
  ] as const)('%j makes an account that is %s', (statuses, account) => {
    expect(accountStatus(statuses)).toBe(account);
  });

  test.each([
    [2, 214, { more: 3, status: 'at_risk' }],
    [0, 3, { more: 1, status: 'at_risk' }],
    [5, 214, { more: 2, status: 'exceeded' }],
    [7, 214, null],
    [0, 0, null],
    [2, 2, null],
  ] as const)('from %d of %d orders the status gets worse by %j', (incidents, orders, expected) => {
    expect(breakEven({ incidents, orders }, defaultLimits)).toEqual(expected);
  });

  test('a share is not rounded', () => {
    expect(ratioOf(2, 214)).toBeCloseTo(93.4579, 4);
    expect(ratioOf(0, 0)).toBeNull();
  });
});

describe('MET-01 publications', () => {
  test.each([
    ['nothing since the last one', '2026-11-11', '2026-11-24T12:00:00Z', []],
    ['a minute before six', '2026-11-11', '2026-11-25T04:59:59Z', []],
    ['at six in Berlin', '2026-11-11', '2026-11-25T05:00:00Z', ['2026-11-18']],
    ['after two weeks of downtime', '2026-11-11', '2026-12-03T05:00:00Z', ['2026-11-18', '2026-11-25']],
    ['on the Wednesday after clocks went forward', '2026-03-18', '2026-04-01T04:00:00Z', ['2026-03-25']],
    ['an hour before it', '2026-03-18', '2026-04-01T03:59:00Z', []],
    ['on the Wednesday after they went back', '2026-10-14', '2026-10-28T05:00:00Z', ['2026-10-21']],
  ])('%s', (_, last, now, weeks) => {
    expect(duePeriods(last, 'Europe/Berlin', new Date(now)).map(({ firstDay }) => firstDay)).toEqual(weeks);
  });

  test('a brand that never published looks back twelve weeks, oldest first', () => {
    const due = duePeriods(null, 'Europe/Berlin', new Date('2026-11-24T12:00:00Z'));
    expect([due.length, due[0]?.firstDay, due.at(-1)?.firstDay]).toEqual([12, '2026-08-26', '2026-11-11']);
  });

  test('the next one is at six on the Wednesday that comes', () => {
    expect(nextPublication(new Date('2026-11-24T12:00:00Z'), 'Europe/Berlin').toISOString()).toBe(
      '2026-11-25T05:00:00.000Z',
    );
    expect(nextPublication(new Date('2026-11-25T05:00:00Z'), 'Europe/Berlin').toISOString()).toBe(
      '2026-12-02T05:00:00.000Z',
    );
  });
});

describe('MET-02 weeks', () => {
  const counts = { orders: 452, cancelled: { seller: 6, customer: 4, marketplace: 1 }, late: 4, partly: 3 };

  test('all cancelled orders count, or only those of the seller', () => {
    expect(weekState(counts, defaultBrandLimits)).toMatchObject({
      ratios: { cancelled: { count: 11, status: 'at_risk' }, late: { count: 4, status: 'adequate' } },
      account: 'concerning',
    });
    expect(weekState(counts, { ...defaultBrandLimits, counted: 'seller' })).toMatchObject({
      ratios: { cancelled: { count: 6, status: 'adequate' } },
      account: 'excellent',
    });
  });

  test('without orders there is no status', () => {
    expect(weekState(noOrders, defaultBrandLimits)).toMatchObject({
      ratios: { cancelled: { count: 0, ratio: null, status: null } },
      account: null,
    });
  });

  test.each([
    ['reason of the seller', 'wrong_price', 'customer', 'seller'],
    ['reason of the customer, given by the seller', 'invalid_address', 'seller', 'customer'],
    ['no reason', null, 'marketplace', 'marketplace'],
  ] as const)('%s', (_, reason, by, party) => {
    expect(attributionOf(reason, by)).toBe(party);
  });
});

describe('MET-07 disputes', () => {
  test.each([
    ['2026-12-01T22:59:59Z', true],
    ['2026-12-01T23:00:00Z', false],
  ])('at %s an order of the week that ends on 17 November can be disputed: %s', (now, expected) => {
    expect(isDisputable('2026-11-17', 'Europe/Berlin', new Date(now))).toBe(expected);
    expect(disputableUntil('2026-11-17')).toBe('2026-12-01');
  });

  test('the marketplace answers within a week', () => {
    expect(answerDue(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-27T10:00:00.000Z');
  });
});
