import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findReturn } from './return-list-queries.ts';

/** A return with what its file says besides: when the order was placed, and when each file came. */
export async function findCase(db: SellerDb, returnId: string) {
  const { sellerId } = db;
  const row = await findReturn(db, returnId);
  if (row === undefined) return undefined;
  const order = query.selectFrom('seller_order').select('created_at').where('seller_id', '=', sellerId);
  const ordered = await db.first(order.where('id', '=', row.order_id));
  const ids = [...row.pictures, ...row.evidence].map(({ fileId }) => fileId);
  const made = new Map<string, Date>();
  if (ids.length > 0) {
    const files = query.selectFrom('stored_file').select(['id', 'created_at']).where('seller_id', '=', sellerId);
    for (const file of await db.rows(files.where('id', 'in', ids))) made.set(file.id, file.created_at);
  }
  return { row, orderedAt: ordered?.created_at ?? row.requested_at, made };
}
