import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The next events of the shop behind a position. */
export function findSystemEvents(db: SellerDb, { after, limit }: { readonly after: number; readonly limit: number }) {
  return db.rows(
    query
      .selectFrom('system_event')
      .select(['position', 'type', 'at', 'data'])
      .where('seller_id', '=', db.sellerId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit),
  );
}
