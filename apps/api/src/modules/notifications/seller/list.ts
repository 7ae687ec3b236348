import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { findNotifications } from '../read/notifications-queries.ts';

/** The seller's notifications, newest first, page by page. */
export async function list({ db, session, query, fail }: InputOf<typeof api.notifications.list>) {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (after === null && query.cursor !== undefined)
    return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const limit = query.limit ?? limits.notificationPage;
  const rows = await findNotifications(db, {
    sellerId: session.sellerId,
    group: query.group ?? null,
    after,
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      kind: row.kind,
      params: row.params,
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
    })),
    nextCursor: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
  };
}
