import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface OfferOfLine {
  readonly lineId: string;
  readonly productId: string;
  readonly version: number;
  readonly stock: number;
  readonly active: boolean;
}

/** The seller's offers of what is ordered. */
export function findOffersOfOrder(db: SellerDb, orderId: string) {
  return db.rows(sql<OfferOfLine>`
    select l.id as "lineId", l.product_id as "productId", o.version, o.stock, o.active
    from order_line l
    join product p on p.brand = l.brand and p.product_id = l.product_id
    join offer o on o.seller_id = l.seller_id and o.product_no = p.no
    where l.seller_id = ${db.sellerId}::uuid and o.seller_id = ${db.sellerId}::uuid and l.order_id = ${orderId}::uuid
    order by l.position`);
}
