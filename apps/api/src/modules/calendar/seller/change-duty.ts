import type { api } from '@offizin/contract/api';
import type { FieldCode } from '@offizin/contract/errors';
import {
  type DutyFaultCode,
  dutyFaultOf,
  dutyLimits,
  type EmergencyDuty,
} from '@offizin/domain/calendar/emergency-duty';
import { wallText } from '@offizin/domain/calendar/zoned-time';
import { lockCalendar } from '../write/closure-write-queries.ts';
import { deleteDuty, findDuties, insertDuty } from '../write/duty-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysView } from './holidays-view.ts';

type Add = InputOf<typeof api.holidays.addDuty>;
type Remove = InputOf<typeof api.holidays.removeDuty>;

const codes: Readonly<Record<DutyFaultCode, FieldCode>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  reversed: 'field.reversed',
  too_long: 'field.too_long',
  overlap: 'field.overlap',
};

/** A duty in the history: by the clock on the shop's wall. */
async function shown({ db, now }: Add | Remove, { from, to }: EmergencyDuty): Promise<string> {
  const { timeZone } = (await readOwnCalendar(db, now)).calendar;
  return `${wallText(from, timeZone)} – ${wallText(to, timeZone)}`;
}

async function finish({ db, now }: Add | Remove) {
  await announceCalendar(db, now);
  return holidaysView(db, now);
}

/** Says to shoppers that the shop is on emergency duty; hours and deadlines stay. */
export async function addDuty(input: Add) {
  const { db, session, body, noted, now, fail } = input;
  await lockCalendar(db);
  const others = await findDuties(db, now);
  const duty = { from: new Date(body.from), to: new Date(body.to) };
  const fault = dutyFaultOf(duty, { now, others });
  if (fault !== null) fail('request.invalid', { errors: [{ path: `body.${fault.field}`, code: codes[fault.code] }] });
  if (others.length >= dutyLimits.planned) fail('emergency_duty.too_many');
  await insertDuty(db, session, { ...duty, note: body.note, madeBy: session.userName });
  noted.note('emergency_duty', null, await shown(input, duty));
  noted.note('emergency_duty_note', null, body.note);
  return finish(input);
}

export async function removeDuty(input: Remove) {
  const { db, params, noted, now, fail } = input;
  await lockCalendar(db);
  const duty = (await findDuties(db, now)).find(({ id }) => id === params.dutyId) ?? fail('not_found');
  await deleteDuty(db, duty.id);
  noted.note('emergency_duty', await shown(input, duty), null);
  return finish(input);
}
