import { describe, expect, test } from 'vitest';
import {
  checkDayHours,
  defaultOpeningHours,
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
    [{ mode: 'full', first: { from: '18:00', to: '09:00' } }, 'reversed'],
    [{ mode: 'full', first: { from: '09:00', to: '09:00' } }, 'reversed'],
    [{ mode: 'full', first: { from: '9', to: '18:00' } }, 'incorrect_format'],
    [split('09:00', '13:00', '15:00', '19:00'), null],
    [split('09:00', '13:00', '13:00', '19:00'), 'overlap'],
    [split('15:00', '19:00', '09:00', '13:00'), 'overlap'],
    [split('09:00', '13:00', '19:00', '15:00'), 'reversed'],
  ])('%j is %s', (day, problem) => {
    expect(checkDayHours(day)).toBe(problem);
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
