import type { api } from '@offizin/contract/api';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { markAllReadUpTo, markOneRead } from '../write/mark-read-queries.ts';
import { countUnread } from '../read/notifications-queries.ts';

/** How many are unread. */
export async function unread({ db, session }: InputOf<typeof api.notifications.unread>) {
  return { unread: await countUnread(db, session.sellerId) };
}

/** Announces to every open browser of the seller how many are left. */
async function reportRead(db: SellerDb, sellerId: string) {
  const left = { unread: await countUnread(db, sellerId) };
  await announce(db, { topic: 'notifications_read', payload: left });
  return left;
}

/** Marks one as read, for all users of the seller. */
export async function markRead({ db, session, params, now, fail }: InputOf<typeof api.notifications.markRead>) {
  const isThere = await markOneRead(db, { sellerId: session.sellerId, id: params.notificationId, now });
  return isThere ? reportRead(db, session.sellerId) : fail('not_found');
}

/** Marks all as read up to the newest that was seen. */
export async function markAllRead({ db, session, body, now }: InputOf<typeof api.notifications.markAllRead>) {
  await markAllReadUpTo(db, { sellerId: session.sellerId, upTo: new Date(body.upTo), now });
  return reportRead(db, session.sellerId);
}
