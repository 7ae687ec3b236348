import type { ProposalStatus } from '@offizin/domain/price-proposals/proposal';
import { limits } from '@offizin/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { ProposalRow } from '../write/proposal-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A proposal with what its products come to. */
export interface ProposalSums {
  readonly products: number;
  readonly units: number;
  readonly oldPrices: number;
  readonly newPrices: number;
}

export type ListedProposal = ProposalRow & ProposalSums;

const isOpen = (now: Date) => sql<boolean>`(p.status = ${'open' satisfies ProposalStatus} and p.expires_at > ${now})`;

/** Of an open proposal the offers as they are now count, of others the facts that were kept. */
function sums(sellerId: string, now: Date): RawBuilder<unknown> {
  return sql`cross join lateral (
    select count(*)::integer as products, sum(i.new_price)::bigint as "newPrices",
      sum(case when ${isOpen(now)} then coalesce(o.price, i.old_price) else i.old_price end)::bigint as "oldPrices",
      sum(case when ${isOpen(now)} then greatest(coalesce(w.on_hand - w.reserved, 0), 0) else i.units end)::integer as units
    from price_proposal_item i
    left join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = i.product_no
    left join warehouse_stock w on w.seller_id = ${sellerId}::uuid and w.product_no = i.product_no
    where i.seller_id = ${sellerId}::uuid and i.proposal_id = p.id
  ) s`;
}

const columns = sql`p.seller_id as "sellerId", p.id, p.brand, p.proposal_no as "proposalNo", p.reason, p.status, p.version,
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.decided_at as "decidedAt", p.decided_by as "decidedBy",
  p.rejection, p.removal`;

/** The open proposals, the first to end before the others. */
export function findOpenProposals(db: SellerDb, now: Date): Promise<ListedProposal[]> {
  const { sellerId } = db;
  return db.rows(sql<ListedProposal>`
    select ${columns}, s.* from price_proposal p ${sums(sellerId, now)}
    where p.seller_id = ${sellerId}::uuid and ${isOpen(now)} order by p.expires_at, p.id limit ${limits.priceProposalsOpen}`);
}

/** The last ones that were decided, taken back or not answered, newest first. */
export function findClosedProposals(db: SellerDb, now: Date): Promise<ListedProposal[]> {
  const { sellerId } = db;
  return db.rows(sql<ListedProposal>`
    select ${columns}, s.* from price_proposal p ${sums(sellerId, now)}
    where p.seller_id = ${sellerId}::uuid and not ${isOpen(now)}
    order by coalesce(p.decided_at, p.expires_at) desc, p.id limit ${limits.priceProposalsShown}`);
}

interface Wanted {
  readonly id: string;
  readonly now: Date;
}

export function findListed(db: SellerDb, { id, now }: Wanted): Promise<ListedProposal | undefined> {
  const { sellerId } = db;
  return db.first(sql<ListedProposal>`
    select ${columns}, s.* from price_proposal p ${sums(sellerId, now)}
    where p.seller_id = ${sellerId}::uuid and p.id = ${id}::uuid`);
}
