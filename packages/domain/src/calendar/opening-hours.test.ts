import { describe, expect, test } from 'vitest';
import {
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
    [{ mode: 'full', first: { from: '18:00', to: '09:00' } }, 'first.to reversed'],
    [{ mode: 'full', first: { from: '09:00', to: '09:00' } }, 'first.to reversed'],
    [{ mode: 'full', first: { from: '9', to: '18:00' } }, 'first.from not_a_time'],
    [{ mode: 'full', first: { from: '09:00', to: '' } }, 'first.to not_a_time'],
    [split('09:00', '13:00', '15:00', '19:00'), null],
    [split('09:00', '13:00', '13:00', '19:00'), 'second.from overlap'],
    [split('15:00', '19:00', '09:00', '13:00'), 'second.from overlap'],
    [split('09:00', '13:00', '19:00', '15:00'), 'second.to reversed'],
  ])('%j: %s', (day, expected) => {
    const fault = dayFaultOf(day);
    expect(fault && `${fault.slot}.${fault.end} ${fault.code}`).toBe(expected);
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
