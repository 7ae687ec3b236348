import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** All offers of the transaction's seller in the order of their products' numbers, as a binary copy. */
export function copyOffers(db: SellerDb): Readable {
  return db.copyOut(sql`
    copy (select product_no, price, stock, origin, active, status, finding, own_stock_zero_since, sku
      from offer where seller_id = ${sql.lit(db.sellerId)}::uuid order by product_no)
    to stdout (format binary)`);
}
