import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import { findHistory, findNames, findPeople } from '../read/history-queries.ts';
import { filterOf, historyView } from './history-view.ts';

const cursorSchema = z.tuple([z.int().min(1)]);

/** What was done in the shop, page by page (PRO-12). */
export async function list({ db, session, query, fail }: InputOf<typeof api.history.list>) {
  const { cursor, limit = limits.historyPage, ...selection } = query;
  const after = cursor === undefined ? null : cursorParts(cursorSchema, cursor);
  if (after === null && cursor !== undefined)
    return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const { sellerId } = session;
  const filter = filterOf(selection, { sellerId, timeZone: sellerTimeZone(session) });
  const rows = await findHistory(db, filter, { after: after?.[0] ?? null, limit: limit + 1 });
  const names = await findNames(
    db,
    rows.map(({ userId }) => userId),
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => historyView(row, names)),
    nextCursor: last === undefined ? null : cursorText([last.id]),
  };
}

/** Whose acts the history holds, for its filter. */
export async function people({ db, session }: InputOf<typeof api.history.people>) {
  const found = await findPeople(db, session.sellerId);
  return { people: [...found].map(([userId, name]) => ({ userId, name })) };
}
