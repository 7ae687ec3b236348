import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface RevertRun {
  readonly sellerId: string;
  /** The run that is taken back. */
  readonly of: number;
  readonly runNo: number;
  readonly now: Date;
}

const count = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0;

/** Puts back the offers that the run changed and nothing has changed since; returns how many. */
export async function restoreChanged(db: SellerDb, { sellerId, of, runNo, now }: RevertRun): Promise<number> {
  const statement = sql<{ count: number }>`
    with back as materialized (
      select c.*, o.price as price_now, o.stock as stock_now, o.origin as origin_now, o.active as active_now, o.status as status_now,
        o.finding as finding_now, o.own_stock_zero_since as zero_now
      from offer_change c join offer o on o.seller_id = c.seller_id and o.product_no = c.product_no
      where c.seller_id = ${sellerId}::uuid and c.run_no = ${of}::bigint and o.changed_run = ${of}::bigint
    ), noted as (
      insert into offer_change (seller_id, product_no, run_no, at, old_price, new_price, old_stock, new_stock, old_origin,
        new_origin, old_active, new_active, old_status, old_finding, old_own_stock_zero_since)
      select seller_id, product_no, ${runNo}::bigint, ${now}, price_now, old_price, stock_now, old_stock, origin_now,
        old_origin, active_now, old_active, status_now, finding_now, zero_now from back
    ), written as (
      insert into run_row (at, seller_id, run_no, row_number, verdict, warned, product_no, price, stock, origin, old_price, old_stock, old_origin)
      select ${now}, seller_id, ${runNo}::bigint, row_number() over (order by product_no), 'changed', false, product_no,
        old_price, old_stock, old_origin, price_now, stock_now, origin_now from back
    ), restored as (
      update offer o set price = b.old_price, stock = b.old_stock, origin = b.old_origin, active = b.old_active,
        status = b.old_status, finding = b.old_finding, own_stock_zero_since = b.old_own_stock_zero_since,
        changed_at = ${now}, changed_run = ${runNo}::bigint, version = o.version + 1
      from back b where o.seller_id = b.seller_id and o.product_no = b.product_no
      returning 1
    )
    select count(*)::integer as count from restored`;
  return count(await db.rows(statement));
}

/** Writes down the offers of the run that something else has changed since: they are left alone. Returns how many. */
export async function noteLeftAlone(db: SellerDb, { sellerId, of, runNo, now }: RevertRun): Promise<number> {
  const statement = sql<{ count: number }>`
    with alone as (
      select o.* from offer o
      where o.seller_id = ${sellerId}::uuid and o.changed_run <> ${of}::bigint and (o.created_run = ${of}::bigint
        or exists (select from offer_change c
          where c.seller_id = o.seller_id and c.product_no = o.product_no and c.run_no = ${of}::bigint))
    ), written as (
      insert into run_row (at, seller_id, run_no, row_number, verdict, warned, product_no, price, stock, origin, old_price, old_stock, old_origin)
      select ${now}, seller_id, ${runNo}::bigint, row_number() over (order by product_no), 'rejected', false, product_no,
        price, stock, origin, price, stock, origin from alone
      returning 1
    )
    select count(*)::integer as count from written`;
  return count(await db.rows(statement));
}

/** Removes the offers that the run created and nothing has changed since; returns how many. */
export async function removeCreated(db: SellerDb, { sellerId, of }: RevertRun): Promise<number> {
  const statement = sql<{ count: number }>`
    with removed as (
      delete from offer
      where seller_id = ${sellerId}::uuid and created_run = ${of}::bigint and changed_run = ${of}::bigint
      returning 1
    )
    select count(*)::integer as count from removed`;
  return count(await db.rows(statement));
}

/** Counts the seller's offers by status anew. */
export async function recountOffers(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(query.deleteFrom('offer_count').where('seller_id', '=', sellerId));
  const statement = sql`
    insert into offer_count (seller_id, status, offers)
    select seller_id, status, count(*) from offer where seller_id = ${sellerId}::uuid group by seller_id, status`;
  await db.rows(statement);
}

export function findUploadToRevert(db: SellerDb, { sellerId, uploadId }: { sellerId: string; uploadId: string }) {
  return db.first(
    query
      .selectFrom('offer_upload')
      .select(['state', 'apply_run', 'uploaded_by', 'impersonated_by'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId),
  );
}

export async function finishRevert(
  db: SellerDb,
  key: { sellerId: string; uploadId: string },
  reverted: { runNo: number; counts: { restored: number; removed: number; leftAlone: number } },
): Promise<void> {
  await db.rows(
    query
      .updateTable('offer_upload')
      .set({ state: 'reverted', revert_run: reverted.runNo, reverted: JSON.stringify(reverted.counts) })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.uploadId),
  );
}

/** An upload whose revert failed for good is applied as before. */
export async function giveUpRevert(db: SellerDb, key: { sellerId: string; uploadId: string }): Promise<void> {
  await db.rows(
    query
      .updateTable('offer_upload')
      .set({ state: 'applied' })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.uploadId)
      .where('state', '=', 'reverting'),
  );
}

export async function ensureRunPartition(db: SellerDb, now: Date): Promise<void> {
  const statement = sql`select ensure_run_partition(${now})`;
  await db.rows(statement);
}
