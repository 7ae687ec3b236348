import { describe, expect, test } from 'vitest';
import { periodFrom, periodOf, publishedPeriod } from './periods.ts';
import { accountStatus, breakEven, defaultLimits, ratioOf, statusOf } from './status.ts';

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
    expect(publishedPeriod(new Date(now), 'Europe/Berlin').firstDay).toBe(firstDay);
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
