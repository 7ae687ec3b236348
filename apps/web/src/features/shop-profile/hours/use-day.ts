import { type SlotName, type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { useTranslations } from 'use-intl';
import type { ProfileForm } from '../use-profile-form.ts';
import {
  chosenModes,
  copied,
  type DayField,
  dayFields,
  dayMode,
  endsNextDay,
  fieldsOf,
  hoursField,
  inMode,
  isUnknown,
  slotsShown,
  type TimeName,
  withoutSlot,
  withSlot,
} from './week-values.ts';
import { useWeekdayNames } from './weekday-names.ts';

const labels = {
  'first.from': 'opens',
  'first.to': 'closes',
  'second.from': 'opensAgain',
  'second.to': 'closesAgain',
  'third.from': 'opensThird',
  'third.to': 'closesThird',
} as const satisfies Readonly<Record<TimeName, string>>;

/** A weekday of the form: its fields, how its mode and its slots change, and copying it to others. */
export function useDay(form: ProfileForm, day: Weekday) {
  const t = useTranslations('profile.hours');
  const names = useWeekdayNames();
  const name = names.name(day);
  const setDay = (other: Weekday, values: Readonly<Record<DayField, string>>) => {
    // Who gives hours of one day has given a week: the days that are still unknown are closed, until they say otherwise.
    if (isUnknown(form.values))
      for (const each of weekdays) if (each !== other) form.set(hoursField(each, 'mode'), 'closed');
    for (const field of dayFields) form.set(hoursField(other, field), values[field]);
  };
  const mode = dayMode(form.values, day);
  return {
    name,
    mode,
    slots: slotsShown(mode),
    isChanged: fieldsOf(day).some((field) => form.changed.includes(field)),
    setMode: (chosen: string) => {
      const next = chosenModes.find((each) => each === chosen);
      if (next !== undefined) setDay(day, inMode(form.values, day, next));
    },
    addSlot: () => setDay(day, withSlot(form.values, day)),
    removeSlot: (slot: SlotName) => setDay(day, withoutSlot(form.values, day, slot)),
    copyTo: (others: readonly Weekday[]) => {
      for (const other of others) setDay(other, copied(form.values, day));
    },
    endsNextDay: (slot: SlotName) => endsNextDay(form.values, day, slot),
    time: (field: TimeName) => {
      const place = hoursField(day, field);
      const { onBlur, value, error } = form.text(place);
      return {
        name: place,
        label: t(labels[field], { day: name }),
        value,
        error,
        onBlur,
        onChange: (typed: string) => form.set(place, typed),
      };
    },
  };
}

export type Day = ReturnType<typeof useDay>;
