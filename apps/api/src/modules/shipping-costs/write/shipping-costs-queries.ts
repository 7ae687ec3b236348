import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a shop charges for shipping; undefined until it has saved that. */
export function findShippingCosts(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('shipping_costs')
      .select(['cost', 'free_above as freeAbove', 'version', 'saved_at as savedAt'])
      .where('seller_id', '=', sellerId),
  );
}
