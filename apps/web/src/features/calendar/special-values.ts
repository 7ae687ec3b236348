import type { FieldError } from '@offizin/contract/errors';
import type { HolidaysView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { dayFaultOf, type SlotName, slotNames, type TimeSlot } from '@offizin/domain/calendar/opening-hours';
import { type SpecialDayFault, specialDayFaultOf, specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';

export type SlotField = `hours.${SlotName}.${'from' | 'to'}`;

/** What the form holds; of the slots only the first so many count. */
export type SpecialValues = Readonly<Record<SlotField, string>> & {
  readonly day: string;
  readonly note: string;
  readonly slots: string;
};

export const noSpecialHours: SpecialValues = {
  day: '',
  'hours.first.from': '',
  'hours.first.to': '',
  'hours.second.from': '',
  'hours.second.to': '',
  'hours.third.from': '',
  'hours.third.to': '',
  slots: '1',
  note: '',
};

/** Special hours that are changed, as the form holds them. */
export function specialValues({ day, hours, note }: SpecialHoursView): SpecialValues {
  const { first, second, third } = { second: undefined, third: undefined, ...hours };
  const slots = [first, second, third].filter((slot) => slot !== undefined);
  const typed = slots.flatMap(({ from, to }, at) => [
    [`hours.${slotNames[at]}.from`, from],
    [`hours.${slotNames[at]}.to`, to],
  ]);
  return { ...noSpecialHours, ...Object.fromEntries(typed), day, slots: String(slots.length), note: note ?? '' };
}

export const slotsOfForm = ({ slots }: Pick<SpecialValues, 'slots'>): readonly SlotName[] =>
  slotNames.slice(0, Number(slots));

const timeIn = (typed: string): string => readTime(typed) ?? typed.slice(0, 5);

/** The hours as they are typed; what is no time stays as it is, and is refused. */
export function hoursIn(values: SpecialValues): SpecialHoursView['hours'] {
  const none: TimeSlot = { from: '', to: '' };
  const [first = none, second, third] = slotsOfForm(values).map((slot) => ({
    from: timeIn(values[`hours.${slot}.from`]),
    to: timeIn(values[`hours.${slot}.to`]),
  }));
  if (second === undefined) return { mode: 'full', first };
  return third === undefined ? { mode: 'split', first, second } : { mode: 'split', first, second, third };
}

const codes: Readonly<Record<SpecialDayFault, string>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  taken: 'field.overlap',
};

interface Around extends Pick<HolidaysView, 'today' | 'specialHours'> {
  /** The day of those that are changed: they do not count as others. */
  readonly changed: string | null;
}

/** What is wrong with them, by the rules of the call. */
export function specialFaults(values: SpecialValues, { today, specialHours, changed }: Around): FieldError[] {
  const { day, note } = values;
  const planned = specialHours.filter((other) => other.day !== changed);
  const onDay = day === '' ? null : specialDayFaultOf(day, { today, planned });
  const inHours = dayFaultOf(hoursIn(values));
  return [
    ...(day === '' ? [{ path: 'body.day', code: 'field.required' }] : []),
    ...(onDay === null ? [] : [{ path: 'body.day', code: codes[onDay] }]),
    ...(inHours === null ? [] : [{ path: `body.hours.${inHours.slot}.${inHours.end}`, code: `field.${inHours.code}` }]),
    ...(note.trim().length > specialHoursLimits.note
      ? [{ path: 'body.note', code: 'field.too_long', params: { limit: specialHoursLimits.note } }]
      : []),
  ];
}

/** What is sent. */
export const specialBody = (values: SpecialValues): SpecialHoursView => ({
  day: values.day,
  hours: hoursIn(values),
  note: values.note.trim() === '' ? null : values.note.trim(),
});
