import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface EndingProposal {
  readonly sellerId: string;
  readonly proposalId: string;
  readonly count: number;
  readonly key: string;
}

/** The brand's open proposals that end until an instant, without those whose seller was notified of that. */
export function findEnding(
  db: MarketplaceDb,
  { brand, now, until }: { brand: string; now: Date; until: Date },
): Promise<EndingProposal[]> {
  return db.rows(sql<EndingProposal>`
    select ending.* from (
      select p.seller_id as "sellerId", p.id as "proposalId", 'price_proposal_ending:' || p.id as key,
        (select count(*)::integer from price_proposal_item i where i.seller_id = p.seller_id and i.proposal_id = p.id) as count
      from price_proposal p
      where p.brand = ${brand} and p.status = 'open' and p.expires_at > ${now} and p.expires_at <= ${until}
    ) ending
    where not exists (select from notification n where n.seller_id = ending."sellerId" and n.dedupe_key = ending.key)`);
}
