import type { api } from '@offizin/contract/api';
import type { ShopMonth } from '@offizin/contract/accountant/seller';
import { lastFullMonth, shownMonths } from '@offizin/domain/accountant/monthly-set';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { closesOn, taxMonthState } from '@offizin/domain/tax-months/months';
import type { Config } from '../../../platform/config.ts';
import { asIdentity, inShops, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { type FoundMonth, findMonth } from '../read/find-month.ts';
import { findPersonsMonth, findSetFile, type PersonsMonth, type SetFile } from '../read/set-queries.ts';
import { findPersonShops, type PersonShop } from './person-shops.ts';

interface Asked {
  readonly month: string;
  readonly now: Date;
  readonly config: Config;
  readonly session: ActiveSession;
}

function taxMonthOf({ facts, taxMonth }: FoundMonth, { month, config }: Asked): ShopMonth['taxMonth'] {
  if (taxMonth === undefined) return null;
  return {
    month,
    state: taxMonthState(month, { closedThrough: taxMonth.closedThrough, today: facts.today }),
    closesOn: closesOn(month, config.taxMonthClosesOn),
    closedAt: taxMonth.closedAt?.toISOString() ?? null,
    closedBy: taxMonth.closedBy,
  };
}

function fileOf(file: SetFile | undefined, now: Date): ShopMonth['file'] {
  if (file === undefined) return null;
  const isExpired = file.expiresAt !== null && file.expiresAt <= now;
  return {
    ...file,
    status: isExpired ? 'expired' : file.status,
    requestedAt: file.requestedAt.toISOString(),
    expiresAt: file.expiresAt?.toISOString() ?? null,
  };
}

function monthView(
  found: FoundMonth,
  { seenAt, file }: { seenAt: PersonsMonth['seenAt']; file: SetFile | undefined },
  asked: Asked,
): ShopMonth {
  const { documents, missing, currency } = found;
  const since = seenAt?.getTime() ?? 0;
  return {
    documents: {
      count: documents.length,
      isNew: documents.filter(({ receivedAt }) => receivedAt.getTime() > since).length,
    },
    missing: [...missing],
    toPay: { ...found.toPay, currency },
    toExplain: found.toExplain.map((each) => ({ ...each, currency })),
    taxMonth: taxMonthOf(found, asked),
    set: found.state,
    file: fileOf(file, asked.now),
  };
}

/** What a month asks for in one shop, read in that shop's own scope. */
async function readShop(db: SellerDb, shop: PersonShop, asked: Asked) {
  const { session, month, now } = asked;
  const { userId, locale } = session;
  const [found, file, persons] = await Promise.all([
    findMonth(db, shop, { month, now }),
    findSetFile(db, { month, locale }),
    userId === null ? { seenAt: now, isMailed: false } : findPersonsMonth(db, userId, month),
  ]);
  return { isMailed: persons.isMailed, month: monthView(found, { seenAt: persons.seenAt, file }, asked) };
}

/** The shops of the person with what a month asks for in each (INV-08). */
export async function read({ app, db, session, query, now }: InputOf<typeof api.accountant.read>) {
  const today = wallClockAt(now, brands[session.brand].timeZone).date;
  const months = shownMonths(today);
  const month = months.find((each) => each === query.month) ?? lastFullMonth(today);
  const asked = { month, now, config: app.config, session };
  const found = await asIdentity(db, (identity) => findPersonShops(identity, session, now));
  const open = found.filter(({ closed }) => closed === null);
  const read = await inShops(db, { from: session, to: open }, (own, shop) => readShop(own, shop, asked));
  const shownOf = new Map(open.map(({ sellerId }, at) => [sellerId, read[at]]));
  const shops = found.map((shop) => {
    const { sellerId, name, city, role, isCurrent, closed } = shop;
    const shown = shownOf.get(sellerId) ?? { isMailed: false, month: null };
    return { sellerId, name, city, role, isCurrent, closed, ...shown };
  });
  const address = app.mailer === null || session.userId === null ? null : session.row.userEmail;
  return { month, months, address, shops };
}
