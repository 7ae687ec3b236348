import type { api } from '@offizin/contract/api';
import type { FieldCode } from '@offizin/contract/errors';
import { type DutyFaultCode, dutyFaultOf, dutyLimits } from '@offizin/domain/calendar/emergency-duty';
import { wallText } from '@offizin/domain/calendar/zoned-time';
import { lockCalendar } from '../write/closure-write-queries.ts';
import { deleteDuty, type DutyRow, findDuties, insertDuty, updateDuty } from '../write/duty-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysView } from './holidays-view.ts';

type Add = InputOf<typeof api.holidays.addDuty>;
type Change = InputOf<typeof api.holidays.changeDuty>;
type Remove = InputOf<typeof api.holidays.removeDuty>;
type Duty = Omit<DutyRow, 'id'>;

const codes: Readonly<Record<DutyFaultCode, FieldCode>> = {
  past: 'field.past',
  too_late: 'field.too_large',
  reversed: 'field.reversed',
  too_long: 'field.too_long',
  overlap: 'field.overlap',
};

/** Writes a duty into the history, by the clock on the shop's wall; of one that is removed its times say enough. */
async function note({ db, now, noted }: Add | Change | Remove, before: Duty | null, after: Duty | null): Promise<void> {
  const { timeZone } = (await readOwnCalendar(db, now)).calendar;
  const shown = (duty: Duty | null) =>
    duty === null ? null : `${wallText(duty.from, timeZone)} – ${wallText(duty.to, timeZone)}`;
  noted.note('emergency_duty', shown(before), shown(after));
  if (after !== null) noted.note('emergency_duty_note', before?.note ?? null, after.note);
}

async function finish({ db, now }: Add | Change | Remove) {
  await announceCalendar(db, now);
  return holidaysView(db, now);
}

/** The duty of the body, where nothing is wrong with it beside the others. */
function dutyIn({ body, now, fail }: Add | Change, others: readonly DutyRow[]): Duty {
  const duty = { from: new Date(body.from), to: new Date(body.to), note: body.note };
  const fault = dutyFaultOf(duty, { now, others });
  if (fault !== null) fail('request.invalid', { errors: [{ path: `body.${fault.field}`, code: codes[fault.code] }] });
  return duty;
}

/** Says to shoppers that the shop is on emergency duty; hours and deadlines stay. */
export async function addDuty(input: Add) {
  const { db, session, now, fail } = input;
  await lockCalendar(db);
  const others = await findDuties(db, now);
  const duty = dutyIn(input, others);
  if (others.length >= dutyLimits.planned) fail('emergency_duty.too_many');
  await insertDuty(db, session, { ...duty, madeBy: session.userName });
  await note(input, null, duty);
  return finish(input);
}

export async function changeDuty(input: Change) {
  const { db, params, now, fail } = input;
  await lockCalendar(db);
  const planned = await findDuties(db, now);
  const row = planned.find(({ id }) => id === params.dutyId) ?? fail('not_found');
  const duty = dutyIn(
    input,
    planned.filter((other) => other !== row),
  );
  await updateDuty(db, { ...duty, id: row.id });
  await note(input, row, duty);
  return finish(input);
}

export async function removeDuty(input: Remove) {
  const { db, params, now, fail } = input;
  await lockCalendar(db);
  const row = (await findDuties(db, now)).find(({ id }) => id === params.dutyId) ?? fail('not_found');
  await deleteDuty(db, row.id);
  await note(input, row, null);
  return finish(input);
}
