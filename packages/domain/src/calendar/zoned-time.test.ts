import { describe, expect, test } from 'vitest';
import { addDays, instantAt, wallClockAt, weekdayIndex, zoneOffset } from './zoned-time.ts';

describe('ORD-12 wall clocks', () => {
  test.each([
    ['2026-01-15T12:00:00Z', 'Europe/Berlin', '2026-01-15', 13 * 60],
    ['2026-07-15T12:00:00Z', 'Europe/Berlin', '2026-07-15', 14 * 60],
    ['2026-07-15T22:30:00Z', 'Europe/Madrid', '2026-07-16', 30],
    ['2026-12-31T23:00:00Z', 'Europe/Zurich', '2027-01-01', 0],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', 180],
    ['2026-06-01T23:30:00Z', 'Europe/Lisbon', '2026-06-02', 30],
  ])('%s in %s is %s at minute %d', (instant, zone, date, minute) => {
    expect(wallClockAt(new Date(instant), zone)).toEqual({ date, minute });
    expect(instantAt({ date, minute }, zone).getTime()).toBe(Math.floor(Date.parse(instant) / 60_000) * 60_000);
  });

  test('a skipped time is moved on by the hour that was skipped', () => {
    expect(instantAt({ date: '2026-03-29', minute: 150 }, 'Europe/Berlin').toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });

  test('a time that comes twice is the first', () => {
    expect(instantAt({ date: '2026-10-25', minute: 150 }, 'Europe/Berlin').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  test('midnight at the end of a day is the next one’s beginning', () => {
    expect(instantAt({ date: '2026-03-29', minute: 1440 }, 'Europe/Berlin').toISOString()).toBe(
      '2026-03-29T22:00:00.000Z',
    );
  });

  test('the offset keeps milliseconds out', () => {
    expect(zoneOffset(new Date('2026-07-15T12:00:00.987Z'), 'Europe/Berlin')).toBe(7_200_000);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test.each([
    ['2026-11-23', 0],
    ['2026-11-28', 5],
    ['2026-11-29', 6],
  ])('%s has weekday %d', (date, index) => {
    expect(weekdayIndex(date)).toBe(index);
  });
});
