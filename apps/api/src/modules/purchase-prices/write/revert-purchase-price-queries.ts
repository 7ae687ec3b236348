import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announce } from '../../events/write/announce-queries.ts';

interface RevertedRun {
  readonly sellerId: string;
  /** The run that is taken back. */
  readonly of: number;
}

/** What a run set and nothing else has changed since. */
const ofRun = ({ sellerId, of }: RevertedRun) => sql`p.seller_id = ${sellerId}::uuid and p.changed_run = ${of}::bigint`;

/** How many purchase prices a revert of the run would put back. */
export async function countPurchasePricesBack(db: SellerDb, run: RevertedRun): Promise<number> {
  const counted = await db.first(
    sql<{ count: number }>`select count(*)::integer as count from purchase_price p where ${ofRun(run)}`,
  );
  return counted?.count ?? 0;
}

/**
 * Puts the purchase prices back that a run set and nothing else has changed since, and takes those along whose offers are
 * gone. Nothing stands before a revert: it is not taken back itself. Returns how many the run had set.
 */
export async function revertPurchasePrices(
  db: SellerDb,
  { runNo, now, ...run }: RevertedRun & { readonly runNo: number; readonly now: Date },
): Promise<number> {
  const count = await countPurchasePricesBack(db, run);
  const removed = sql`
    delete from purchase_price p where ${ofRun(run)} and p.price_before is null`;
  await db.rows(removed);
  const restored = sql`
    update purchase_price p set price = p.price_before, price_before = null, changed_at = ${now}, changed_run = ${runNo}::bigint
    where ${ofRun(run)}`;
  await db.rows(restored);
  const orphaned = sql`
    delete from purchase_price p where p.seller_id = ${run.sellerId}::uuid and not exists (
      select from offer o where o.seller_id = ${run.sellerId}::uuid and o.product_no = p.product_no)`;
  await db.rows(orphaned);
  if (count > 0) await announce(db, { topic: 'offers', payload: { changed: count } });
  return count;
}
