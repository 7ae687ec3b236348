import { expect, test } from 'vitest';
import { dispatchBy } from '../orders/dispatch-deadline.ts';
import { comingDaysOff } from './days-off.ts';
import { nextHolidayOf } from './next-holiday.ts';
import { openStateAt } from './open-state.ts';
import { type DayHours, defaultOpeningHours, type ShopCalendar, spansOn } from './opening-hours.ts';
import { specialDayFaultOf } from './special-hours.ts';

const full = (from: string, to: string): DayHours => ({ mode: 'full', first: { from, to } });
const holidays = [
  { date: '2026-12-24', name: 'With special hours' },
  { date: '2026-12-25', name: 'Christmas' },
];
// 2026-12-24 is a Thursday.
const calendar: ShopCalendar = {
  timeZone: 'Europe/Berlin',
  openingHours: defaultOpeningHours,
  closures: [{ from: '2026-12-30', to: '2026-12-31' }],
  isPublicHoliday: (date) => holidays.some((holiday) => holiday.date === date),
  special: new Map([
    ['2026-12-19', full('10:00', '14:00')],
    ['2026-12-24', full('20:00', '02:00')],
    ['2026-12-31', full('08:00', '12:00')],
  ]),
};

test.each([
  ['over a weekday that is closed', '2026-12-19', '600–840'],
  ['over a public holiday', '2026-12-24', '1200–1560'],
  ['not over a closure', '2026-12-31', ''],
  ['the week counts on all other dates', '2026-12-21', '540–1080'],
  ['a holiday without them is closed', '2026-12-25', ''],
])('PRO-03 special hours win: %s', (_title, date, expected) => {
  expect(
    spansOn(calendar, date)
      .map(({ from, to }) => `${from}–${to}`)
      .join(' '),
  ).toBe(expected);
});

test('PRO-03 state, deadlines and days off follow them', () => {
  expect(openStateAt(calendar, new Date('2026-12-24T23:30:00Z'))).toEqual({
    isOpen: true,
    until: { date: '2026-12-25', minute: 120 },
  });
  const order = { deliveryType: 'express_slot', createdAt: new Date('2026-12-19T08:00:00Z'), slotStart: null } as const;
  expect(dispatchBy(order, calendar)).toEqual(new Date('2026-12-19T10:00:00Z'));
  expect(comingDaysOff(calendar, '2026-12-19', holidays).map(({ from }) => from)).toEqual(['2026-12-25', '2026-12-30']);
  expect(nextHolidayOf(calendar, '2026-12-20', 14)).toBe('2026-12-25');
});

test.each([
  ['2026-12-18', 'past'],
  ['2026-12-19', null],
  ['2026-12-24', 'taken'],
  ['2028-12-18', null],
  ['2028-12-19', 'too_late'],
])('PRO-03 special hours for %s: %s', (day, fault) => {
  expect(specialDayFaultOf(day, { today: '2026-12-19', planned: [{ day: '2026-12-24' }] })).toBe(fault);
});
