import {
  type ConversationState,
  type ConversationView,
  conversationViews,
  type MessageAuthor,
  type MessageSubject,
} from '@offizin/domain/messages/conversation';
import { type RawBuilder, sql } from 'kysely';
import { findFew, type FewFound } from './found-conversation-queries.ts';
import { likePattern } from '../../catalogue/write/product-search.ts';
import type { OrderCursor } from '../../../platform/http/time-cursor.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A conversation as a list shows it. */
export interface ListedConversation {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly subject: MessageSubject;
  readonly state: ConversationState;
  readonly customer: string;
  readonly isErased: boolean;
  readonly excerpt: string;
  readonly lastBy: MessageAuthor;
  readonly lastAt: Date;
  readonly messages: number;
  readonly files: number;
  readonly dueAt: Date | null;
  readonly readOnly: boolean;
  readonly unread: boolean;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly closingReason: 'answered_elsewhere' | 'settled' | 'unrelated' | null;
}

const excerptLength = 160;

/** What a conversation shows of itself, of its order and of its messages, by the aliases c, o, l and n. */
const columns = sql`c.id, c.version, c.order_id as "orderId", o.number as "orderNumber", c.subject, c.state,
  o.delivery_address->>'name' as customer, o.customer_erased_at is not null as "isErased", l.excerpt, l.author as "lastBy",
  c.last_at as "lastAt", n.messages, n.files, c.due_at as "dueAt", c.opened_at as "openedAt", c.closed_at as "closedAt",
  c.closed_by as "closedBy", c.closing_reason as "closingReason", o.warehouse as "readOnly",
  l.author in ('customer', 'marketplace') and l.no > c.seen_no as unread`;

const sources = (sellerId: string): RawBuilder<unknown> => sql`conversation c
  join seller_order o on o.seller_id = ${sellerId}::uuid and o.id = c.order_id
  cross join lateral (
    select left(m.text, ${sql.lit(excerptLength)}) as excerpt, m.author, m.no from message m
    where m.seller_id = ${sellerId}::uuid and m.conversation_id = c.id and m.author <> 'note'
    order by m.no desc limit 1
  ) l
  cross join lateral (
    select count(*)::integer as messages, coalesce(sum(jsonb_array_length(m.files)), 0)::integer as files from message m
    where m.seller_id = ${sellerId}::uuid and m.conversation_id = c.id and m.author <> 'note'
  ) n`;

interface Asked {
  readonly view: ConversationView;
  readonly subject: MessageSubject | undefined;
  readonly search: string | undefined;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

function matches(sellerId: string, search: string, few: FewFound | null): RawBuilder<unknown> {
  const pattern = likePattern(search.toLowerCase());
  const digits = search.replaceAll(/[\s-]/g, '').toUpperCase();
  const ofOrder = sql`(lower(o.delivery_address->>'name') like ${pattern} or replace(o.number, '-', '') like ${likePattern(digits)})`;
  if (few !== null)
    return sql`and (c.id = any(${[...few.conversations]}::uuid[]) or c.order_id = any(${[...few.orders]}::uuid[]) and ${ofOrder})`;
  return sql`and (${ofOrder}
    or exists (select from message m where m.seller_id = ${sellerId}::uuid and m.conversation_id = c.id and lower(m.text) like ${pattern}))`;
}

const none = sql``;

/** Those to answer by their deadline, the others by their last message, newest first. */
export async function findConversations(db: SellerDb, asked: Asked): Promise<ListedConversation[]> {
  const { sellerId } = db;
  const { view, subject, search, after, limit } = asked;
  const state: ConversationState = conversationViews[view];
  const place = view === 'to_answer' ? sql`c.due_at, c.id` : sql`c.last_at, c.id`;
  const direction = view === 'to_answer' ? sql`asc` : sql`desc`;
  const behind =
    after === null
      ? none
      : sql`and (${place}) ${view === 'to_answer' ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::uuid)`;
  return db.rows(sql<ListedConversation>`
    select ${columns} from ${sources(sellerId)}
    where c.seller_id = ${sellerId}::uuid and c.state = ${sql.lit(state)}
      ${subject === undefined ? none : sql`and c.subject = ${subject}`}
      ${search === undefined ? none : matches(sellerId, search, await findFew(db, search))} ${behind}
    order by ${view === 'to_answer' ? sql`c.due_at` : sql`c.last_at`} ${direction}, c.id ${direction} limit ${limit}`);
}

export function findConversation(db: SellerDb, id: string): Promise<ListedConversation | undefined> {
  const { sellerId } = db;
  return db.first(sql<ListedConversation>`
    select ${columns} from ${sources(sellerId)} where c.seller_id = ${sellerId}::uuid and c.id = ${id}::uuid`);
}
