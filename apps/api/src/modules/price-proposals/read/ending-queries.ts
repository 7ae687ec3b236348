import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface EndingProposal {
  readonly sellerId: string;
  readonly proposalId: string;
  readonly count: number;
  readonly key: string;
}

const key = sql`'price_proposal_ending:' || p.id`;

/** The brand's open proposals that end until an instant, without those whose seller was notified of that. */
export function findEnding(
  db: MarketplaceDb,
  { brand, now, until }: { brand: string; now: Date; until: Date },
): Promise<EndingProposal[]> {
  return db.rows(sql<EndingProposal>`
    select p.seller_id as "sellerId", p.id as "proposalId", ${key} as key, count(i.product_no)::integer as count
    from price_proposal p left join price_proposal_item i on i.seller_id = p.seller_id and i.proposal_id = p.id
    where p.brand = ${brand} and p.status = 'open' and p.expires_at > ${now} and p.expires_at <= ${until}
      and not exists (select 1 from notification n where n.seller_id = p.seller_id and n.dedupe_key = ${key})
    group by p.seller_id, p.id`);
}
