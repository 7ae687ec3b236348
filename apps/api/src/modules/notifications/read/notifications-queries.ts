import { limits } from '@offizin/domain/limits';
import { kindsOfGroup, type NotificationGroup } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

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

/** How many are unread, up to `unreadCounted`: that many entries of the index are looked at, however many there are. */
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

interface GroupPreference {
  readonly group: NotificationGroup;
  readonly email: boolean;
  readonly sound: boolean;
}

/** What a user wants, by group; groups without a choice are absent. */
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
