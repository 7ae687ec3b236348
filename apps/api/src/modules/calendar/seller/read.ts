import type { api } from '@offizin/contract/api';
import { pauseAt } from '../write/closure-view.ts';
import { readOwnCalendar } from '../write/read-calendars.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { holidaysView } from './holidays-view.ts';

export function read({ db, now }: InputOf<typeof api.holidays.read>) {
  return holidaysView(db, now);
}

export async function pause({ db, now }: InputOf<typeof api.holidays.pause>) {
  return pauseAt(await readOwnCalendar(db, now), now);
}
