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
const portionOf = (
  table: DeletedTable,
  keys: readonly string[],
  where: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  return sql`delete from ${sql.table(table)} where (${columns}) in (
    select ${columns} from ${sql.table(table)} as old ${where} limit ${rowsPerPortion})`;
};

type Deletion = (before: Date) => RawBuilder<unknown>;

/** A portion of what row-level security shows this role, which is what has expired. */
const seen =
  (...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  () =>
    portionOf(table, keys);

/** A portion of a table without row-level security, by the moment before which its rows have expired. */
const olderThan =
  (column: string, ...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  (before) =>
    portionOf(table, keys, sql`where ${sql.ref(column)} < ${before}`);

/** A portion of the rows that meet a condition on them, `old`. */
const those =
  (condition: RawBuilder<unknown>, ...keys: readonly string[]) =>
  (table: DeletedTable): Deletion =>
  () =>
    portionOf(table, keys, sql`where ${condition}`);

/** How a portion of each table's expired rows is deleted. */
const deletions: Readonly<Record<DeletedTable, (table: DeletedTable) => Deletion>> = {
  api_token: seen('id'),
  audit: olderThan('at', 'id'),
  // The latest of each kind stays: it says when the catalogue was last synchronised.
  catalogue_run: those(
    sql`exists (select 1 from catalogue_run later where later.seller_id = old.seller_id and later.kind = old.kind and later.no > old.no)`,
    'seller_id',
    'no',
  ),
  export: seen('seller_id', 'id'),
  feed_retrieval: seen('seller_id', 'id'),
  feed_trial: seen('seller_id'),
  idempotency: seen('seller_id', 'operation', 'key'),
  impersonation_token: olderThan('expires_at', 'access_hash'),
  live_event: seen('seller_id', 'id'),
  machine_idempotency: seen('brand', 'operation', 'key'),
  mailed_code: seen('id'),
  market_move: seen('product_no', 'at', 'market_seller_no'),
  marketplace_event: seen('seller_id', 'id'),
  new_orders_download: seen('seller_id', 'id'),
  monthly_set_mail: seen('seller_id', 'user_id', 'month'),
  monthly_set_seen: seen('seller_id', 'user_id', 'month'),
  notification: seen('seller_id', 'id'),
  notification_mail: seen('seller_id', 'id'),
  offer_handover: seen('seller_id', 'id'),
  offer_upload: seen('seller_id', 'id'),
  order_batch: seen('seller_id', 'id'),
  passkey_challenge: seen('challenge_hash'),
  payout_webhook: seen('brand', 'provider', 'event_id'),
  pending_signin: seen('token_hash'),
  price_proposal: seen('seller_id', 'id'),
  price_rule_day: seen('seller_id', 'rule_id', 'day'),
  price_rule_event: seen('seller_id', 'no'),
  product_day: seen('seller_id', 'day', 'warehouse', 'product_id'),
  // The latest of each product stays: it is still the price with which the term begins.
  product_market_past: those(
    sql`exists (select 1 from product_market_past later where later.product_no = old.product_no and later.day > old.day)`,
    'product_no',
    'day',
  ),
  rate_window: olderThan('window_start', 'scope', 'key', 'window_start'),
  registration: seen('id'),
  registration_key: seen('key_hash'),
  remember_token: olderThan('expires_at', 'token_hash'),
  remembered_correction: seen('seller_id', 'identifier', 'field', 'was'),
  replaced_finding: seen('seller_id', 'replaced_by', 'subject'),
  sales_hour: seen('seller_id', 'hour', 'warehouse'),
  session: olderThan('expires_at', 'token_hash'),
  signin_failure: olderThan('last_failure_at', 'scope', 'key_hash'),
  sync_finding: seen('seller_id', 'subject'),
  sync_remedy: seen('seller_id', 'id'),
  team_invitation: seen('seller_id', 'id'),
  used_challenge: olderThan('expires_at', 'signature'),
  user_account: seen('id'),
  webhook_delivery: seen('id'),
  webhook_secret: seen('id'),
  worker_heartbeat: olderThan('seen_at', 'worker_id'),
};

/** Deletes a portion of a table's rows past their term; returns how many there were. */
export async function deletePortion(db: RetentionDb, table: DeletedTable, now: Date): Promise<number> {
  const deletion = deletions[table](table)(expiredBefore(table, now));
  const statement = sql<{ deleted: number }>`
    with gone as (${deletion} returning 1) select count(*)::integer as deleted from gone`;
  return (await db.first(statement))?.deleted ?? 0;
}
