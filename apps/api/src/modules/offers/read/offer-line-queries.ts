import type { OfferFilter } from '@offizin/contract/offers/seller';
import type { OfferStatus, ProductType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { type RawBuilder, sql } from 'kysely';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import { joinPurchasePrice, purchasePriceColumn } from '../../purchase-prices/write/purchase-price-queries.ts';
import { bestOther } from '../write/market-columns-queries.ts';
import { filterConditions, foundCondition, type OfferScope } from './offer-source-queries.ts';

/** An offer in an exported file; prices in cents. */
export interface OfferLine {
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly productId: string;
  readonly sku: string | null;
  readonly name: string;
  readonly pack: string;
  readonly brand: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly productType: ProductType;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly price: number;
  readonly purchasePrice: number | null;
  readonly best: number | null;
  readonly recommended: number | null;
  readonly commissionRate: number;
  readonly status: OfferStatus;
  readonly finding: SyncResultType | null;
}

/** All offers of a filter in the order of their names, with the columns of the file and no others. */
export function offerLines(
  scope: OfferScope,
  { filter, found }: { filter: OfferFilter; found: FoundProducts | null },
): RawBuilder<OfferLine> {
  const wanted = [
    sql`o.seller_id = ${scope.sellerId}::uuid`,
    sql`p.brand = ${scope.brand}`,
    ...filterConditions(filter, scope).values(),
    ...foundCondition(found),
  ];
  return sql`
    select p.national_code as "nationalCode", p.gtin, p.product_id as "productId", o.sku, p.name, p.pack, p.product_brand as brand,
      p.manufacturer, p.category, p.product_type as "productType", o.stock, o.origin, o.price, ${purchasePriceColumn}, ${bestOther(scope)} as best,
      p.recommended_price as recommended, p.commission_rate as "commissionRate", o.status, o.finding
    from offer o join product p on p.no = o.product_no left join product_market m on m.product_no = o.product_no
      ${joinPurchasePrice(scope.sellerId, sql`o.product_no`)}
    where ${sql.join(wanted, sql` and `)}
    order by p.name, o.product_no`;
}
