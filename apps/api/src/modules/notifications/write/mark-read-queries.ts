import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Marks one as read; false when the seller has none of this id. */
export async function markOneRead(db: SellerDb, key: { sellerId: string; id: string; now: Date }): Promise<boolean> {
  const row = await db.first(
    query
      .updateTable('notification')
      .set({ read_at: sql<Date>`coalesce(read_at, ${key.now})` })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.id)
      .returning('id'),
  );
  return row !== undefined;
}

export async function markAllReadUpTo(
  db: SellerDb,
  { sellerId, upTo, now }: { sellerId: string; upTo: Date; now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('notification')
      .set({ read_at: now })
      .where('seller_id', '=', sellerId)
      .where('read_at', 'is', null)
      .where('created_at', '<=', upTo),
  );
}
