import { defaultOpeningHours, type OpeningHours, roundTheClock } from '@offizin/domain/calendar/opening-hours';
import { describe, expect, test } from 'vitest';
import {
  copied,
  dayFields,
  type DayMode,
  endsNextDay,
  hoursField,
  inMode,
  isUnknown,
  weekFaults,
  weekIn,
  weekValues,
  withoutSlot,
  withSlot,
} from './week-values.ts';

const week: OpeningHours = {
  ...defaultOpeningHours,
  tuesday: { mode: 'split', first: { from: '08:00', to: '13:00' }, second: { from: '15:00', to: '18:30' } },
};
const values = weekValues(week);
const joined = (day: ReturnType<typeof inMode>) => dayFields.map((field) => day[field] || '-').join(' ');

describe('PRO-03 the week as it is typed', () => {
  test('is the week again', () => {
    expect(weekIn(values)).toEqual(week);
  });

  test('times are read as they are typed', () => {
    const typed = { ...values, [hoursField('monday', 'first.from')]: '8', [hoursField('monday', 'first.to')]: '1830' };
    expect(weekIn(typed)?.monday).toEqual({ mode: 'full', first: { from: '08:00', to: '18:30' } });
    expect(weekFaults(typed)).toEqual([]);
  });

  test('what is wrong is said at its time', () => {
    const typed = { ...values, [hoursField('monday', 'first.to')]: 'x', [hoursField('tuesday', 'second.from')]: '12' };
    expect(weekFaults(typed)).toEqual([
      { path: 'body.hours.week.monday.first.to', code: 'field.not_a_time' },
      { path: 'body.hours.week.tuesday.second.from', code: 'field.overlap' },
    ]);
  });

  test('another mode keeps what fits', () => {
    const times = (day: 'monday' | 'tuesday' | 'saturday', mode: DayMode) => joined(inMode(values, day, mode));
    expect(times('monday', 'split')).toBe('split 09:00 - - 18:00 - -');
    expect(times('tuesday', 'full')).toBe('full 08:00 18:30 - - - -');
    expect(times('tuesday', 'closed')).toBe('closed - - - - - -');
    expect(times('tuesday', 'round')).toBe('round - - - - - -');
    expect(times('saturday', 'full')).toBe('full 09:00 18:00 - - - -');
    expect(times('saturday', 'split')).toBe('split 09:00 - - 18:00 - -');
  });

  test('slots are added and removed, three at most', () => {
    const third = withSlot(values, 'tuesday');
    expect(joined(third)).toBe('three 08:00 13:00 15:00 18:30 - -');
    expect(joined(withSlot(values, 'monday'))).toBe('split 09:00 18:00 - - - -');
    expect(joined(withoutSlot(values, 'tuesday', 'second'))).toBe('full 08:00 13:00 - - - -');
    const typed = {
      ...values,
      [hoursField('tuesday', 'mode')]: 'three',
      [hoursField('tuesday', 'third.from')]: '22',
      [hoursField('tuesday', 'third.to')]: '2',
    };
    expect(weekIn(typed)?.tuesday).toMatchObject({ mode: 'split', third: { from: '22:00', to: '02:00' } });
    expect(weekValues(weekIn(typed))).toMatchObject({ [hoursField('tuesday', 'mode')]: 'three' });
    expect(weekFaults(typed)).toEqual([]);
    expect(endsNextDay(typed, 'tuesday', 'third')).toBe('02:00');
    expect(endsNextDay(typed, 'tuesday', 'second')).toBeNull();
  });

  test('a week that nobody gave is unknown until a day is chosen', () => {
    const unknown = weekValues(null);
    expect(isUnknown(unknown)).toBe(true);
    expect(weekIn(unknown)).toBeNull();
    expect(weekFaults(unknown)).toEqual([]);
    const chosen = { ...unknown, [hoursField('monday', 'mode')]: 'round' };
    expect(weekIn(chosen)).toMatchObject({ monday: roundTheClock, tuesday: { mode: 'closed' } });
  });

  test('round the clock has a word of its own, and is copied as such', () => {
    const round = weekValues({ ...week, friday: roundTheClock });
    expect(round[hoursField('friday', 'mode')]).toBe('round');
    expect(weekIn(round)?.friday).toEqual(roundTheClock);
    expect(joined(copied(round, 'friday'))).toBe('round - - - - - -');
  });
});
