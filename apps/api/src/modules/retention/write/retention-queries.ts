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

/** A portion of a table's rows, by its primary key: a row's place in its file says nothing on several nodes. */
function portionOf(
  deletion: RawBuilder<unknown>,
  { table, keys }: { readonly table: DeletedTable; readonly keys: readonly string[] },
  where: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  return sql`${deletion} where (${columns}) in (
    select ${columns} from ${sql.table(table)} as old ${where} limit ${rowsPerPortion})`;
}

type Deletion = (before: Date) => RawBuilder<unknown>;

/** A portion of what row-level security shows this role, which is what has expired. */
const seen =
  (deletion: RawBuilder<unknown>, ...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  () =>
    portionOf(deletion, { table, keys });

/** A portion of a table without row-level security, by the moment before which its rows have expired. */
const olderThan =
  (deletion: RawBuilder<unknown>, column: string, ...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  (before) =>
    portionOf(deletion, { table, keys }, sql`where ${sql.ref(column)} < ${before}`);

/** A portion of the rows that meet a condition on them, `old`. */
const those =
  (deletion: RawBuilder<unknown>, condition: RawBuilder<unknown>, ...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  () =>
    portionOf(deletion, { table, keys }, sql`where ${condition}`);

/** How a portion of each table's expired rows is deleted. */
const deletions: Readonly<Record<DeletedTable, (table: DeletedTable) => Deletion>> = {
  api_token: seen(sql`delete from api_token`, 'id'),
  audit: olderThan(sql`delete from audit`, 'at', 'id'),
  // The latest of each kind stays: it says when the catalogue was last synchronised.
  catalogue_run: those(
    sql`delete from catalogue_run`,
    sql`exists (select 1 from catalogue_run later where later.seller_id = old.seller_id and later.kind = old.kind and later.no > old.no)`,
    'seller_id',
    'no',
  ),
  export: seen(sql`delete from export`, 'seller_id', 'id'),
  feed_retrieval: seen(sql`delete from feed_retrieval`, 'seller_id', 'id'),
  feed_trial: seen(sql`delete from feed_trial`, 'seller_id'),
  idempotency: seen(sql`delete from idempotency`, 'seller_id', 'operation', 'key'),
  impersonation_token: olderThan(sql`delete from impersonation_token`, 'expires_at', 'access_hash'),
  live_event: seen(sql`delete from live_event`, 'seller_id', 'id'),
  machine_idempotency: seen(sql`delete from machine_idempotency`, 'brand', 'operation', 'key'),
  mailed_code: seen(sql`delete from mailed_code`, 'id'),
  market_move: seen(sql`delete from market_move`, 'product_no', 'at', 'market_seller_no'),
  marketplace_event: seen(sql`delete from marketplace_event`, 'seller_id', 'id'),
  new_orders_download: seen(sql`delete from new_orders_download`, 'seller_id', 'id'),
  monthly_set_mail: seen(sql`delete from monthly_set_mail`, 'seller_id', 'user_id', 'month'),
  monthly_set_seen: seen(sql`delete from monthly_set_seen`, 'seller_id', 'user_id', 'month'),
  notification: seen(sql`delete from notification`, 'seller_id', 'id'),
  notification_mail: seen(sql`delete from notification_mail`, 'seller_id', 'id'),
  offer_handover: seen(sql`delete from offer_handover`, 'seller_id', 'id'),
  offer_upload: seen(sql`delete from offer_upload`, 'seller_id', 'id'),
  order_batch: seen(sql`delete from order_batch`, 'seller_id', 'id'),
  passkey_challenge: seen(sql`delete from passkey_challenge`, 'challenge_hash'),
  payout_webhook: seen(sql`delete from payout_webhook`, 'brand', 'provider', 'event_id'),
  pending_signin: seen(sql`delete from pending_signin`, 'token_hash'),
  price_proposal: seen(sql`delete from price_proposal`, 'seller_id', 'id'),
  price_rule_day: seen(sql`delete from price_rule_day`, 'seller_id', 'rule_id', 'day'),
  price_rule_event: seen(sql`delete from price_rule_event`, 'seller_id', 'no'),
  product_day: seen(sql`delete from product_day`, 'seller_id', 'day', 'warehouse', 'product_id'),
  // The latest of each product stays: it is still the price with which the term begins.
  product_market_past: those(
    sql`delete from product_market_past`,
    sql`exists (select 1 from product_market_past later where later.product_no = old.product_no and later.day > old.day)`,
    'product_no',
    'day',
  ),
  rate_window: olderThan(sql`delete from rate_window`, 'window_start', 'scope', 'key', 'window_start'),
  registration: seen(sql`delete from registration`, 'id'),
  registration_key: seen(sql`delete from registration_key`, 'key_hash'),
  remember_token: olderThan(sql`delete from remember_token`, 'expires_at', 'token_hash'),
  remembered_correction: seen(sql`delete from remembered_correction`, 'seller_id', 'identifier', 'field', 'was'),
  replaced_finding: seen(sql`delete from replaced_finding`, 'seller_id', 'replaced_by', 'subject'),
  sales_hour: seen(sql`delete from sales_hour`, 'seller_id', 'hour', 'warehouse'),
  session: olderThan(sql`delete from session`, 'expires_at', 'token_hash'),
  signin_failure: olderThan(sql`delete from signin_failure`, 'last_failure_at', 'scope', 'key_hash'),
  sync_finding: seen(sql`delete from sync_finding`, 'seller_id', 'subject'),
  sync_remedy: seen(sql`delete from sync_remedy`, 'seller_id', 'id'),
  system_event: seen(sql`delete from system_event`, 'seller_id', 'id'),
  team_invitation: seen(sql`delete from team_invitation`, 'seller_id', 'id'),
  used_challenge: olderThan(sql`delete from used_challenge`, 'expires_at', 'signature'),
  user_account: seen(sql`delete from user_account`, 'id'),
  webhook_delivery: seen(sql`delete from webhook_delivery`, 'id'),
  webhook_secret: seen(sql`delete from webhook_secret`, 'id'),
  worker_heartbeat: olderThan(sql`delete from worker_heartbeat`, 'seen_at', 'worker_id'),
};

/** Deletes a portion of a table's rows past their term; returns how many there were. */
export async function deletePortion(db: RetentionDb, table: DeletedTable, now: Date): Promise<number> {
  const deletion = deletions[table](table)(expiredBefore(table, now));
  const statement = sql<{ deleted: number }>`
    with gone as (${deletion} returning 1) select count(*)::integer as deleted from gone`;
  return (await db.first(statement))?.deleted ?? 0;
}
