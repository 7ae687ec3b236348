import type { api } from '@offizin/contract/api';
import type { FieldCode } from '@offizin/contract/errors';
import { hoursText } from '@offizin/domain/calendar/opening-hours';
import { type SpecialDayFault, specialDayFaultOf, specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { lockCalendar } from '../write/closure-write-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import { deleteSpecialHours, insertSpecialHours, type SpecialHoursRow } from '../write/special-hours-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysView } from './holidays-view.ts';

const codes: Readonly<Record<SpecialDayFault, FieldCode>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  taken: 'field.overlap',
};

const shown = ({ day, hours }: SpecialHoursRow): string => `${day}: ${hoursText(hours) ?? ''}`;

/** Gives a date other hours than the week has; deadlines of new orders and the shop's page follow at once. */
export async function addSpecialHours(input: InputOf<typeof api.holidays.addSpecialHours>) {
  const { db, session, body, noted, now, fail } = input;
  await lockCalendar(db);
  const { today, specialHours } = await readOwnCalendar(db, now);
  const fault = specialDayFaultOf(body.day, { today, planned: specialHours });
  if (fault !== null) fail('request.invalid', { errors: [{ path: 'body.day', code: codes[fault] }] });
  if (specialHours.length >= specialHoursLimits.planned) fail('special_hours.too_many');
  await insertSpecialHours(db, session, { ...body, madeBy: session.userName });
  noted.note('special_hours', null, shown(body));
  noted.note('special_hours_note', null, body.note);
  await announceCalendar(db, now);
  return holidaysView(db, now);
}

/** Takes them back: the week counts on that date again. */
export async function removeSpecialHours(input: InputOf<typeof api.holidays.removeSpecialHours>) {
  const { db, params, noted, now, fail } = input;
  await lockCalendar(db);
  const { specialHours } = await readOwnCalendar(db, now);
  const row = specialHours.find(({ day }) => day === params.day) ?? fail('not_found');
  await deleteSpecialHours(db, row.day);
  noted.note('special_hours', shown(row), null);
  await announceCalendar(db, now);
  return holidaysView(db, now);
}
