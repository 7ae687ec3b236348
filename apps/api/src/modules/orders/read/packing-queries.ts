import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { cardColumns } from './order-list-queries.ts';

/** An order that the seller sends itself, by its number. */
export function findOrderByNumber(db: SellerDb, sellerId: string, number: string) {
  return db.first(
    query
      .selectFrom('seller_order')
      .select(cardColumns)
      .where('seller_id', '=', sellerId)
      .where('number', '=', number)
      .where('warehouse', '=', false),
  );
}
