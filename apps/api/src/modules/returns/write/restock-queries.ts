import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ReturnRow } from './return-queries.ts';

/** The products that go back into the shop's stock, with their units; two lines of one product together. */
export function findRestocked(db: SellerDb, { order_id: orderId, restock }: ReturnRow) {
  return db.rows(sql<{ productId: string; count: number }>`
    select l.product_id as "productId", sum(r.units)::integer as count
    from jsonb_to_recordset(${JSON.stringify(restock)}::jsonb) as r ("lineId" uuid, units integer)
    join order_line l on l.seller_id = ${db.sellerId}::uuid and l.order_id = ${orderId}::uuid and l.id = r."lineId"
    group by l.product_id`);
}

/** Notes that they are there: not a second time. */
export async function writeRestocked(db: SellerDb, { id }: ReturnRow, now: Date): Promise<void> {
  await db.rows(sql`
    update order_return set restocked_at = ${now}::timestamptz where seller_id = ${db.sellerId}::uuid and id = ${id}::uuid`);
}
