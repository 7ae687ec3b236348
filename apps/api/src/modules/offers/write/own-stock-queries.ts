import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { bestOther, highestOther } from './market-columns-queries.ts';
import type { JudgedOffer } from './judge-change.ts';

/** An offer of the seller's own stock, as the rules see it. */
export interface OwnOffer extends JudgedOffer {
  readonly productNo: number;
  readonly productId: string;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly status: OfferStatus;
}

/** The seller's offers of these products that it sells from its own stock. */
export function findOwnOffers(
  db: SellerDb,
  { productIds, marketSellerNo }: { readonly productIds: readonly string[]; readonly marketSellerNo: number },
): Promise<OwnOffer[]> {
  const market = { marketSellerNo };
  return db.rows(sql<OwnOffer>`
    select p.no as "productNo", p.product_id as "productId", p.national_code as "nationalCode", p.gtin, o.price, o.stock, o.origin,
      o.active, o.status, p.blocked, p.product_type as "productType", p.prescription, p.selective, p.certificate,
      p.product_brand as brand, p.recommended_price as recommended, ${bestOther(market)} as best, ${highestOther(market)} as highest,
      o.own_stock_zero_since as "ownStockZeroSince"
    from offer o join product p on p.no = o.product_no
    left join product_market m on m.product_no = o.product_no
    where o.seller_id = ${db.sellerId}::uuid and o.origin = 'own' and p.product_id = any(${[...productIds]}::text[])
    order by p.no`);
}
