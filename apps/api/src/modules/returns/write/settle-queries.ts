import type { LedgerStanding } from '@offizin/domain/ledger/ledger';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { ReturnRow } from './return-queries.ts';

/** Whether another case of the order is open: it goes on holding the money, and remembers where that stood. */
export async function findOtherOpen(db: MarketplaceDb, row: ReturnRow): Promise<boolean> {
  const other = await db.first(sql<{ id: string }>`
    update order_return set standing_before = ${JSON.stringify(row.standing_before)}::jsonb
    where seller_id = ${row.seller_id}::uuid and id = (
      select id from order_return where seller_id = ${row.seller_id}::uuid and order_id = ${row.order_id}::uuid
        and id <> ${row.id}::uuid and ended_at is null order by requested_at limit 1
    ) returning id`);
  return other !== undefined;
}

interface Settled {
  readonly bookedAt: Date | null;
  readonly standingBefore: LedgerStanding | null;
}

/** Notes that what the ledger had to learn is booked. */
export async function writeSettled(
  db: MarketplaceDb,
  { seller_id: sellerId, id }: ReturnRow,
  { bookedAt, standingBefore }: Settled,
): Promise<void> {
  await db.rows(
    query
      .updateTable('order_return')
      .set({ booked_at: bookedAt, standing_before: standingBefore === null ? null : JSON.stringify(standingBefore) })
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}
