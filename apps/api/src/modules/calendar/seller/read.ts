import type { api } from '@offizin/contract/api';
import { pauseAt } from '../write/closure-view.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { holidaysView } from './holidays-view.ts';

export function read({ db, session: { brand }, now }: InputOf<typeof api.holidays.read>) {
  return holidaysView(db, { brand, now });
}

export async function pause({ db, session: { brand }, now }: InputOf<typeof api.holidays.pause>) {
  return pauseAt(await readOwnCalendar(db, { brand, now }), now);
}
