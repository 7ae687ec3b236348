import { sql } from 'kysely';
import { secondsAfter } from '../../platform/clock.ts';
import { query } from '../../platform/db/db-query.ts';
import type { RetentionDb } from '../../platform/db/db-scopes.ts';

const day = 24 * 3600;

/** Drops the months of run rows that nobody looks at any more; returns how many. */
export async function dropExpiredRunRows(db: RetentionDb): Promise<number> {
  const statement = sql<{ dropped: number }>`select drop_expired_run_partitions() as dropped`;
  return (await db.first(statement))?.dropped ?? 0;
}

/** Deletes best prices past their term; the latest of each product stays, because it is still the price with which the term begins. Returns how many. */
export async function deleteExpiredBestPrices(db: RetentionDb): Promise<number> {
  const statement = sql<{ deleted: number }>`
    with gone as (
      delete from product_market_past p
      where exists (select from product_market_past later where later.product_no = p.product_no and later.day > p.day)
      returning 1
    )
    select count(*)::integer as deleted from gone`;
  return (await db.first(statement))?.deleted ?? 0;
}

/** Deletes rows past their term; row-level security shows this role no others of the seller-owned tables. Returns how many. */
export async function deleteExpired(db: RetentionDb, now: Date): Promise<number> {
  const before = secondsAfter(now, -day);
  const deleted = await Promise.all([
    db.rows(query.deleteFrom('idempotency').returning('key')),
    db.rows(query.deleteFrom('machine_idempotency').returning('key')),
    db.rows(query.deleteFrom('new_orders_download').returning('id')),
    db.rows(query.deleteFrom('offer_upload').returning('id')),
    db.rows(query.deleteFrom('offer_handover').returning('id')),
    db.rows(query.deleteFrom('feed_retrieval').returning('id')),
    db.rows(query.deleteFrom('sync_remedy').returning('id')),
    db.rows(query.deleteFrom('replaced_finding').returning('subject')),
    db.rows(query.deleteFrom('export').returning('id')),
    db.rows(query.deleteFrom('live_event').returning('topic')),
    db.rows(query.deleteFrom('notification').returning('kind')),
    db.rows(query.deleteFrom('notification_mail').returning('id')),
    db.rows(query.deleteFrom('session').where('expires_at', '<', before).returning('seller_id')),
    db.rows(query.deleteFrom('remember_token').where('expires_at', '<', before).returning('family')),
    db.rows(query.deleteFrom('signin_failure').where('last_failure_at', '<', before).returning('failures')),
    db.rows(query.deleteFrom('used_challenge').where('expires_at', '<', before).returning('signature')),
    db.rows(query.deleteFrom('impersonation_token').where('expires_at', '<', before).returning('brand')),
    db.rows(query.deleteFrom('rate_window').where('window_start', '<', before).returning('calls')),
  ]);
  return deleted.reduce((sum, rows) => sum + rows.length, 0);
}
