import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import type { SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';
import { findChosenRegion, findClosures, findOpenHolidays } from '../../calendar/write/calendar-queries.ts';
import {
  deleteClosure,
  insertClosure,
  lockCalendar,
  setOpenOn,
  writeRegion,
} from '../../calendar/write/closure-write-queries.ts';
import {
  deleteLocalHoliday,
  findLocalHolidays,
  insertLocalHoliday,
} from '../../calendar/write/local-holiday-queries.ts';
import {
  deleteSpecialHours,
  findSpecialHours,
  insertSpecialHours,
} from '../../calendar/write/special-hours-queries.ts';

/** Who has made it, in place of a person: nobody's name is in the sandbox, and nothing that the shop wrote for itself. */
const madeBy = 'Sandbox';

/** Deadlines look back so many days. */
const daysBack = 60;

/** What a shop entered about its days, as far as deadlines count by it. */
export async function readEntered(db: SellerDb, today: string) {
  const { sellerId } = db;
  const since = addDays(today, -daysBack);
  const closures = await findClosures(db, sellerId, since);
  const special = await findSpecialHours(db, sellerId, since);
  const choice = await findChosenRegion(db, sellerId);
  return {
    closures: closures.map(({ id, from, to, offers }) => ({ id, is: { from, to, offers } })),
    special: special.map(({ day, hours }) => ({ id: day, is: { day, hours } })),
    open: (await findOpenHolidays(db, sellerId, since)).map(({ day }) => ({ id: day, is: day })),
    local: (await findLocalHolidays(db, sellerId)).map(({ rule, name }) => ({ id: rule, is: { rule, name } })),
    region: choice?.region,
    version: choice?.version ?? 0,
  };
}

interface Entered {
  readonly there: Awaited<ReturnType<typeof readEntered>>;
  readonly today: string;
}

interface Entry<T> {
  readonly id: string;
  readonly is: T;
}

interface Writers<T> {
  readonly add: (is: T) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Takes out what the other side lacks, then brings what is missing. */
async function follow<T>(there: readonly Entry<T>[], here: readonly Entry<T>[], { add, remove }: Writers<T>) {
  const isAmong = (entries: readonly Entry<T>[], { is }: Entry<T>) =>
    entries.some((entry) => isDeepStrictEqual(entry.is, is));
  for (const entry of here) if (!isAmong(there, entry)) await remove(entry.id);
  for (const entry of there) if (!isAmong(here, entry)) await add(entry.is);
}

/** Enters what a shop has entered about its days elsewhere, in place of what is here. */
export async function enterDays(db: SellerDb, shop: SellerOfBrand, { there, today }: Entered): Promise<void> {
  await lockCalendar(db);
  const here = await readEntered(db, today);
  await follow(there.closures, here.closures, {
    add: (is) => insertClosure(db, shop, { ...is, reason: null, madeBy }),
    remove: (id) => deleteClosure(db, id),
  });
  await follow(there.special, here.special, {
    add: (is) => insertSpecialHours(db, shop, { ...is, note: null, madeBy }),
    remove: (day) => deleteSpecialHours(db, day),
  });
  await follow(there.open, here.open, {
    add: (day) => setOpenOn(db, shop, { day, isOpen: true }),
    remove: (day) => setOpenOn(db, shop, { day, isOpen: false }),
  });
  await follow(there.local, here.local, {
    add: (is) => insertLocalHoliday(db, shop, { ...is, madeBy }),
    remove: (rule) => deleteLocalHoliday(db, rule),
  });
  const { region } = there;
  if (region !== undefined && region !== here.region) await writeRegion(db, shop, { region, version: here.version });
}
