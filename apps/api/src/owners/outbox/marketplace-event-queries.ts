import type { MarketplaceEventKind } from '@offizin/contract/marketplace-events';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb, SellerDb } from '../../platform/db/db-scopes.ts';

/** Writes down for the marketplace what a seller did; read by its event feed. */
export async function insertOrderEvent(
  db: SellerDb | MarketplaceDb,
  event: { sellerId: string; kind: MarketplaceEventKind; at: Date; orderNumber: string; order: object },
): Promise<void> {
  await db.rows(
    query.insertInto('marketplace_event').values({
      seller_id: event.sellerId,
      kind: event.kind,
      at: event.at,
      order_number: event.orderNumber,
      payload: JSON.stringify(event.order),
    }),
  );
}

/** Records for the marketplace that a run changed offers; it reads them by the run's number, and all of them when some are gone. */
export async function insertOffersChanged(
  db: SellerDb,
  { sellerId, runNo, now }: { readonly sellerId: string; readonly runNo: number; readonly now: Date },
  { changed, removed }: { readonly changed: number; readonly removed: number },
): Promise<void> {
  await db.rows(
    query.insertInto('marketplace_event').values({
      seller_id: sellerId,
      kind: 'offers.changed',
      at: now,
      order_number: null,
      payload: JSON.stringify({ runNo, changed, removed }),
    }),
  );
}
