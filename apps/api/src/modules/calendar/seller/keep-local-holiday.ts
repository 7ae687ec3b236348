import type { api } from '@offizin/contract/api';
import type { FieldCode } from '@offizin/contract/errors';
import {
  type LocalHoliday,
  type LocalHolidayFault,
  localHolidayFaultOf,
  localHolidayLimits,
  nextDateOf,
} from '@offizin/domain/calendar/local-holidays';
import { lockCalendar } from '../write/closure-write-queries.ts';
import { deleteLocalHoliday, insertLocalHoliday } from '../write/local-holiday-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysView } from './holidays-view.ts';

const codes: Readonly<Record<LocalHolidayFault, FieldCode>> = {
  invalid: 'field.invalid',
  past: 'field.past',
  too_late: 'field.too_large',
  taken: 'field.overlap',
};

/** Keeps a public holiday of the shop's town, or no longer; deadlines of new orders and the shop's page follow at once. */
export async function keepLocalHoliday(input: InputOf<typeof api.holidays.keepLocal>) {
  const { db, session, body, noted, now, fail } = input;
  await lockCalendar(db);
  const { today, localHolidays } = await readOwnCalendar(db, now);
  const shown = ({ rule, name }: LocalHoliday) => `${nextDateOf(rule, today) ?? rule}: ${name}`;
  if (body.isKept) {
    const fault = localHolidayFaultOf(body.rule, { today, kept: localHolidays });
    if (fault !== null) fail('request.invalid', { errors: [{ path: 'body.rule', code: codes[fault] }] });
    const ahead = localHolidays.filter(({ rule }) => nextDateOf(rule, today) !== null);
    if (ahead.length >= localHolidayLimits.kept) fail('local_holiday.too_many');
    await insertLocalHoliday(db, session, { rule: body.rule, name: body.name, madeBy: session.userName });
    noted.note('local_holiday', null, shown(body));
  } else {
    const row = localHolidays.find(({ rule }) => rule === body.rule) ?? fail('not_found');
    await deleteLocalHoliday(db, row.rule);
    noted.note('local_holiday', shown(row), null);
  }
  await announceCalendar(db, now);
  return holidaysView(db, now);
}
