import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { insertOrderEvent } from '../../events/write/marketplace-event-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import type { ToldOutside } from '../tables.ts';

/** Tells the marketplace and the seller's own systems of a step, in the caller's transaction. */
export async function tellOutside(db: SellerDb | MarketplaceDb, sellerId: string, told: ToldOutside): Promise<void> {
  const { number, marketplace, systems } = told;
  const at = new Date(told.at);
  await Promise.all([
    notifySystems(
      db,
      systems.map((each) => ({ ...each, sellerId, at, subject: number })),
    ),
    marketplace === null ? null : insertOrderEvent(db, { ...marketplace, sellerId, at, orderNumber: number }),
  ]);
}
