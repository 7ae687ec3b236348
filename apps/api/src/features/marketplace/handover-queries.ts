import type { HandoverState } from '@offizin/contract/marketplace-handover';
import type { RunSummary } from '@offizin/contract/uploads';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';
import { type CodedOffer, handoverText } from '../../engine/handover-text.ts';

/** Keeps the offers until they are taken over; returns their id. */
export async function insertHandover(
  db: MarketplaceDb,
  { sellerId, offers, now }: { sellerId: string; offers: readonly CodedOffer[]; now: Date },
): Promise<string> {
  const [row] = await db.rows(
    query
      .insertInto('offer_handover')
      .values({
        seller_id: sellerId,
        content: Buffer.from(handoverText(offers), 'utf8'),
        activity: offers.map(({ active }) => active ?? null),
        handed_at: now,
        state: 'waiting',
        run_no: null,
      })
      .returning('id'),
  );
  if (row === undefined) throw new Error('the offers were not kept');
  return row.id;
}

/** How far the offers are, with what their run made of them. */
export function findHandover(db: MarketplaceDb, { sellerId, handoverId }: { sellerId: string; handoverId: string }) {
  const statement = sql<{ state: HandoverState; runNo: number | null; summary: RunSummary | null }>`
    select h.state, h.run_no as "runNo", r.summary
    from offer_handover h left join catalogue_run r on r.seller_id = h.seller_id and r.no = h.run_no
    where h.seller_id = ${sellerId}::uuid and h.id = ${handoverId}::uuid`;
  return db.first(statement);
}
