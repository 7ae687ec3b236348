import type { api } from '@offizin/contract/api';
import { absenceOf, type ClosureFault, closureFaultOf, closureLimits } from '@offizin/domain/calendar/closures';
import type { Closure } from '@offizin/domain/calendar/opening-hours';
import type { ClosureRow } from '../write/calendar-queries.ts';
import {
  deleteClosure,
  insertClosure,
  lockCalendar,
  type NewClosure,
  updateClosure,
} from '../write/closure-write-queries.ts';
import { readOwnCalendar, type SellerCalendar } from '../write/read-calendars.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { insertPause, insertProfileChanged } from '../../events/write/marketplace-event-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { NotedChanges } from '../../../platform/http/noted-changes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { closureProblem } from './closure-problem.ts';
import { holidaysView } from './holidays-view.ts';

type Add = InputOf<typeof api.holidays.addClosure>;
type Change = InputOf<typeof api.holidays.changeClosure>;
type Remove = InputOf<typeof api.holidays.removeClosure>;

const shown = (closure: Closure | null): string | null =>
  closure === null ? null : closure.from === closure.to ? closure.from : `${closure.from} – ${closure.to}`;

function note(noted: NotedChanges, before: NewClosure | null, after: NewClosure | null): void {
  noted.note('closure', shown(before), shown(after));
  // Of one that is removed its days say enough; of one that is changed its days say which.
  if (after === null) return;
  noted.note('closure_reason', before?.reason ?? null, after.reason);
  noted.note('closure_offers', before?.offers ?? null, after.offers);
}

/** Everybody who shows the calendar reads it again. */
export async function announceCalendar(db: SellerDb, now: Date): Promise<void> {
  await insertProfileChanged(db, { section: 'closures', now });
  await announce(db, { topic: 'profile', payload: { section: 'closures' } });
}

interface Said {
  readonly before: SellerCalendar;
  readonly after: SellerCalendar;
  readonly closureId: string;
}

/** The marketplace learns from when until when nobody can buy the offers, and when that no longer holds. */
async function announcePause(db: SellerDb, { before, after, closureId }: Said, now: Date): Promise<void> {
  const pauseIn = (own: SellerCalendar) => {
    const row = own.closures.find(({ id, offers }) => id === closureId && offers === 'paused');
    if (row === undefined) return null;
    const { closes, opens } = absenceOf(own.calendar, row);
    return { closureId, from: closes, until: opens, now };
  };
  const [was, is] = [pauseIn(before), pauseIn(after)];
  const same = was?.from.getTime() === is?.from.getTime() && was?.until?.getTime() === is?.until?.getTime();
  if (is !== null && !same) await insertPause(db, 'offers.paused', is);
  if (was !== null && is === null) await insertPause(db, 'offers.resumed', was);
}

/** Announces what changed, and answers with what is saved now. */
async function finish(input: Add | Change | Remove, before: SellerCalendar, closureId: string) {
  const { db, now } = input;
  await announcePause(db, { before, after: await readOwnCalendar(db, now), closureId }, now);
  await announceCalendar(db, now);
  return holidaysView(db, now);
}

async function locked({ db, now }: Add | Change | Remove): Promise<SellerCalendar> {
  await lockCalendar(db);
  return readOwnCalendar(db, now);
}

const faultOf = (own: SellerCalendar, closure: Closure, changed: ClosureRow | null): ClosureFault | null =>
  closureFaultOf(closure, {
    today: own.today,
    others: own.closures.filter((row) => row !== changed),
    begun: changed?.from ?? null,
  });

export async function addClosure(input: Add) {
  const { db, session, body, noted, fail } = input;
  const before = await locked(input);
  const fault = faultOf(before, body, null);
  if (fault !== null) fail('request.invalid', { errors: [closureProblem(fault, 'body')] });
  if (before.closures.length >= closureLimits.planned) fail('closure.too_many');
  const id = await insertClosure(db, session, { ...body, madeBy: session.userName });
  note(noted, null, body);
  return finish(input, before, id);
}

export async function changeClosure(input: Change) {
  const { db, params, body, noted, now, fail } = input;
  const before = await locked(input);
  const row = before.closures.find(({ id }) => id === params.closureId) ?? fail('not_found');
  const current = () => holidaysView(db, now);
  if (row.version !== body.version) fail('settings.version_conflict', { current: await current() });
  const fault = faultOf(before, body, row);
  if (fault !== null) fail('request.invalid', { errors: [closureProblem(fault, 'body')] });
  await updateClosure(db, { ...body, id: row.id });
  note(noted, row, body);
  return finish(input, before, row.id);
}

export async function removeClosure(input: Remove) {
  const { db, params, noted, fail } = input;
  const before = await locked(input);
  const row = before.closures.find(({ id }) => id === params.closureId) ?? fail('not_found');
  await deleteClosure(db, row.id);
  note(noted, row, null);
  return finish(input, before, row.id);
}
