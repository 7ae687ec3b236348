import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ConversationKey } from './conversation-queries.ts';

/** Notes that a reply is due, in a conversation that is locked. */
export async function insertTurn(
  db: MarketplaceDb,
  { sellerId, id }: ConversationKey,
  { brand, dueAt }: { readonly brand: BrandId; readonly dueAt: Date },
): Promise<void> {
  const last = await db.first(sql<{ no: number }>`
    select coalesce(max(no), 0) as no from message_turn where seller_id = ${sellerId} and conversation_id = ${id}`);
  await db.rows(
    query
      .insertInto('message_turn')
      .values({ seller_id: sellerId, conversation_id: id, no: (last?.no ?? 0) + 1, brand, due_at: dueAt }),
  );
}

/** Notes that the reply which was due has come. */
export async function settleTurn(db: SellerDb, { sellerId, id }: ConversationKey, now: Date): Promise<void> {
  await db.rows(
    query
      .updateTable('message_turn')
      .set({ replied_at: now })
      .where('seller_id', '=', sellerId)
      .where('conversation_id', '=', id)
      .where('replied_at', 'is', null),
  );
}

/** Takes out what needed no reply: it is neither in time nor late. */
export async function dropTurn(db: SellerDb, { sellerId, id }: ConversationKey): Promise<void> {
  await db.rows(
    query
      .deleteFrom('message_turn')
      .where('seller_id', '=', sellerId)
      .where('conversation_id', '=', id)
      .where('replied_at', 'is', null),
  );
}
