import { describe, expect, test } from 'vitest';
import {
  weekdays,
  weekFaultsOf,
  isRoundTheClock,
  openSpans,
  roundTheClock,
  type OpeningHours,
  dayFaultOf,
  defaultOpeningHours,
  hoursText,
  minuteOfDay,
  spansOn,
  type DayHours,
  type ShopCalendar,
} from './opening-hours.ts';

const split = (a: string, b: string, c: string, d: string): DayHours => ({
  mode: 'split',
  first: { from: a, to: b },
  second: { from: c, to: d },
});

const three = (from: string, to: string): DayHours => ({
  mode: 'split',
  first: { from: '08:00', to: '12:00' },
  second: { from: '14:00', to: '18:00' },
  third: { from, to },
});
const full = (from: string, to: string): DayHours => ({ mode: 'full', first: { from, to } });

describe('PRO-03 opening hours', () => {
  test.each([
    ['00:00', 0],
    ['09:05', 545],
    ['24:00', 1440],
    ['24:01', null],
    ['9:00', null],
    ['12:60', null],
    ['', null],
  ])('%s is minute %s', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute);
  });

  test.each<[DayHours, string | null]>([
    [{ mode: 'closed' }, null],
    [{ mode: 'full', first: { from: '09:00', to: '18:00' } }, null],
    [{ mode: 'full', first: { from: '00:00', to: '24:00' } }, null],
    [{ mode: 'full', first: { from: '22:00', to: '04:00' } }, null],
    [{ mode: 'full', first: { from: '08:00', to: '08:00' } }, null],
    [{ mode: 'full', first: { from: '24:00', to: '09:00' } }, 'first.from not_a_time'],
    [split('08:30', '18:30', '22:00', '04:00'), null],
    [split('22:00', '04:00', '23:00', '23:30'), 'second.from overlap'],
    [three('20:00', '02:00'), null],
    [three('18:00', '20:00'), 'third.from overlap'],
    [three('20:00', 'x'), 'third.to not_a_time'],
    [{ mode: 'full', first: { from: '9', to: '18:00' } }, 'first.from not_a_time'],
    [{ mode: 'full', first: { from: '09:00', to: '' } }, 'first.to not_a_time'],
    [split('09:00', '13:00', '15:00', '19:00'), null],
    [split('09:00', '13:00', '13:00', '19:00'), 'second.from overlap'],
    [split('15:00', '19:00', '09:00', '13:00'), 'second.from overlap'],
  ])('%j: %s', (day, expected) => {
    const fault = dayFaultOf(day);
    expect(fault && `${fault.slot}.${fault.end} ${fault.code}`).toBe(expected);
  });

  test.each<[Partial<OpeningHours>, string | null]>([
    [{}, null],
    [{ tuesday: full('22:00', '09:00') }, null],
    [{ tuesday: full('22:00', '09:01') }, 'tuesday first.to overlap_next_day'],
    [{ tuesday: split('10:00', '12:00', '20:00', '10:00') }, 'tuesday second.to overlap_next_day'],
    [{ sunday: full('20:00', '09:30') }, 'sunday first.to overlap_next_day'],
    [{ saturday: full('20:00', '19:00') }, null],
    [Object.fromEntries(weekdays.map((day) => [day, full('08:00', '08:00')])), null],
    [Object.fromEntries(weekdays.map((day) => [day, roundTheClock])), null],
    [
      { monday: full('x', '10:00'), friday: full('10:00', '') },
      'monday first.from not_a_time, friday first.to not_a_time',
    ],
  ])('a week with %j: %s', (changes, expected) => {
    const faults = weekFaultsOf({ ...defaultOpeningHours, ...changes });
    expect(faults.map(({ day, slot, end, code }) => `${day} ${slot}.${end} ${code}`).join(', ') || null).toBe(expected);
  });

  test.each<[DayHours, string, boolean]>([
    [full('22:00', '04:00'), '1320–1680', false],
    [full('08:00', '08:00'), '480–1920', false],
    [full('00:00', '24:00'), '0–1440', true],
    [full('00:00', '00:00'), '0–1440', true],
    [full('20:00', '00:00'), '1200–1440', false],
    [three('20:00', '02:00'), '480–720 840–1080 1200–1560', false],
    [{ mode: 'closed' }, '', false],
  ])('%j are the minutes %s', (day, minutes, isAlways) => {
    expect(
      openSpans(day)
        .map(({ from, to }) => `${from}–${to}`)
        .join(' '),
    ).toBe(minutes);
    expect(isRoundTheClock(day)).toBe(isAlways);
  });

  test('are read as a line', () => {
    expect(hoursText(split('09:00', '13:00', '15:00', '19:00'))).toBe('09:00–13:00, 15:00–19:00');
    expect(hoursText({ mode: 'closed' })).toBeNull();
  });

  test.each([
    ['2026-11-23', 1],
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 2],
    ['2026-11-28', 0],
  ])('on %s there are %d open slots', (date, slots) => {
    const calendar: ShopCalendar = {
      timeZone: 'Europe/Berlin',
      openingHours: { ...defaultOpeningHours, thursday: split('09:00', '13:00', '15:00', '19:00') },
      closures: [{ from: '2026-11-25', to: '2026-11-25' }],
      isPublicHoliday: (day) => day === '2026-11-24',
    };
    expect(spansOn(calendar, date)).toHaveLength(slots);
  });
});
