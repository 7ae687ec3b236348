import type { api } from '@offizin/contract/api';
import { holidayRegions } from '@offizin/domain/calendar/holiday-regions';
import { lockCalendar, setOpenOn, writeRegion } from '../write/closure-write-queries.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceCalendar } from './change-closure.ts';
import { holidaysAhead, holidaysView } from './holidays-view.ts';

/** Opens the shop on a public holiday, for emergency duty, or closes it on that day again. */
export async function chooseDay(input: InputOf<typeof api.holidays.chooseDay>) {
  const { db, session, params, body, noted, now, fail } = input;
  await lockCalendar(db);
  const holiday = holidaysAhead(await readOwnCalendar(db, now)).find(({ day }) => day === params.day);
  if (holiday === undefined) return fail('not_found');
  await setOpenOn(db, session, { day: params.day, isOpen: body.isOpen });
  noted.note('open_on_holiday', holiday.isOpen ? params.day : null, body.isOpen ? params.day : null);
  if (holiday.isOpen !== body.isOpen) await announceCalendar(db, now);
  return holidaysView(db, now);
}

/** Takes the public holidays of another region. */
export async function chooseRegion(input: InputOf<typeof api.holidays.chooseRegion>) {
  const { db, session, body, noted, now, fail } = input;
  const before = await readOwnCalendar(db, now);
  const regions = holidayRegions(before.country);
  const nameOf = (code: string | null) => regions.find((region) => region.code === code)?.name ?? null;
  if (body.region !== null && nameOf(body.region) === null)
    return fail('request.invalid', { errors: [{ path: 'body.region', code: 'field.invalid' }] });
  if (!(await writeRegion(db, session, body)))
    return fail('settings.version_conflict', { current: await holidaysView(db, now) });
  noted.note('holiday_region', nameOf(before.region), nameOf(body.region));
  await announceCalendar(db, now);
  return holidaysView(db, now);
}
