import { expect, test } from 'vitest';
import { dayCalled, endsSoon, openStateAt } from './open-state.ts';
import { type DayHours, defaultOpeningHours, roundTheClock, type ShopCalendar } from './opening-hours.ts';

const calendar: ShopCalendar = {
  timeZone: 'Europe/Berlin',
  openingHours: {
    ...defaultOpeningHours,
    wednesday: { mode: 'split', first: { from: '08:00', to: '13:00' }, second: { from: '15:00', to: '24:00' } },
    thursday: { mode: 'full', first: { from: '00:00', to: '06:00' } },
  },
  closures: [{ from: '2026-12-24', to: '2026-12-31' }],
  isPublicHoliday: (date) => date === '2027-01-01',
};

test.each([
  ['2026-11-24T10:00:00+01:00', 'until 2026-11-24 1080'],
  ['2026-11-24T08:59:00+01:00', 'opens 2026-11-24 540'],
  ['2026-11-24T18:00:00+01:00', 'opens 2026-11-25 480'],
  ['2026-11-25T13:30:00+01:00', 'opens 2026-11-25 900'],
  ['2026-11-25T23:30:00+01:00', 'until 2026-11-26 360'],
  ['2026-11-27T18:30:00+01:00', 'opens 2026-11-30 540'],
  ['2026-12-23T23:59:00+01:00', 'until 2026-12-23 1440'],
  ['2026-12-24T10:00:00+01:00', 'opens 2027-01-04 540'],
  // The clock goes from 2 to 3 on this night, and back on the other.
  ['2027-03-29T08:30:00+02:00', 'opens 2027-03-29 540'],
  ['2026-10-26T08:30:00+01:00', 'opens 2026-10-26 540'],
])('PRO-10 at %s: %s', (instant, expected) => {
  const state = openStateAt(calendar, new Date(instant));
  const { date, minute } = (state.isOpen ? state.until : state.opens) ?? {};
  expect(`${state.isOpen ? 'until' : 'opens'} ${date} ${minute}`).toBe(expected);
});

test('a shop that never opens opens never', () => {
  const closed = { mode: 'closed' } as const;
  const openingHours = { ...defaultOpeningHours, monday: closed, tuesday: closed, wednesday: closed, thursday: closed };
  const never = { ...calendar, openingHours: { ...openingHours, friday: closed } };
  expect(openStateAt(never, new Date('2026-11-24T09:00:00Z'))).toEqual({ isOpen: false, opens: null });
});

const full = (from: string, to: string): DayHours => ({ mode: 'full', first: { from, to } });
const nights: ShopCalendar = {
  timeZone: 'Europe/Berlin',
  openingHours: {
    ...defaultOpeningHours,
    tuesday: { mode: 'split', first: { from: '08:30', to: '18:30' }, second: { from: '22:00', to: '04:00' } },
    friday: full('20:00', '09:00'),
    saturday: full('09:00', '01:00'),
    sunday: full('08:00', '08:00'),
  },
  closures: [{ from: '2026-12-02', to: '2026-12-03' }],
  isPublicHoliday: (date) => date === '2026-12-09',
};

test.each([
  ['2026-11-24T23:00:00+01:00', 'until 2026-11-25 240'],
  ['2026-11-25T03:59:00+01:00', 'until 2026-11-25 240'],
  ['2026-11-25T04:00:00+01:00', 'opens 2026-11-25 540'],
  ['2026-11-24T19:00:00+01:00', 'opens 2026-11-24 1320'],
  // A night goes on with the hours that begin where it ends.
  ['2026-11-27T21:00:00+01:00', 'until 2026-11-29 60'],
  ['2026-11-29T07:00:00+01:00', 'opens 2026-11-29 480'],
  ['2026-11-29T09:00:00+01:00', 'until 2026-11-30 480'],
  // The next date is in a closure, or a public holiday: the night belongs to the day that it began.
  ['2026-12-02T03:00:00+01:00', 'until 2026-12-02 240'],
  ['2026-12-02T05:00:00+01:00', 'opens 2026-12-04 1200'],
  ['2026-12-09T03:00:00+01:00', 'until 2026-12-09 240'],
  // Both nights of a clock change.
  ['2027-03-28T00:30:00+01:00', 'until 2027-03-28 60'],
  ['2026-10-25T00:30:00+02:00', 'until 2026-10-25 60'],
])('PRO-03 with nights at %s: %s', (instant, expected) => {
  const state = openStateAt(nights, new Date(instant));
  const { date, minute } = (state.isOpen ? state.until : state.opens) ?? {};
  expect(`${state.isOpen ? 'until' : 'opens'} ${date} ${minute}`).toBe(expected);
});

test.each([roundTheClock, full('08:00', '08:00')])('PRO-03 a shop with %j each day never closes', (day) => {
  const openingHours = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  };
  const always = { ...nights, openingHours, closures: [], isPublicHoliday: () => false };
  expect(openStateAt(always, new Date('2026-11-24T03:00:00Z'))).toEqual({ isOpen: true, until: null });
});

test.each([
  ['2026-11-24', 1440, true, '2026-11-25'],
  ['2026-11-25', 240, true, '2026-11-25'],
  ['2026-11-25', 1080, false, '2026-11-25'],
  ['2026-11-27', 1440, false, '2026-11-28'],
])('PRO-10 until %s minute %i is said with its day: not %s', (date, minute, isSoon, called) => {
  expect(endsSoon({ date, minute }, '2026-11-24')).toBe(isSoon);
  expect(dayCalled({ date, minute })).toBe(called);
});
