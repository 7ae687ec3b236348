import type { BrandId } from '@offizin/domain/brand/brands';
import type { ClosingReason, MessageSubject } from '@offizin/domain/messages/conversation';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

type Db = SellerDb | MarketplaceDb;

const columns = [
  'seller_id as sellerId',
  'id',
  'brand',
  'order_id as orderId',
  'subject',
  'state',
  'version',
  'last_at as lastAt',
  'due_at as dueAt',
] as const;

export interface ConversationKey {
  readonly sellerId: string;
  readonly id: string;
}

/** A conversation, which nobody else moves until the commit. */
export function lockConversation(db: Db, { sellerId, id }: ConversationKey) {
  return db.first(
    query
      .selectFrom('conversation')
      .select(columns)
      .where('seller_id', '=', sellerId)
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate(),
  );
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

interface OfOrder {
  readonly sellerId: string;
  readonly orderId: string;
  readonly subject: MessageSubject;
}

/** The last conversation of an order about a subject. */
export function lockLatest(db: Db, { sellerId, orderId, subject }: OfOrder) {
  return db.first(
    query
      .selectFrom('conversation')
      .select(columns)
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .where('subject', '=', subject)
      .orderBy('last_at', 'desc')
      .limit(1)
      .forNoKeyUpdate(),
  );
}

/** Opens a conversation in which the shop has the first turn, or, without a deadline, none. */
export async function insertConversation(
  db: MarketplaceDb,
  { sellerId, orderId, subject }: OfOrder,
  { brand, writtenAt, dueAt }: { readonly brand: BrandId; readonly writtenAt: Date; readonly dueAt: Date | null },
): Promise<ConversationRow> {
  const opened = await db.first(
    query
      .insertInto('conversation')
      .values({
        seller_id: sellerId,
        brand,
        order_id: orderId,
        subject,
        state: dueAt === null ? 'answered' : 'open',
        opened_at: writtenAt,
        last_at: writtenAt,
        due_at: dueAt,
      })
      .returning(columns),
  );
  if (opened === undefined) throw new Error('the conversation was not written');
  return opened;
}

/** Gives the turn to the shop; further messages do not move a deadline that is there. */
export async function writeOpen(
  db: MarketplaceDb,
  { sellerId, id, dueAt, lastAt }: ConversationRow,
  { writtenAt, due }: { readonly writtenAt: Date; readonly due: Date },
): Promise<Date> {
  const next = dueAt ?? due;
  await db.rows(
    query
      .updateTable('conversation')
      .set(({ eb }) => ({
        state: 'open',
        version: eb('version', '+', 1),
        last_at: writtenAt > lastAt ? writtenAt : lastAt,
        due_at: next,
        closed_at: null,
        closed_by: null,
        closing_reason: null,
      }))
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
  return next;
}

/** Gives the turn to the customer. */
export async function writeAnswered(db: Db, { sellerId, id }: ConversationKey, now: Date): Promise<void> {
  await db.rows(
    query
      .updateTable('conversation')
      .set(({ eb }) => ({
        state: 'answered',
        version: eb('version', '+', 1),
        last_at: now,
        due_at: null,
        closed_at: null,
        closed_by: null,
        closing_reason: null,
      }))
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}

/** Notes that something was done with a conversation without writing in it: who saw it before sees that first. */
export async function writeActed(db: SellerDb, { sellerId, id }: ConversationKey): Promise<void> {
  await db.rows(
    query
      .updateTable('conversation')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}

export interface Closing {
  readonly by: string | null;
  readonly reason: ClosingReason | null;
  readonly now: Date;
}

/** Ends a conversation; nobody's turn is next. */
export async function writeClosed(
  db: SellerDb,
  { sellerId, id }: ConversationKey,
  { by, reason, now }: Closing,
): Promise<void> {
  await db.rows(
    query
      .updateTable('conversation')
      .set(({ eb }) => ({
        state: 'closed',
        version: eb('version', '+', 1),
        due_at: null,
        closed_at: now,
        closed_by: by,
        closing_reason: reason,
      }))
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}

/** Closes what was answered and stayed quiet since a moment; returns what it closed. */
export function closeQuiet(
  db: MarketplaceDb,
  { brand, quietSince, now }: { readonly brand: BrandId; readonly quietSince: Date; readonly now: Date },
): Promise<ConversationKey[]> {
  return db.rows(sql<ConversationKey>`
    update conversation set state = 'closed', version = version + 1, closed_at = ${now}
    where brand = ${brand} and state = 'answered' and last_at <= ${quietSince}
    returning seller_id as "sellerId", id`);
}

/** Notes that all that was written is read; false where it was before. */
export async function writeSeen(db: SellerDb, { sellerId, id }: ConversationKey): Promise<boolean> {
  const written = await db.first(sql<{ id: string }>`
    update conversation c set seen_no = n.no
    from (select coalesce(max(no), 0) as no from message where seller_id = ${sellerId}::uuid and conversation_id = ${id}::uuid) n
    where c.seller_id = ${sellerId}::uuid and c.id = ${id}::uuid and c.seen_no < n.no
    returning c.id`);
  return written !== undefined;
}
