import { sql } from 'kysely';
import type { EvidenceFile } from '../../files/write/evidence-files.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** One of the seller's own disputes. */
export function findOwnDispute(db: SellerDb, disputeId: string) {
  return db.first(sql<{ orderNumber: string }>`
    select o.number as "orderNumber" from metric_dispute d
    join seller_order o on o.seller_id = d.seller_id and o.id = d.order_id
    where d.seller_id = ${db.sellerId}::uuid and d.id = ${disputeId}::uuid`);
}

/** Removes a dispute that waits and returns its files; undefined where the marketplace was faster. */
export async function removePendingDispute(db: SellerDb, id: string): Promise<readonly EvidenceFile[] | undefined> {
  const removed = await db.first(sql<{ files: readonly EvidenceFile[] }>`
    delete from metric_dispute where seller_id = ${db.sellerId}::uuid and id = ${id}::uuid and state = 'pending'
    returning files`);
  return removed?.files;
}
