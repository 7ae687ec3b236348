import { expect, test } from 'vitest';
import { comingDaysOff, secondsUntilChange } from './days-off.ts';
import { defaultOpeningHours, type ShopCalendar } from './opening-hours.ts';

const holidays = [
  { date: '2026-11-30', name: 'In the closure' },
  { date: '2026-12-08', name: 'Inmaculada' },
  { date: '2026-12-12', name: 'On a Saturday' },
  { date: '2027-01-06', name: 'Reyes' },
  { date: '2027-02-28', name: 'Far away' },
];
const dates = new Set(holidays.map(({ date }) => date));
const calendar: ShopCalendar = {
  timeZone: 'Europe/Madrid',
  openingHours: defaultOpeningHours,
  closures: [
    { from: '2026-11-02', to: '2026-11-03' },
    { from: '2026-12-24', to: '2026-12-31' },
    { from: '2026-11-23', to: '2026-11-30' },
  ],
  isPublicHoliday: (date) => dates.has(date),
};

test('PRO-10 the days off that come, the next ones first; none on days on which the shop is closed anyway', () => {
  expect(comingDaysOff(calendar, '2026-11-24', holidays)).toEqual([
    { from: '2026-11-23', to: '2026-11-30', holiday: null },
    { from: '2026-12-08', to: '2026-12-08', holiday: 'Inmaculada' },
    { from: '2026-12-24', to: '2026-12-31', holiday: null },
    { from: '2027-01-06', to: '2027-01-06', holiday: 'Reyes' },
  ]);
});

test.each([
  ['2026-12-01T17:59:30+01:00', 30],
  ['2026-12-02T08:59:59.400+01:00', 1],
  ['2026-12-02T18:00:00+01:00', 6 * 3600],
  // The night is an hour shorter and an hour longer.
  ['2027-03-28T00:00:00+01:00', 23 * 3600],
  ['2027-10-31T00:00:00+02:00', 25 * 3600],
])('PRO-10 at %s what is said stays right for %i seconds', (instant, seconds) => {
  expect(secondsUntilChange(calendar, new Date(instant))).toBe(seconds);
});

test('PRO-10 what is due before the shop opens or closes ends it sooner', () => {
  const now = new Date('2026-12-01T17:00:00+01:00');
  const moments = [new Date('2026-12-01T16:00:00+01:00'), new Date('2026-12-01T17:10:00+01:00')];
  expect(secondsUntilChange(calendar, now, moments)).toBe(600);
});
