import type { ContactKind } from '@offizin/domain/messages/contact-data';
import type { MessageAuthor } from '@offizin/domain/messages/conversation';
import { limits } from '@offizin/domain/limits';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { MessageFile } from '../tables.ts';

/** The newest messages and notes of a conversation, the newest first. */
export function findThread(db: SellerDb, conversationId: string) {
  return db.rows(
    query
      .selectFrom('message')
      .select(['id', 'author', 'written_by as by', 'written_at as at', 'text', 'hidden', 'files'])
      .where('seller_id', '=', db.sellerId)
      .where('conversation_id', '=', conversationId)
      .orderBy('no', 'desc')
      .limit(limits.messagesShown),
  );
}

export interface ThreadMessage {
  readonly id: string;
  readonly author: MessageAuthor;
  readonly by: string | null;
  readonly at: Date;
  readonly text: string;
  readonly hidden: readonly ContactKind[];
  readonly files: readonly MessageFile[] | null;
}

/** An answer of a shop about an order. */
export function findAnswer(
  db: MarketplaceDb,
  { sellerId, orderId, id }: { readonly sellerId: string; readonly orderId: string; readonly id: string },
) {
  return db.first(
    query
      .selectFrom('message')
      .innerJoin('conversation', (on) =>
        on
          .onRef('conversation.seller_id', '=', 'message.seller_id')
          .onRef('conversation.id', '=', 'message.conversation_id'),
      )
      .select(['message.id', 'message.seller_id as sellerId', 'message.text', 'message.files'])
      .select(['message.written_at as at', 'conversation.id as conversationId', 'conversation.order_id as orderId'])
      .select(['conversation.subject', 'conversation.state'])
      .where('message.seller_id', '=', sellerId)
      .where('conversation.order_id', '=', orderId)
      .where('message.id', '=', id)
      .where('message.author', '=', 'shop')
      .where('conversation.erased_at', 'is', null),
  );
}
