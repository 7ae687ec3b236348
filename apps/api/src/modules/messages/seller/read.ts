import type { api } from '@offizin/contract/api';
import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { answeredDays } from '@offizin/domain/messages/answered-in-time';
import { limits } from '@offizin/domain/limits';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { findConversation, findConversations, type ListedConversation } from '../read/conversation-list-queries.ts';
import { findThread } from '../read/thread-queries.ts';
import { countConversations, countTurns } from '../write/count-queries.ts';
import { findDrafts } from '../write/draft-queries.ts';
import { findMessage } from '../write/message-queries.ts';
import { detailView, summaryView } from './conversation-view.ts';

type List = InputOf<typeof api.messages.list>;

function placeAfter({ query, fail }: List) {
  if (query.cursor === undefined) return null;
  const errors = [{ path: 'query.cursor', code: 'field.invalid' }];
  return readCursor(query.cursor) ?? fail('request.invalid', { errors });
}

/** Conversations of one view, page by page (ORD-22). */
export async function list(input: List) {
  const { view, subject, search, limit = limits.conversationPage } = input.query;
  const rows = await findConversations(input.db, {
    view,
    subject,
    search,
    after: placeAfter(input),
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const placeOf = (row: ListedConversation) => (view === 'to_answer' ? (row.dueAt ?? row.lastAt) : row.lastAt);
  return {
    items: rows.slice(0, limit).map(summaryView),
    nextCursor: last === undefined ? null : writeCursor({ at: placeOf(last), id: last.id }),
  };
}

export async function counts({ db, now }: InputOf<typeof api.messages.counts>) {
  const since = secondsAfter(now, -answeredDays * 24 * 3600);
  const [{ nextDueAt, ...counted }, answered] = await Promise.all([
    countConversations(db, now),
    countTurns(db, { since, now }),
  ]);
  return { ...counted, nextDueAt: nextDueAt?.toISOString() ?? null, answered };
}

interface Reader {
  readonly db: SellerDb;
  readonly session: { readonly userId: string | null };
  readonly now: Date;
}

/** A conversation as its reader sees it; null where the seller has none of this id. */
export async function readConversation({ db, session, now }: Reader, id: string): Promise<ConversationDetail | null> {
  const [row, thread, drafts] = await Promise.all([findConversation(db, id), findThread(db, id), findDrafts(db, id)]);
  return row === undefined ? null : detailView(row, { thread, drafts, userId: session.userId, now });
}

export async function detail(input: InputOf<typeof api.messages.detail>) {
  return (await readConversation(input, input.params.conversationId)) ?? input.fail('not_found');
}

/** A file of a message, which only people of the shop get. */
export async function file({ app, db, params, fail }: InputOf<typeof api.messages.file>) {
  const message = (await findMessage(db, params)) ?? fail('not_found');
  const found = message.files?.find(({ place }) => place === params.place) ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: found.name, mediaType: found.mediaType, content: await store.read(evidenceKey(found)) };
}
