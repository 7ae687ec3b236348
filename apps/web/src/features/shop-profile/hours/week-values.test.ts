import { defaultOpeningHours, type OpeningHours } from '@offizin/domain/calendar/opening-hours';
import { describe, expect, test } from 'vitest';
import { dayFields, hoursField, inMode, weekFaults, weekIn, weekValues } from './week-values.ts';

const week: OpeningHours = {
  ...defaultOpeningHours,
  tuesday: { mode: 'split', first: { from: '08:00', to: '13:00' }, second: { from: '15:00', to: '18:30' } },
};
const values = weekValues(week);

describe('PRO-03 the week as it is typed', () => {
  test('is the week again', () => {
    expect(weekIn(values)).toEqual(week);
  });

  test('times are read as they are typed', () => {
    const typed = { ...values, [hoursField('monday', 'first.from')]: '8', [hoursField('monday', 'first.to')]: '1830' };
    expect(weekIn(typed).monday).toEqual({ mode: 'full', first: { from: '08:00', to: '18:30' } });
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
    const times = (day: 'monday' | 'tuesday' | 'saturday', mode: 'closed' | 'full' | 'split') =>
      dayFields.map((field) => inMode(values, day, mode)[field]).join(' ');
    expect(times('monday', 'split')).toBe('split 09:00   18:00');
    expect(times('tuesday', 'full')).toBe('full 08:00 18:30  ');
    expect(times('tuesday', 'closed')).toBe('closed    ');
    expect(times('saturday', 'full')).toBe('full 09:00 18:00  ');
    expect(times('saturday', 'split')).toBe('split 09:00   18:00');
  });
});
