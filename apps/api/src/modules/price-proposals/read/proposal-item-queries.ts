import type { ListedProduct } from '@offizin/contract/offers/seller';
import { type RawBuilder, sql } from 'kysely';
import { listedProductColumns } from '../../catalogue/write/listed-product-queries.ts';
import type { JudgedOffer } from '../../offers/write/judge-change.ts';
import { bestOther, highestOther } from '../../offers/write/market-columns-queries.ts';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A product of a proposal with its figures. */
export interface ItemRecord extends ListedProduct {
  readonly newPrice: number;
  readonly oldPrice: number;
  readonly best: number | null;
  readonly recommended: number | null;
  readonly units: number;
  readonly commissionRate: number;
  readonly vatRate: number;
  /** Other offers, and those that are as cheap as the old and the new price or cheaper. */
  readonly others: number;
  readonly beforeOld: number;
  readonly beforeNew: number;
}

export interface AskedItems {
  readonly proposalId: string;
  readonly marketSellerNo: number;
  /** Whether the offers and the market are shown as they are now; else as they were when it ended. */
  readonly isOpen: boolean;
}

const current = (
  asked: AskedItems,
): RawBuilder<unknown> => sql`coalesce(o.price, i.old_price) as "oldPrice", ${bestOther(asked)} as best,
  p.recommended_price as recommended, greatest(coalesce(w.on_hand - w.reserved, 0), 0) as units,
  p.commission_rate as "commissionRate", p.vat_rate as "vatRate"`;
const kept = sql`i.old_price as "oldPrice", i.best_price as best, i.recommended_price as recommended, i.units,
  i.commission_rate as "commissionRate", i.vat_rate as "vatRate"`;

/** The products of a proposal by their names. */
export function findItems(db: SellerDb, asked: AskedItems): Promise<ItemRecord[]> {
  const { sellerId } = db;
  const { proposalId, marketSellerNo, isOpen } = asked;
  return db.rows(sql<ItemRecord>`
    select one.*, r.* from (
      select i.product_no, ${listedProductColumns}, i.new_price as "newPrice", ${isOpen ? current(asked) : kept}
      from price_proposal_item i join product p on p.no = i.product_no
      left join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = i.product_no
      left join product_market m on m.product_no = i.product_no
      left join warehouse_stock w on w.seller_id = ${sellerId}::uuid and w.product_no = i.product_no
      where i.seller_id = ${sellerId}::uuid and i.proposal_id = ${proposalId}::uuid
    ) one left join lateral (
      select count(*)::integer as others, (count(*) filter (where x.price <= one."oldPrice"))::integer as "beforeOld",
        (count(*) filter (where x.price <= one."newPrice"))::integer as "beforeNew"
      from market_offer x where x.product_no = one.product_no and x.market_seller_no <> ${marketSellerNo}::integer
    ) r on true
    order by one.name, one.product_no`);
}

/** An offer that a proposal wants to change, as the rules see it; `offered` is false where the seller has none any more. */
export interface ProposedOffer extends JudgedOffer {
  readonly offered: boolean;
  readonly productNo: number;
  readonly productId: string;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly status: OfferStatus;
  readonly newPrice: number;
}

export function findProposedOffers(
  db: SellerDb,
  asked: Pick<AskedItems, 'proposalId' | 'marketSellerNo'>,
): Promise<ProposedOffer[]> {
  const { sellerId } = db;
  return db.rows(sql<ProposedOffer>`
    select o.product_no is not null as offered, i.product_no as "productNo", p.product_id as "productId", p.national_code as "nationalCode", p.gtin,
      i.new_price as "newPrice", o.price, o.stock, o.origin, o.active, o.status, p.blocked, p.product_type as "productType",
      p.prescription, p.selective, p.certificate, p.product_brand as brand, p.recommended_price as recommended,
      ${bestOther(asked)} as best, ${highestOther(asked)} as highest, o.own_stock_zero_since as "ownStockZeroSince"
    from price_proposal_item i join product p on p.no = i.product_no
    left join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = i.product_no
    left join product_market m on m.product_no = i.product_no
    where i.seller_id = ${sellerId}::uuid and i.proposal_id = ${asked.proposalId}::uuid
    order by i.product_no`);
}
