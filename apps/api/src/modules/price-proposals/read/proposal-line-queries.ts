import type { ProposalReason, ProposalStatus } from '@offizin/domain/price-proposals/proposal';
import { type RawBuilder, sql } from 'kysely';

/** A product of a proposal in an exported file; amounts in cents. */
export interface ProposalLine {
  readonly proposalNo: string;
  readonly reason: ProposalReason;
  readonly status: ProposalStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly bestPrice: number | null;
  readonly recommendedPrice: number | null;
  readonly units: number;
  readonly commission: number;
  readonly vat: number;
}

/** The products of all of a seller's proposals, the newest first, as they were proposed or decided. */
export const proposalLines = (sellerId: string): RawBuilder<ProposalLine> => sql`
  select q.proposal_no as "proposalNo", q.reason, q.status, q.created_at as "createdAt", q.expires_at as "expiresAt",
    q.decided_at as "decidedAt", q.decided_by as "decidedBy", p.national_code as "nationalCode", p.gtin, p.product_id as "productId",
    p.name, p.pack, i.old_price as "oldPrice", i.new_price as "newPrice", i.best_price as "bestPrice",
    i.recommended_price as "recommendedPrice", i.units, i.commission_rate as commission, i.vat_rate as vat
  from price_proposal q
  join price_proposal_item i on i.seller_id = ${sellerId}::uuid and i.proposal_id = q.id
  join product p on p.no = i.product_no
  where q.seller_id = ${sellerId}::uuid
  order by q.created_at desc, q.id, p.name, i.product_no`;
