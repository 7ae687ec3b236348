import { expect, test } from 'vitest';
import { openStateAt } from './open-state.ts';
import { defaultOpeningHours, type ShopCalendar } from './opening-hours.ts';

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
