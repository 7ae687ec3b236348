import { expect, test } from 'vitest';
import {
  afterWorkingHours,
  isWorkingDay,
  type WorkingCalendar,
  workingDaysLeft,
  workingDeadline,
} from './working-days.ts';
import { addDays, wallText } from './zoned-time.ts';

const timeZone = 'Europe/Madrid';
const open: WorkingCalendar = {
  timeZone,
  isHoliday: (date) => date === '2026-12-08' || date === '2026-12-25',
  closures: [],
};
const closed = (from: string, to: string, announced = '2026-11-01T08:00:00Z'): WorkingCalendar => ({
  ...open,
  closures: [{ from, to, announcedAt: new Date(announced) }],
});
const began = (wall: string) => new Date(`${wall}:00+01:00`);

test.each<[string, WorkingCalendar, string, number, string]>([
  ['the drawn case: received on Monday, three days', open, '2026-11-23T11:40', 3, '2026-11-26 18:00'],
  ['a weekend is between', open, '2026-11-27T09:00', 2, '2026-12-01 18:00'],
  ['it began on a Sunday', open, '2026-11-29T09:00', 1, '2026-11-30 18:00'],
  ['a holiday is between', open, '2026-12-07T09:00', 1, '2026-12-09 18:00'],
  ['it began after the end of the day', open, '2026-11-24T23:50', 1, '2026-11-25 18:00'],
  ['a closure announced before', closed('2026-11-24', '2026-11-26'), '2026-11-23T11:40', 2, '2026-11-30 18:00'],
  [
    'a closure announced after it began counts for nothing',
    closed('2026-11-24', '2026-11-26', '2026-11-23T12:00:00Z'),
    '2026-11-23T11:40',
    2,
    '2026-11-25 18:00',
  ],
  ['only five days of a long closure', closed('2026-11-24', '2026-12-31'), '2026-11-23T11:40', 1, '2026-12-01 18:00'],
  ['five in all, also of those before', closed('2026-11-19', '2026-12-31'), '2026-11-23T11:40', 1, '2026-11-26 18:00'],
])('ORD-22 working days: %s', (_, calendar, start, days, expected) => {
  expect(wallText(workingDeadline(calendar, began(start), days), timeZone)).toBe(expected);
});

test.each([
  ['within a week', '2026-11-24T14:00', 24, '2026-11-25 14:00'],
  ['Friday afternoon to Monday', '2026-11-27T15:00', 24, '2026-11-30 15:00'],
  ['Saturday: from Monday on', '2026-11-28T15:00', 24, '2026-12-01 00:00'],
  ['over a holiday', '2026-12-07T10:00', 24, '2026-12-09 10:00'],
  ['two hours before midnight', '2026-11-27T23:00', 2, '2026-11-30 01:00'],
])('ORD-22 working hours: %s', (_, start, hours, expected) => {
  expect(wallText(afterWorkingHours(open, began(start), hours), timeZone)).toBe(expected);
});

test('ORD-22 an hour that the clocks skip or repeat is counted as it passes', () => {
  const sunday = new Date('2027-03-26T20:00:00Z');
  expect(wallText(afterWorkingHours(open, sunday, 24), timeZone)).toBe('2027-03-29 21:00');
});

test('ORD-22 a deadline is always on a working day, after it began, and within the days that are counted', () => {
  const calendar = closed('2026-11-10', '2027-02-20');
  for (let day = 0; day < 120; day += 1) {
    const start = began(`${addDays('2026-11-02', day)}T12:30`);
    const until = workingDeadline(calendar, start, 2);
    expect(until > start).toBe(true);
    expect(isWorkingDay(calendar, wallText(until, timeZone).slice(0, 10), start)).toBe(true);
    expect(workingDaysLeft(calendar, start, until)).toBe(2);
  }
});
