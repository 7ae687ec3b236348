import type { api } from '@offizin/contract/api';
import type { FieldCode } from '@offizin/contract/errors';
import { hoursText } from '@offizin/domain/calendar/opening-hours';
import { type SpecialDayFault, specialDayFaultOf, specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { lockCalendar } from '../write/closure-write-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import {
  deleteSpecialHours,
  insertSpecialHours,
  type SpecialHoursRow,
  updateSpecialHours,
} from '../write/special-hours-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysView } from './holidays-view.ts';

type Add = InputOf<typeof api.holidays.addSpecialHours>;
type Change = InputOf<typeof api.holidays.changeSpecialHours>;
type Remove = InputOf<typeof api.holidays.removeSpecialHours>;

const codes: Readonly<Record<SpecialDayFault, FieldCode>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  taken: 'field.overlap',
};

const shown = (row: SpecialHoursRow | null): string | null =>
  row === null ? null : `${row.day}: ${hoursText(row.hours) ?? ''}`;

/** Notes what changed, announces it, and answers with what is saved now. */
async function finish(
  { db, now, noted }: Add | Change | Remove,
  before: SpecialHoursRow | null,
  after: SpecialHoursRow | null,
) {
  noted.note('special_hours', shown(before), shown(after));
  // Of hours that are removed their day says enough.
  if (after !== null) noted.note('special_hours_note', before?.note ?? null, after.note);
  await announceCalendar(db, now);
  return holidaysView(db, now);
}

async function locked({ db, now }: Add | Change | Remove) {
  await lockCalendar(db);
  const { today, specialHours } = await readOwnCalendar(db, now);
  return { today, planned: specialHours };
}

function refuseFault({ body, fail }: Add | Change, around: Parameters<typeof specialDayFaultOf>[1]): void {
  const fault = specialDayFaultOf(body.day, around);
  if (fault !== null) fail('request.invalid', { errors: [{ path: 'body.day', code: codes[fault] }] });
}

/** Gives a date other hours than the week has; deadlines of new orders and the shop's page follow at once. */
export async function addSpecialHours(input: Add) {
  const { db, session, body, fail } = input;
  const around = await locked(input);
  refuseFault(input, around);
  if (around.planned.length >= specialHoursLimits.planned) fail('special_hours.too_many');
  await insertSpecialHours(db, session, { ...body, madeBy: session.userName });
  return finish(input, null, body);
}

/** Changes those of a date, or moves them to another one. */
export async function changeSpecialHours(input: Change) {
  const { db, params, body, fail } = input;
  const { today, planned } = await locked(input);
  const row = planned.find(({ day }) => day === params.day) ?? fail('not_found');
  refuseFault(input, { today, planned: planned.filter((other) => other !== row) });
  await updateSpecialHours(db, row.day, body);
  return finish(input, row, body);
}

/** Takes them back: the week counts on that date again. */
export async function removeSpecialHours(input: Remove) {
  const { db, params, fail } = input;
  const { planned } = await locked(input);
  const row = planned.find(({ day }) => day === params.day) ?? fail('not_found');
  await deleteSpecialHours(db, row.day);
  return finish(input, row, null);
}
