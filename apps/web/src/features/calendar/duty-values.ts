import type { FieldError } from '@offizin/contract/errors';
import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { dutyFaultOf, dutyLimits, type EmergencyDuty } from '@offizin/domain/calendar/emergency-duty';
import { minuteOfDay } from '@offizin/domain/calendar/opening-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';
import { instantAt } from '@offizin/domain/calendar/zoned-time';

/** What the form holds, on the shop's own clock; what is not given is an empty text. */
export interface DutyValues {
  readonly fromDay: string;
  readonly fromTime: string;
  readonly toDay: string;
  readonly toTime: string;
  readonly note: string;
}

export const noDuty: DutyValues = { fromDay: '', fromTime: '', toDay: '', toTime: '', note: '' };

type Around = Pick<HolidaysView, 'timeZone' | 'emergencyDuties'>;

const minuteIn = (typed: string): number | null => minuteOfDay(readTime(typed) ?? '');

/** The duty as two instants; null while its days and times are not all given. */
function dutyIn({ fromDay, fromTime, toDay, toTime }: DutyValues, timeZone: string): EmergencyDuty | null {
  const [begins, ends] = [minuteIn(fromTime), minuteIn(toTime)];
  if (fromDay === '' || toDay === '' || begins === null || ends === null) return null;
  return {
    from: instantAt({ date: fromDay, minute: begins }, timeZone),
    to: instantAt({ date: toDay, minute: ends }, timeZone),
  };
}

/** What is wrong with it, by the rules of the call; what is wrong with an instant is said at its time. */
export function dutyFaults(values: DutyValues, { timeZone, emergencyDuties }: Around, now: Date): FieldError[] {
  const missing = (['fromDay', 'toDay'] as const)
    .filter((field) => values[field] === '')
    .map((field) => ({ path: `body.${field}`, code: 'field.required' }));
  const unread = (['fromTime', 'toTime'] as const)
    .filter((field) => minuteIn(values[field]) === null)
    .map((field) => ({ path: `body.${field}`, code: 'field.not_a_time' }));
  const duty = dutyIn(values, timeZone);
  const others = emergencyDuties.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
  const fault = duty === null ? null : dutyFaultOf(duty, { now, others });
  return [
    ...missing,
    ...unread,
    ...(fault === null ? [] : [{ path: `body.${fault.field}Time`, code: `field.${fault.code}` }]),
    ...(values.note.trim().length > dutyLimits.note
      ? [{ path: 'body.note', code: 'field.too_long', params: { limit: dutyLimits.note } }]
      : []),
  ];
}

/** What is sent. */
export function dutyBody(values: DutyValues, { timeZone }: Pick<HolidaysView, 'timeZone'>) {
  const duty = dutyIn(values, timeZone);
  const note = values.note.trim();
  return {
    from: duty?.from.toISOString() ?? '',
    to: duty?.to.toISOString() ?? '',
    note: note === '' ? null : note,
  };
}
