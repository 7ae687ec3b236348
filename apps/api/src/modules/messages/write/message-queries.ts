import type { BrandId } from '@offizin/domain/brand/brands';
import type { ContactKind } from '@offizin/domain/messages/contact-data';
import type { MessageAuthor } from '@offizin/domain/messages/conversation';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { MessageFile } from '../tables.ts';

type Db = SellerDb | MarketplaceDb;

export interface NewMessage {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly conversationId: string;
  readonly author: MessageAuthor;
  readonly messageNo: string | null;
  readonly writtenAt: Date;
  readonly text: string;
  readonly hidden: readonly ContactKind[];
  readonly files: readonly MessageFile[];
  readonly by: string | null;
  readonly impersonatedBy: string | null;
}

/** Writes a message behind the others of its conversation, which is locked. */
export async function insertMessage(db: Db, message: NewMessage): Promise<string> {
  const last = await db.first(sql<{ no: number }>`
    select coalesce(max(no), 0) as no from message
    where seller_id = ${message.sellerId} and conversation_id = ${message.conversationId}`);
  const written = await db.first(
    query
      .insertInto('message')
      .values({
        seller_id: message.sellerId,
        conversation_id: message.conversationId,
        no: (last?.no ?? 0) + 1,
        brand: message.brand,
        author: message.author,
        message_no: message.messageNo,
        written_at: message.writtenAt,
        text: message.text,
        hidden: [...message.hidden],
        files: message.files.length === 0 ? null : JSON.stringify(message.files),
        written_by: message.by,
        impersonated_by: message.impersonatedBy,
      })
      .returning('id'),
  );
  if (written === undefined) throw new Error('the message was not written');
  return written.id;
}

/** The order of a conversation, as far as its texts need it. */
export function findTextOrder(db: Db, { sellerId, orderId }: { readonly sellerId: string; readonly orderId: string }) {
  return db.first(
    query
      .selectFrom('seller_order')
      .select(['number', 'courier', 'tracking_number as trackingNumber', 'tracking_url as trackingUrl'])
      .select(['warehouse', 'customer_erased_at as customerErasedAt'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', orderId),
  );
}

/** Lets nobody else write about the order until the commit. */
export async function lockOrderMessages(db: MarketplaceDb, orderId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('messages ' || ${orderId}::text, 0))`);
}

/** What a customer wrote, by the marketplace's number. */
export function findNumbered(
  db: Db,
  { sellerId, messageNo }: { readonly sellerId: string; readonly messageNo: string },
) {
  return db.first(
    query
      .selectFrom('message')
      .innerJoin('conversation', (on) =>
        on
          .onRef('conversation.seller_id', '=', 'message.seller_id')
          .onRef('conversation.id', '=', 'message.conversation_id'),
      )
      .select(['message.id', 'message.files', 'conversation.id as conversationId', 'conversation.order_id as orderId'])
      .select(['conversation.subject', 'conversation.state', 'conversation.due_at as dueAt'])
      .select('conversation.erased_at as erasedAt')
      .where('message.seller_id', '=', sellerId)
      .where('message.message_no', '=', messageNo),
  );
}

/** The files of a message, which nobody else changes until the commit. */
export function lockFiles(db: SellerDb, messageId: string) {
  return db.first(
    query
      .selectFrom('message')
      .select(['files'])
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', messageId)
      .forNoKeyUpdate(),
  );
}

export async function writeFiles(db: SellerDb, messageId: string, files: readonly MessageFile[]): Promise<void> {
  await db.rows(
    query
      .updateTable('message')
      .set({ files: JSON.stringify(files) })
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', messageId),
  );
}

/** A message of a conversation. */
export function findMessage(
  db: SellerDb,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
) {
  return db.first(
    query
      .selectFrom('message')
      .select(['files'])
      .where('seller_id', '=', db.sellerId)
      .where('conversation_id', '=', conversationId)
      .where('id', '=', messageId),
  );
}

/** What customers wrote since the last reply. */
export async function findUnanswered(db: SellerDb, conversationId: string): Promise<string[]> {
  const rows = await db.rows(sql<{ text: string }>`
    select m.text from message m
    where m.seller_id = ${db.sellerId}::uuid and m.conversation_id = ${conversationId}::uuid and m.author = 'customer'
      and m.no > coalesce((
        select max(r.no) from message r
        where r.seller_id = ${db.sellerId}::uuid and r.conversation_id = ${conversationId}::uuid and r.author = 'shop'
      ), 0)
    order by m.no`);
  return rows.map(({ text }) => text);
}
