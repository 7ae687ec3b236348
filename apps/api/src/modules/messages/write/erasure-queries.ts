import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { removeUnattached, setAttached } from '../../files/write/stored-file-queries.ts';

/** The brand's sellers that still have texts of customers who are gone from their orders. */
export async function findSellersToErase(db: MarketplaceDb, brand: BrandId): Promise<string[]> {
  const rows = await db.rows(sql<{ sellerId: string }>`
    select distinct c.seller_id as "sellerId"
    from conversation c join seller_order o on o.seller_id = c.seller_id and o.id = c.order_id
    where c.brand = ${brand} and c.erased_at is null and o.customer_erased_at is not null`);
  return rows.map(({ sellerId }) => sellerId);
}

/** Takes texts, files and drafts out of the conversations whose customers are gone from their orders; returns how many. */
export async function eraseConversations(db: SellerDb, now: Date): Promise<number> {
  const { sellerId } = db;
  const erased = await db.rows(sql<{ id: string }>`
    update conversation c set erased_at = ${now}, version = c.version + 1, state = 'closed', due_at = null,
      closed_at = coalesce(c.closed_at, ${now})
    from seller_order o
    where c.seller_id = ${sellerId}::uuid and c.erased_at is null
      and o.seller_id = ${sellerId}::uuid and o.id = c.order_id and o.customer_erased_at is not null
    returning c.id`);
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const ofThese = sql<boolean>`conversation_id = any(${ids}::uuid[])`;
  const sent = await db.rows(
    query
      .selectFrom('message')
      .select('files')
      .where('seller_id', '=', sellerId)
      .where(ofThese)
      .where('files', 'is not', null),
  );
  for (const { fileId } of sent.flatMap(({ files }) => files ?? [])) {
    await setAttached(db, { sellerId, fileId }, false);
    await removeUnattached(db, fileId, now);
  }
  await db.rows(
    query.updateTable('message').set({ text: '', files: null }).where('seller_id', '=', sellerId).where(ofThese),
  );
  await db.rows(query.deleteFrom('message_draft').where('seller_id', '=', sellerId).where(ofThese));
  await db.rows(
    query.deleteFrom('message_turn').where('seller_id', '=', sellerId).where(ofThese).where('replied_at', 'is', null),
  );
  return ids.length;
}
