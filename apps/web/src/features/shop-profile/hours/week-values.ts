import type { FieldError } from '@offizin/contract/errors';
import {
  type DayHours,
  isRoundTheClock,
  type OpeningHours,
  roundTheClock,
  type SlotName,
  slotNames,
  slotsOf,
  type Weekday,
  weekdays,
  weekFaultsOf,
} from '@offizin/domain/calendar/opening-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';

/** What a day is in the form: unknown until somebody gives hours, round the clock has a word of its own, and three slots count as a mode. */
export const dayModes = ['unknown', 'closed', 'full', 'split', 'three', 'round'] as const;
export type DayMode = (typeof dayModes)[number];
/** Those that are chosen; a third slot is added to a day with a break. */
export const chosenModes = ['full', 'split', 'round', 'closed'] as const satisfies readonly DayMode[];

export const slotEnds = ['from', 'to'] as const;
export type TimeName = `${SlotName}.${(typeof slotEnds)[number]}`;
export const dayFields = [
  'mode',
  'first.from',
  'first.to',
  'second.from',
  'second.to',
  'third.from',
  'third.to',
] as const;
export type DayField = (typeof dayFields)[number];
export type HoursField = `hours.week.${Weekday}.${DayField}`;
/** The week as it is typed; of a slot that a day does not have both times are empty. */
export type WeekValues = Readonly<Record<HoursField, string>>;
type DayValues = Readonly<Record<DayField, string>>;

export const hoursField = <F extends DayField>(day: Weekday, field: F) => `hours.week.${day}.${field}` as const;
export const fieldsOf = (day: Weekday): HoursField[] => dayFields.map((field) => hoursField(day, field));

/** Which slots a day has in a mode. */
const slotsIn: Readonly<Record<DayMode, readonly SlotName[]>> = {
  unknown: [],
  closed: [],
  full: ['first'],
  split: ['first', 'second'],
  three: slotNames,
  round: [],
};

export const slotsShown = (mode: string): readonly SlotName[] => slotsIn[modeIn(mode)];

const modeIn = (value: string): DayMode => dayModes.find((mode) => mode === value) ?? 'unknown';

const modeOf = (slots: number): DayMode => (['closed', 'full', 'split', 'three'] as const)[slots] ?? 'three';

type TypedSlot = Readonly<Record<(typeof slotEnds)[number], string>>;
const none: TypedSlot = { from: '', to: '' };

function valuesWith(mode: DayMode, slots: readonly TypedSlot[]): DayValues {
  const [first = none, second = none, third = none] = slots;
  return {
    mode,
    'first.from': first.from,
    'first.to': first.to,
    'second.from': second.from,
    'second.to': second.to,
    'third.from': third.from,
    'third.to': third.to,
  };
}

function dayValues(hours: DayHours): DayValues {
  if (isRoundTheClock(hours)) return valuesWith('round', []);
  const slots = slotsOf(hours);
  return valuesWith(modeOf(slots.length), slots);
}

export function weekValues(week: OpeningHours | null): WeekValues {
  const values: Partial<Record<HoursField, string>> = {};
  for (const day of weekdays)
    for (const field of dayFields)
      values[hoursField(day, field)] = (week === null ? valuesWith('unknown', []) : dayValues(week[day]))[field];
  return values as WeekValues;
}

const timeIn = (typed: string): string => readTime(typed) ?? typed.slice(0, 5);

export const dayMode = (values: WeekValues, day: Weekday): DayMode => modeIn(values[hoursField(day, 'mode')]);

const typedSlots = (values: WeekValues, day: Weekday): TypedSlot[] =>
  slotsIn[dayMode(values, day)].map((slot) => ({
    from: timeIn(values[hoursField(day, `${slot}.from`)]),
    to: timeIn(values[hoursField(day, `${slot}.to`)]),
  }));

/** The hours of a day as they are typed; what is no time stays as it is, and is refused. */
export function dayIn(values: WeekValues, day: Weekday): DayHours {
  if (dayMode(values, day) === 'round') return roundTheClock;
  const [first, second, third] = typedSlots(values, day);
  if (first === undefined) return { mode: 'closed' };
  if (second === undefined) return { mode: 'full', first };
  return third === undefined ? { mode: 'split', first, second } : { mode: 'split', first, second, third };
}

/** Whether nobody has given hours, here or before. */
export const isUnknown = (values: WeekValues): boolean => weekdays.every((day) => dayMode(values, day) === 'unknown');

/** The week as it is typed; null while nobody has given one. */
export function weekIn(values: WeekValues): OpeningHours | null {
  if (isUnknown(values)) return null;
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
  const week = weekIn(values);
  if (week === null) return [];
  return weekFaultsOf(week).map(({ day, slot, end, code }) => ({
    path: `body.${hoursField(day, `${slot}.${end}`)}`,
    code: `field.${code}`,
  }));
}

/** The times of a day in another mode: what was typed goes along where it fits, a day that opens takes those of the one before it. */
export function inMode(values: WeekValues, day: Weekday, mode: DayMode): DayValues {
  if (mode === 'closed' || mode === 'round' || mode === 'unknown') return valuesWith(mode, []);
  const now = typedSlots(values, day);
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((each) => typedSlots(values, each).length > 0);
  const base = now.length === 0 && before !== undefined ? typedSlots(values, before) : now;
  const from = base[0]?.from ?? '';
  const to = base.at(-1)?.to ?? '';
  if (mode === 'full') return valuesWith(mode, [{ from, to }]);
  if (base.length > 1) return valuesWith(modeOf(base.length), base);
  return valuesWith(mode, [
    { from, to: '' },
    { from: '', to },
  ]);
}

/** The hours of a day as another one is to have them. */
export const copied = (values: WeekValues, day: Weekday): DayValues =>
  valuesWith(dayMode(values, day), typedSlots(values, day));

/** A day with one more slot, still empty. */
export function withSlot(values: WeekValues, day: Weekday): DayValues {
  const slots = [...typedSlots(values, day), none];
  return valuesWith(modeOf(slots.length), slots);
}

export function withoutSlot(values: WeekValues, day: Weekday, slot: SlotName): DayValues {
  const slots = typedSlots(values, day).filter((_, at) => slotNames[at] !== slot);
  return valuesWith(modeOf(slots.length), slots);
}

/** When a slot that lasts into the next day ends there; null for every other one. */
export function endsNextDay(values: WeekValues, day: Weekday, slot: SlotName): string | null {
  const from = readTime(values[hoursField(day, `${slot}.from`)]);
  const to = readTime(values[hoursField(day, `${slot}.to`)]);
  return from !== null && to !== null && to <= from ? to : null;
}
