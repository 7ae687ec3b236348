import { type DeletedTable, expiredBefore } from '@offizin/domain/retention';
import { type RawBuilder, sql } from 'kysely';
import type { RetentionDb } from '../../../platform/db/scopes/scopes.ts';

/** Drops the months of run rows and changes of offers that nobody looks at any more; returns how many. */
export async function dropExpiredMonths(db: RetentionDb): Promise<number> {
  const statement = sql<{ dropped: number }>`select drop_expired_partitions() as dropped`;
  return (await db.first(statement))?.dropped ?? 0;
}

/** So many rows a transaction deletes at most. */
export const rowsPerPortion = 5000;

/** The rows to delete, by their places. */
const placesOf = (found: RawBuilder<unknown>) => sql`where ctid = any (array(${found} limit ${rowsPerPortion}))`;

/** A portion of what row-level security shows this role, which is what has expired. */
const seen = (table: DeletedTable) => placesOf(sql`select ctid from ${sql.table(table)}`);

/** A portion of a table without row-level security, by the moment before which its rows have expired. */
const olderThan = (table: DeletedTable, column: string, before: Date) =>
  placesOf(sql`select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}`);

/** How a portion of each table's expired rows is deleted. */
const deletions: Readonly<Record<DeletedTable, (before: Date) => RawBuilder<unknown>>> = {
  api_token: () => sql`delete from api_token ${seen('api_token')}`,
  audit: (before) => sql`delete from audit ${olderThan('audit', 'at', before)}`,
  // The latest of each kind stays: it says when the catalogue was last synchronised.
  catalogue_run: () =>
    sql`delete from catalogue_run ${placesOf(sql`
    select ctid from catalogue_run r where exists (
      select from catalogue_run later where later.seller_id = r.seller_id and later.kind = r.kind and later.no > r.no
    )`)}`,
  export: () => sql`delete from export ${seen('export')}`,
  feed_retrieval: () => sql`delete from feed_retrieval ${seen('feed_retrieval')}`,
  feed_trial: () => sql`delete from feed_trial ${seen('feed_trial')}`,
  idempotency: () => sql`delete from idempotency ${seen('idempotency')}`,
  impersonation_token: (before) =>
    sql`delete from impersonation_token ${olderThan('impersonation_token', 'expires_at', before)}`,
  live_event: () => sql`delete from live_event ${seen('live_event')}`,
  machine_idempotency: () => sql`delete from machine_idempotency ${seen('machine_idempotency')}`,
  mailed_code: () => sql`delete from mailed_code ${seen('mailed_code')}`,
  market_move: () => sql`delete from market_move ${seen('market_move')}`,
  marketplace_event: () => sql`delete from marketplace_event ${seen('marketplace_event')}`,
  new_orders_download: () => sql`delete from new_orders_download ${seen('new_orders_download')}`,
  monthly_set_mail: () => sql`delete from monthly_set_mail ${seen('monthly_set_mail')}`,
  monthly_set_seen: () => sql`delete from monthly_set_seen ${seen('monthly_set_seen')}`,
  notification: () => sql`delete from notification ${seen('notification')}`,
  notification_mail: () => sql`delete from notification_mail ${seen('notification_mail')}`,
  offer_handover: () => sql`delete from offer_handover ${seen('offer_handover')}`,
  offer_upload: () => sql`delete from offer_upload ${seen('offer_upload')}`,
  order_batch: () => sql`delete from order_batch ${seen('order_batch')}`,
  passkey_challenge: () => sql`delete from passkey_challenge ${seen('passkey_challenge')}`,
  payout_webhook: () => sql`delete from payout_webhook ${seen('payout_webhook')}`,
  pending_signin: () => sql`delete from pending_signin ${seen('pending_signin')}`,
  price_proposal: () => sql`delete from price_proposal ${seen('price_proposal')}`,
  price_rule_day: () => sql`delete from price_rule_day ${seen('price_rule_day')}`,
  price_rule_event: () => sql`delete from price_rule_event ${seen('price_rule_event')}`,
  product_day: () => sql`delete from product_day ${seen('product_day')}`,
  // The latest of each product stays: it is still the price with which the term begins.
  product_market_past: () =>
    sql`delete from product_market_past ${placesOf(sql`
    select ctid from product_market_past p where exists (
      select from product_market_past later where later.product_no = p.product_no and later.day > p.day
    )`)}`,
  rate_window: (before) => sql`delete from rate_window ${olderThan('rate_window', 'window_start', before)}`,
  registration: () => sql`delete from registration ${seen('registration')}`,
  registration_key: () => sql`delete from registration_key ${seen('registration_key')}`,
  remember_token: (before) => sql`delete from remember_token ${olderThan('remember_token', 'expires_at', before)}`,
  remembered_correction: () => sql`delete from remembered_correction ${seen('remembered_correction')}`,
  replaced_finding: () => sql`delete from replaced_finding ${seen('replaced_finding')}`,
  sales_hour: () => sql`delete from sales_hour ${seen('sales_hour')}`,
  session: (before) => sql`delete from session ${olderThan('session', 'expires_at', before)}`,
  signin_failure: (before) => sql`delete from signin_failure ${olderThan('signin_failure', 'last_failure_at', before)}`,
  sync_finding: () => sql`delete from sync_finding ${seen('sync_finding')}`,
  sync_remedy: () => sql`delete from sync_remedy ${seen('sync_remedy')}`,
  team_invitation: () => sql`delete from team_invitation ${seen('team_invitation')}`,
  system_event: () => sql`delete from system_event ${seen('system_event')}`,
  used_challenge: (before) => sql`delete from used_challenge ${olderThan('used_challenge', 'expires_at', before)}`,
  user_account: () => sql`delete from user_account ${seen('user_account')}`,
  webhook_delivery: () => sql`delete from webhook_delivery ${seen('webhook_delivery')}`,
  webhook_secret: () => sql`delete from webhook_secret ${seen('webhook_secret')}`,
  worker_heartbeat: (before) => sql`delete from worker_heartbeat ${olderThan('worker_heartbeat', 'seen_at', before)}`,
};

/** Deletes a portion of a table's rows past their term; returns how many there were. */
export async function deletePortion(db: RetentionDb, table: DeletedTable, now: Date): Promise<number> {
  const deletion = deletions[table](expiredBefore(table, now));
  const statement = sql<{ deleted: number }>`
    with gone as (${deletion} returning 1) select count(*)::integer as deleted from gone`;
  return (await db.first(statement))?.deleted ?? 0;
}
