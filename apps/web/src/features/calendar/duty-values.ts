import type { FieldError } from '@offizin/contract/errors';
import type { EmergencyDutyView, HolidaysView } from '@offizin/contract/calendar/seller';
import { dutyFaultOf, dutyLimits, type EmergencyDuty } from '@offizin/domain/calendar/emergency-duty';
import { minuteOfDay } from '@offizin/domain/calendar/opening-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';
import { instantAt, wallText } from '@offizin/domain/calendar/zoned-time';

/** What the form holds, on the shop's own clock; what is not given is an empty text. */
export interface DutyValues {
  readonly fromDay: string;
  readonly fromTime: string;
  readonly toDay: string;
  readonly toTime: string;
  readonly note: string;
}

export const noDuty: DutyValues = { fromDay: '', fromTime: '', toDay: '', toTime: '', note: '' };

/** A duty that is changed, as the form holds it. */
export function dutyValues(
  { from, to, note }: EmergencyDutyView,
  { timeZone }: Pick<HolidaysView, 'timeZone'>,
): DutyValues {
  const [fromDay = '', fromTime = ''] = wallText(new Date(from), timeZone).split(' ');
  const [toDay = '', toTime = ''] = wallText(new Date(to), timeZone).split(' ');
  return { fromDay, fromTime, toDay, toTime, note: note ?? '' };
}

interface Around extends Pick<HolidaysView, 'timeZone' | 'emergencyDuties'> {
  /** The duty that is changed: it does not count as another one. */
  readonly changed: string | null;
}

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
export function dutyFaults(
  values: DutyValues,
  { timeZone, emergencyDuties, changed }: Around,
  now: Date,
): FieldError[] {
  const missing = (['fromDay', 'toDay'] as const)
    .filter((field) => values[field] === '')
    .map((field) => ({ path: `body.${field}`, code: 'field.required' }));
  const unread = (['fromTime', 'toTime'] as const)
    .filter((field) => minuteIn(values[field]) === null)
    .map((field) => ({ path: `body.${field}`, code: 'field.not_a_time' }));
  const duty = dutyIn(values, timeZone);
  const others = emergencyDuties
    .filter(({ id }) => id !== changed)
    .map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
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
