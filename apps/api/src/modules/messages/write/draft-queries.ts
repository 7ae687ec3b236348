import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface DraftKey {
  readonly conversationId: string;
  readonly userId: string;
}

/** Everybody's drafts of a conversation. */
export function findDrafts(db: SellerDb, conversationId: string) {
  return db.rows(
    query
      .selectFrom('message_draft')
      .select(['user_id as userId', 'text', 'written_by as by', 'saved_at as savedAt'])
      .where('seller_id', '=', db.sellerId)
      .where('conversation_id', '=', conversationId)
      .orderBy('saved_at'),
  );
}

export async function putDraft(
  db: SellerDb,
  { conversationId, userId }: DraftKey,
  draft: { readonly brand: string; readonly text: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const { brand, text, by, now } = draft;
  await db.rows(sql`
    insert into message_draft (seller_id, conversation_id, user_id, brand, text, written_by, saved_at)
    values (${db.sellerId}, ${conversationId}, ${userId}, ${brand}, ${text}, ${by}, ${now})
    on conflict (seller_id, conversation_id, user_id)
    do update set text = excluded.text, written_by = excluded.written_by, saved_at = excluded.saved_at`);
}

export async function deleteDraft(db: SellerDb, { conversationId, userId }: DraftKey): Promise<void> {
  await db.rows(
    query
      .deleteFrom('message_draft')
      .where('seller_id', '=', db.sellerId)
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', userId),
  );
}
