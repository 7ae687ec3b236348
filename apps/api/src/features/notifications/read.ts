import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { countUnread, markAllReadUpTo, markOneRead } from './notifications-queries.ts';

async function unreadOf(db: SellerDb, sellerId: string) {
  return { unread: await countUnread(db, sellerId) };
}

/** How many are unread. */
export function unread({ db, session }: InputOf<typeof api.notifications.unread>) {
  return unreadOf(db, session.sellerId);
}

/** Marks one as read, for all users of the seller. */
export async function markRead({ db, session, params, now, fail }: InputOf<typeof api.notifications.markRead>) {
  const isThere = await markOneRead(db, { sellerId: session.sellerId, id: params.notificationId, now });
  return isThere ? unreadOf(db, session.sellerId) : fail('not_found');
}

/** Marks all as read up to the newest that was seen. */
export async function markAllRead({ db, session, body, now }: InputOf<typeof api.notifications.markAllRead>) {
  await markAllReadUpTo(db, { sellerId: session.sellerId, upTo: new Date(body.upTo), now });
  return unreadOf(db, session.sellerId);
}
