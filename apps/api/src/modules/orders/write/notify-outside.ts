import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { insertOrderEvent } from '../../events/write/marketplace-event-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import type { OutsideNotice } from '../tables.ts';

/** Notifies the marketplace and the seller's own systems of a step, in the caller's transaction. */
export async function notifyOutside(
  db: SellerDb | MarketplaceDb,
  sellerId: string,
  notice: OutsideNotice,
): Promise<void> {
  const { number, marketplace, systems } = notice;
  const at = new Date(notice.at);
  await Promise.all([
    notifySystems(
      db,
      systems.map((each) => ({ ...each, sellerId, at, subject: number })),
    ),
    marketplace === null ? null : insertOrderEvent(db, { ...marketplace, sellerId, at, orderNumber: number }),
  ]);
}
