import type { HandoverState } from '@offizin/contract/offers/marketplace';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** How far the offers are, with what their run made of them. */
export function findHandover(db: MarketplaceDb, { sellerId, handoverId }: { sellerId: string; handoverId: string }) {
  const statement = sql<{ state: HandoverState; runNo: number | null; summary: RunSummary | null }>`
    select h.state, h.run_no as "runNo", r.summary
    from offer_handover h left join catalogue_run r on r.seller_id = h.seller_id and r.no = h.run_no
    where h.seller_id = ${sellerId}::uuid and h.id = ${handoverId}::uuid`;
  return db.first(statement);
}
