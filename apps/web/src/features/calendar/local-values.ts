import type { FieldError } from '@offizin/contract/errors';
import type { HolidaysView } from '@offizin/contract/calendar/seller';
import {
  type LocalHolidayFault,
  localHolidayFaultOf,
  localHolidayLimits,
} from '@offizin/domain/calendar/local-holidays';

/** What the form holds; what is not given is an empty text. */
export interface LocalValues {
  readonly name: string;
  readonly day: string;
  readonly isYearly: boolean;
}

export const noLocalHoliday: LocalValues = { name: '', day: '', isYearly: true };

const codes: Readonly<Record<LocalHolidayFault, string>> = {
  invalid: 'field.invalid',
  past: 'field.past',
  too_late: 'field.too_large',
  taken: 'field.overlap',
};

const ruleIn = ({ day, isYearly }: LocalValues): string => (isYearly ? day.slice(5) : day);

/** What is wrong with it, by the rules of the call. */
export function localFaults(
  values: LocalValues,
  { today, localHolidays }: Pick<HolidaysView, 'today' | 'localHolidays'>,
): FieldError[] {
  const name = values.name.trim();
  const kept = localHolidays.filter(({ isKept }) => isKept);
  const onDay = values.day === '' ? null : localHolidayFaultOf(ruleIn(values), { today, kept });
  return [
    ...(name === '' ? [{ path: 'body.name', code: 'field.required' }] : []),
    ...(name.length > localHolidayLimits.name
      ? [{ path: 'body.name', code: 'field.too_long', params: { limit: localHolidayLimits.name } }]
      : []),
    ...(values.day === '' ? [{ path: 'body.day', code: 'field.required' }] : []),
    ...(onDay === null ? [] : [{ path: 'body.day', code: codes[onDay] }]),
  ];
}

/** What is sent. */
export const localBody = (values: LocalValues) => ({ rule: ruleIn(values), name: values.name.trim(), isKept: true });
