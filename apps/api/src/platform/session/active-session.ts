import type { AccessSubject } from '@offizin/domain/access/access';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { limits } from '@offizin/domain/limits';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import type { App } from '../app.ts';
import { secondsAfter } from '../clock.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import type { Visit } from '../http/visit.ts';
import { hashOf } from '../tokens.ts';
import { sellerSubject } from './seller-subject.ts';
import { findSession, type SessionRow, touchSession } from './session-queries.ts';

/** Who works: the seller of the session row, its user, and what it may open. */
export interface ActiveSession {
  /** Its public id: opens nothing. */
  readonly id: string;
  readonly sellerId: string;
  readonly userId: string | null;
  readonly userName: string;
  readonly impersonatedBy: string | null;
  /** Whether a system of the shop's own calls, by a token that the person made. */
  readonly isSystem: boolean;
  readonly impersonationRefreshUntil: Date | null;
  readonly locale: LocaleCode;
  readonly brand: BrandId;
  readonly expiresAt: Date;
  /** When the person last proved who it is; null for who is remembered and for operators. */
  readonly authenticatedAt: Date | null;
  readonly subject: AccessSubject;
  readonly row: SessionRow;
}

/** How long a session may be seen without writing it down again, in seconds. */
const touchEvery = 60;

function isLive(row: SessionRow, visit: Visit, now: Date): boolean {
  if (row.seller.brand !== visit.host.brand || row.seller.status === 'banned' || row.userBanned === true) return false;
  return row.impersonatedBy !== null || secondsAfter(row.lastSeenAt, limits.sessionIdle) > now;
}

function activeSession(row: SessionRow): ActiveSession {
  const { seller } = row;
  return {
    id: row.sessionId,
    sellerId: seller.id,
    userId: row.userId,
    userName: row.userName ?? row.impersonatedBy ?? seller.name,
    impersonatedBy: row.impersonatedBy,
    isSystem: false,
    impersonationRefreshUntil: row.impersonationRefreshUntil,
    locale: row.userLocale ?? seller.locale,
    brand: seller.brand,
    expiresAt: row.expiresAt,
    authenticatedAt: row.authenticatedAt,
    subject: { ...sellerSubject(seller, row.role ?? 'owner'), lacksSecondFactor: row.lacksSecondFactor },
    row,
  };
}

/** The session of a visit as the database knows it now, or null; a ban or a lost service shows at once. */
export async function loadSession(app: App, visit: Visit): Promise<ActiveSession | null> {
  const token = visit.cookie('session');
  if (token === null) return null;
  const now = app.clock();
  const tokenHash = hashOf(token);
  return withIdentity(app.pool, async (db) => {
    const row = await findSession(db, tokenHash, now);
    if (row === undefined || !isLive(row, visit, now)) return null;
    if (secondsAfter(row.lastSeenAt, touchEvery) <= now)
      await touchSession(db, tokenHash, { userId: row.userId, sellerId: row.seller.id, now });
    return activeSession(row);
  });
}

/** The time zone of the shop, in which its days begin and its deadlines are written. */
export function sellerTimeZone({ row: { seller } }: ActiveSession): string {
  return timeZoneOf({ country: seller.country_code, region: seller.region, postalCode: seller.postal_code });
}
