import { screenDenial } from '@offizin/domain/access/screens';
import type { AccessSubject } from '@offizin/domain/access/access';
import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findPasskeyShops } from '../../../platform/session/second-factor-state-queries.ts';
import { sellerSubject } from '../../../platform/session/seller-subject.ts';
import { findShops } from '../../team/write/shop-queries.ts';

export interface PersonShop {
  readonly sellerId: string;
  readonly externalId: string;
  readonly brand: BrandId;
  readonly name: string;
  readonly city: string;
  readonly role: Role;
  readonly services: ActiveSession['row']['seller']['services'];
  readonly timeZone: string;
  readonly isCurrent: boolean;
  /** Why nothing of it is shown; null for one that is open. */
  readonly closed: 'second_factor' | 'approval' | null;
}

/** Why the screen is closed to somebody; undefined where the shop is none of theirs to keep books for. */
function closedFor(subject: AccessSubject): PersonShop['closed'] | undefined {
  // Whether the role lets them in at all is asked first: who may never see the money does not learn what else is missing.
  if (screenDenial('accountant', { ...subject, lacksSecondFactor: false, awaitsApproval: false }) !== null)
    return undefined;
  const denial = screenDenial('accountant', subject);
  return denial === 'approval' || denial === 'second_factor' ? denial : null;
}

/** An operator sees the shop that the session is for, and none of the person's others. */
const ownShop = ({ row: { seller }, subject, sellerId, brand }: ActiveSession): PersonShop => ({
  sellerId,
  externalId: seller.external_id,
  brand,
  name: seller.name,
  city: seller.city,
  role: subject.role,
  services: seller.services,
  timeZone: timeZoneOf({ country: seller.country_code, region: seller.region, postalCode: seller.postal_code }),
  isCurrent: true,
  closed: null,
});

/** The shops whose money a person may read, as their team, role and demands are now (INV-08). */
export async function findPersonShops(identity: IdentityDb, session: ActiveSession, now: Date): Promise<PersonShop[]> {
  const { userId, sellerId: current } = session;
  if (userId === null) return [ownShop(session)];
  const [found, passkeyShops] = await Promise.all([
    findShops(identity, userId, now),
    findPasskeyShops(identity, userId),
  ]);
  const shops: PersonShop[] = [];
  for (const shop of found) {
    const { sellerId, externalId, brand, name, city, role, lacksSecondFactor } = shop;
    const subject = { ...sellerSubject(shop, role), lacksSecondFactor };
    const closed = closedFor(subject);
    if (closed === undefined) continue;
    const isCurrent = sellerId === current;
    // Who could not go on in the shop without a proof does not read it from another one either.
    const needsProof = !isCurrent && session.row.authenticatedAt === null && passkeyShops.has(sellerId);
    shops.push({
      sellerId,
      externalId,
      brand,
      name,
      city,
      role,
      services: shop.services,
      timeZone: timeZoneOf(shop),
      isCurrent,
      closed: closed ?? (needsProof ? 'second_factor' : null),
    });
  }
  return shops;
}

/** One of them that is open; else the code with which it is refused. */
export function openOf(
  shops: readonly PersonShop[],
  sellerId: string,
): PersonShop | 'not_found' | 'access.second_factor' | 'access.approval' {
  const found = shops.find((shop) => shop.sellerId === sellerId);
  if (found === undefined) return 'not_found';
  return found.closed === null ? found : `access.${found.closed}`;
}
