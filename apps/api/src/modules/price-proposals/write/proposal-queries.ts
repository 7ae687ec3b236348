import type { ProposalStatus } from '@offizin/domain/price-proposals/proposal';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

const proposals = query
  .selectFrom('price_proposal')
  .select(['seller_id as sellerId', 'id', 'brand', 'proposal_no as proposalNo', 'reason', 'status', 'version'])
  .select(['created_at as createdAt', 'expires_at as expiresAt', 'decided_at as decidedAt'])
  .select(['decided_by as decidedBy', 'rejection', 'removal']);

interface ById {
  readonly sellerId: string;
  readonly id: string;
}

export function findProposal(db: SellerDb | MarketplaceDb, { sellerId, id }: ById) {
  return db.first(proposals.where('seller_id', '=', sellerId).where('id', '=', id));
}

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** A seller's proposal by the marketplace's own number. */
export function findNumbered(
  db: MarketplaceDb,
  { sellerId, proposalNo }: { sellerId: string; proposalNo: string },
): Promise<ProposalRow | undefined> {
  return db.first(proposals.where('seller_id', '=', sellerId).where('proposal_no', '=', proposalNo));
}

/** How many prices a proposal has. */
export async function countPrices(db: MarketplaceDb, { sellerId, id }: ById): Promise<number> {
  const found = await db.first(
    query
      .selectFrom('price_proposal_item')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seller_id', '=', sellerId)
      .where('proposal_id', '=', id),
  );
  return Number(found?.count ?? 0);
}

/** The prices of a proposal by the marketplace's ids of the products. */
export function findPrices(db: MarketplaceDb, { sellerId, id }: ById) {
  return db.rows(
    query
      .selectFrom('price_proposal_item as i')
      .innerJoin('product as p', 'p.no', 'i.product_no')
      .select(['p.product_id as productId', 'i.new_price as newPrice'])
      .where('i.seller_id', '=', sellerId)
      .where('i.proposal_id', '=', id)
      .orderBy('p.product_id'),
  );
}

interface OpenAt {
  readonly sellerId: string;
  readonly now: Date;
}

/** How many of a seller's proposals wait for an answer, and when the first of them ends. */
export async function countOpen(
  db: SellerDb | MarketplaceDb,
  { sellerId, now }: OpenAt,
): Promise<{ open: number; firstEnd: Date | null }> {
  const found = await db.first(
    query
      .selectFrom('price_proposal')
      .select(({ fn }) => [fn.countAll<number>().as('open'), fn.min('expires_at').as('firstEnd')])
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'open' satisfies ProposalStatus)
      .where('expires_at', '>', now),
  );
  return { open: Number(found?.open ?? 0), firstEnd: found?.firstEnd ?? null };
}
