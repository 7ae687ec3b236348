import { limits } from '@offizin/domain/limits';
import { kindsOfGroup, type Notice, type NotificationGroup } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb, SellerDb } from '../../platform/db/db-scopes.ts';
import { liveChannel } from '../live/live-queries.ts';

/**
 * Writes notices that are not there yet by their keys and tells the open browsers; `seller` gives the owner of a notice,
 * or null for the transaction's own seller.
 */
async function writeNotices(
  db: SellerDb | MarketplaceDb,
  notices: readonly (Notice & { readonly sellerId: string | null })[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ sellerId, kind, params, dedupeKey, at, sound = false }) => ({
    seller: sellerId,
    kind,
    params,
    key: dedupeKey,
    at,
    sound,
  }));
  const statement = sql`
    with given as (
      select coalesce(seller, current_seller()) as seller, kind, params, key, at, sound
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (seller uuid, kind text, params jsonb, key text, at timestamptz, sound boolean)
    ), written as (
      insert into notification (seller_id, kind, params, dedupe_key, created_at)
      select seller, kind, params, key, at from given
      on conflict (seller_id, dedupe_key) do nothing returning seller_id, id, dedupe_key
    ), told as (
      insert into live_event (seller_id, topic, payload)
      select w.seller_id, 'notification', jsonb_build_object('notificationId', w.id, 'sound', g.sound)
      from written w join given g on g.seller = w.seller_id and g.key = w.dedupe_key returning seller_id
    ) select pg_notify(${liveChannel}, seller_id::text) from told group by seller_id`;
  await db.rows(statement);
}

/** Notifies the transaction's own seller, once for each dedupe key (GEN-18). */
export function notify(db: SellerDb, notice: Notice): Promise<void> {
  return writeNotices(db, [{ ...notice, sellerId: null }]);
}

export type AddressedNotice = Notice & { readonly sellerId: string };

/** Notifies any of the sellers that the transaction may write for, in one statement. */
export function notifyAll(db: SellerDb | MarketplaceDb, notices: readonly AddressedNotice[]): Promise<void> {
  return writeNotices(db, notices);
}

export interface NotificationPage {
  readonly sellerId: string;
  readonly group: NotificationGroup | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export function findNotifications(db: SellerDb, { sellerId, group, after, limit }: NotificationPage) {
  let select = query
    .selectFrom('notification')
    .select(['id', 'kind', 'params', 'created_at', 'read_at'])
    .where('seller_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (group !== null) select = select.where('kind', 'in', kindsOfGroup(group));
  if (after !== null) select = select.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`);
  return db.rows(select);
}

/** How many are unread, up to `unreadCounted`: so many entries of the index are looked at, however many there are. */
export async function countUnread(db: SellerDb, sellerId: string): Promise<number> {
  const unread = query
    .selectFrom('notification')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('read_at', 'is', null)
    .limit(limits.unreadCounted);
  const row = await db.first(
    query.selectFrom(unread.as('unread')).select(({ fn }) => fn.countAll<number>().as('count')),
  );
  return row?.count ?? 0;
}

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

export interface GroupPreference {
  readonly group: NotificationGroup;
  readonly email: boolean;
  readonly sound: boolean;
}

/** What a user wants, by group; groups without a wish are absent. */
export function findPreferences(
  db: SellerDb,
  { sellerId, userId }: { sellerId: string; userId: string },
): Promise<GroupPreference[]> {
  return db.rows(
    query
      .selectFrom('notification_preference')
      .select(['group', 'email', 'sound'])
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId),
  );
}

/** Keeps a user's wishes; mails begin with what happens after they were asked for. */
export async function savePreferences(
  db: SellerDb,
  { sellerId, userId }: { sellerId: string; userId: string },
  wishes: readonly GroupPreference[],
): Promise<void> {
  await db.rows(
    query
      .insertInto('notification_preference')
      .values(wishes.map((wish) => ({ seller_id: sellerId, user_id: userId, ...wish })))
      .onConflict((conflict) =>
        conflict.columns(['seller_id', 'user_id', 'group']).doUpdateSet({
          email: sql<boolean>`excluded.email`,
          sound: sql<boolean>`excluded.sound`,
          mailed_until: sql<Date>`case when excluded.email and not notification_preference.email then now() else notification_preference.mailed_until end`,
        }),
      ),
  );
}
