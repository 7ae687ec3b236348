import { expect, test } from 'vitest';
import { nextHolidayOf } from './next-holiday.ts';
import { defaultOpeningHours, type ShopCalendar } from './opening-hours.ts';

const calendar: ShopCalendar = {
  timeZone: 'Europe/Madrid',
  openingHours: defaultOpeningHours,
  closures: [],
  isPublicHoliday: (date) => ['2026-12-08', '2026-12-25', '2026-12-26'].includes(date),
};

test.each([
  ['2026-12-01', 14, '2026-12-08'],
  ['2026-12-08', 14, null],
  ['2026-12-11', 14, '2026-12-25'],
  ['2026-12-10', 14, null],
  ['2026-12-25', 14, null],
])(
  'GEN-12 from %s within %d days the next public holiday on which the shop would be open is %s',
  (today, days, day) => {
    expect(nextHolidayOf(calendar, today, days)).toBe(day);
  },
);

test('GEN-12 a planned closure is decided already', () => {
  const closed = { ...calendar, closures: [{ from: '2026-12-07', to: '2026-12-09' }] };
  expect(nextHolidayOf(closed, '2026-12-01', 14)).toBeNull();
});
