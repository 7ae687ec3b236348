import type { RefusedLine } from '@offizin/domain/returns/restock';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ReturnRow } from './return-queries.ts';

/** The lines of which units go back into the shop's stock, with their products. */
export function findRestocked(db: SellerDb, { order_id: orderId, restock }: ReturnRow) {
  return db.rows(sql<{ lineId: string; productId: string; units: number }>`
    select l.id as "lineId", l.product_id as "productId", r.units
    from jsonb_to_recordset(${JSON.stringify(restock)}::jsonb) as r ("lineId" uuid, units integer)
    join order_line l on l.seller_id = ${db.sellerId}::uuid and l.order_id = ${orderId}::uuid and l.id = r."lineId"
    order by l.position`);
}

interface PutBack {
  readonly refused: readonly RefusedLine[];
  readonly now: Date;
}

/** Notes that they are there, or why not: not a second time. */
export async function writeRestocked(db: SellerDb, { id }: ReturnRow, { refused, now }: PutBack): Promise<void> {
  const kept = refused.length === 0 ? null : JSON.stringify(refused);
  await db.rows(sql`
    update order_return set restocked_at = ${now}::timestamptz, restock_refused = ${kept}::jsonb
    where seller_id = ${db.sellerId}::uuid and id = ${id}::uuid`);
}
