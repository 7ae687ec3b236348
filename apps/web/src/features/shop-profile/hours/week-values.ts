import type { FieldError } from '@offizin/contract/errors';
import {
  type DayHours,
  dayFaultOf,
  type OpeningHours,
  type TimeSlot,
  type Weekday,
  weekdays,
} from '@offizin/domain/calendar/opening-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';

export const dayFields = ['mode', 'first.from', 'first.to', 'second.from', 'second.to'] as const;
export type DayField = (typeof dayFields)[number];
export type HoursField = `hours.week.${Weekday}.${DayField}`;
/** The week as it is typed; of a closed day all times are empty, of one without a break the second ones. */
export type WeekValues = Readonly<Record<HoursField, string>>;
type DayValues = Readonly<Record<DayField, string>>;

export const hoursField = <F extends DayField>(day: Weekday, field: F) => `hours.week.${day}.${field}` as const;
export const fieldsOf = (day: Weekday): HoursField[] => dayFields.map((field) => hoursField(day, field));

const none: TimeSlot = { from: '', to: '' };

function dayValues(hours: DayHours): DayValues {
  const first = hours.mode === 'closed' ? none : hours.first;
  const second = hours.mode === 'split' ? hours.second : none;
  return {
    mode: hours.mode,
    'first.from': first.from,
    'first.to': first.to,
    'second.from': second.from,
    'second.to': second.to,
  };
}

export function weekValues(week: OpeningHours): WeekValues {
  const values: Partial<Record<HoursField, string>> = {};
  for (const day of weekdays)
    for (const field of dayFields) values[hoursField(day, field)] = dayValues(week[day])[field];
  return values as WeekValues;
}

const timeIn = (typed: string): string => readTime(typed) ?? typed.slice(0, 5);

/** The hours of a day as they are typed; what is no time stays as it is, and is refused. */
export function dayIn(values: WeekValues, day: Weekday): DayHours {
  const time = (field: DayField) => timeIn(values[hoursField(day, field)]);
  const mode = values[hoursField(day, 'mode')];
  const first = { from: time('first.from'), to: time('first.to') };
  if (mode === 'full') return { mode, first };
  if (mode === 'split') return { mode, first, second: { from: time('second.from'), to: time('second.to') } };
  return { mode: 'closed' };
}

export function weekIn(values: WeekValues): OpeningHours {
  return {
    monday: dayIn(values, 'monday'),
    tuesday: dayIn(values, 'tuesday'),
    wednesday: dayIn(values, 'wednesday'),
    thursday: dayIn(values, 'thursday'),
    friday: dayIn(values, 'friday'),
    saturday: dayIn(values, 'saturday'),
    sunday: dayIn(values, 'sunday'),
  };
}

/** What is wrong with the week, at the times that are wrong. */
export function weekFaults(values: WeekValues): FieldError[] {
  return weekdays.flatMap((day) => {
    const fault = dayFaultOf(dayIn(values, day));
    if (fault === null) return [];
    return { path: `body.${hoursField(day, `${fault.slot}.${fault.end}`)}`, code: `field.${fault.code}` };
  });
}

/** The times of a day in another mode: what was typed goes along where it fits, a day that opens takes those of the one before it. */
export function inMode(values: WeekValues, day: Weekday, mode: DayHours['mode']): DayValues {
  const now = dayValues({ ...dayIn(values, day) });
  const empty = { 'first.from': '', 'first.to': '', 'second.from': '', 'second.to': '' };
  if (mode === 'closed') return { ...empty, mode };
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((each) => dayIn(values, each).mode !== 'closed');
  const base = now.mode === 'closed' && before !== undefined ? dayValues(dayIn(values, before)) : now;
  const last = base['second.to'] || base['first.to'];
  if (mode === 'full') return { ...empty, mode, 'first.from': base['first.from'], 'first.to': last };
  if (base.mode === 'split') return { ...base, mode };
  return { ...empty, mode, 'first.from': base['first.from'], 'second.to': last };
}
