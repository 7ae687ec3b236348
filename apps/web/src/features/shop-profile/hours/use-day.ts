import type { DayHours, Weekday } from '@offizin/domain/calendar/opening-hours';
import { useTranslations } from 'use-intl';
import type { ProfileForm } from '../use-profile-form.ts';
import { dayFields, type DayField, fieldsOf, hoursField, inMode } from './week-values.ts';
import { useWeekdayNames } from './weekday-names.ts';

export type SlotName = 'first' | 'second';

const labels = {
  'first.from': 'opens',
  'first.to': 'closes',
  'second.from': 'opensAgain',
  'second.to': 'closesAgain',
} as const satisfies Readonly<Record<Exclude<DayField, 'mode'>, string>>;

/** A weekday of the form: its fields, how its mode changes, and copying it to others. */
export function useDay(form: ProfileForm, day: Weekday) {
  const t = useTranslations('profile.hours');
  const names = useWeekdayNames();
  const name = names.name(day);
  const setDay = (other: Weekday, values: Readonly<Record<DayField, string>>) => {
    for (const field of dayFields) form.set(hoursField(other, field), values[field]);
  };
  const mode = form.values[hoursField(day, 'mode')];
  return {
    name,
    mode,
    isChanged: fieldsOf(day).some((field) => form.changed.includes(field)),
    setMode: (next: string) => {
      if (next === 'closed' || next === 'full' || next === 'split') setDay(day, inMode(form.values, day, next));
    },
    copyTo: (others: readonly Weekday[]) => {
      for (const other of others) setDay(other, inMode(form.values, day, mode as DayHours['mode']));
    },
    time: (field: Exclude<DayField, 'mode'>) => {
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
