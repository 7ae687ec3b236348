import { sellerTimeZone, type ActiveSession } from '../../../../platform/session/active-session.ts';
import type { SellerDb } from '../../../../platform/db/scopes/scopes.ts';
import { findProfile } from '../../../shop-profile/write/profile-queries.ts';
import type { PaperShop } from './paper-tasks.ts';

/** From where papers come: the shop's address, and how it is reached. */
export async function findPaperShop(db: SellerDb, { row: { seller } }: ActiveSession): Promise<PaperShop> {
  const profile = await findProfile(db, db.sellerId);
  const phone = profile?.phone ? `${profile.phone_prefix ?? ''} ${profile.phone}`.trim() : null;
  return {
    name: seller.name,
    street: seller.street,
    place: `${seller.postal_code} ${seller.city}`,
    country: seller.country_code,
    contact: [phone, profile?.email ?? null].filter((each) => each !== null),
  };
}

/** What is the same on all papers of a call. */
export function paperFrame(session: ActiveSession, now: Date) {
  return { brand: session.brand, timeZone: sellerTimeZone(session), at: now.toISOString() } as const;
}
