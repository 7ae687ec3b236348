import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** A product under the names that its record has, and what its market comes to. */
export function findProductRecord(db: MarketplaceDb, brand: BrandId, productId: string) {
  return db.first(
    query
      .selectFrom('product as p')
      .leftJoin('product_market as m', 'm.product_no', 'p.no')
      .select(['p.no', 'p.product_id as productId', 'p.name', 'p.pack', 'p.product_brand as brand', 'p.manufacturer'])
      .select(['p.category', 'p.product_type as productType', 'p.market', 'p.national_code as nationalCode', 'p.gtin'])
      .select(['p.recommended_price as recommendedPrice', 'p.image', 'p.more_images as moreImages'])
      .select(['p.page_url as pageUrl', 'p.prescription', 'p.blocked', 'p.selective', 'p.certificate'])
      .select(['p.commission_rate as commissionRate', 'p.vat_rate as vatRate', 'p.updated_at as updatedAt'])
      .select(['m.offers', 'm.best', 'm.second_best as secondBest', 'm.highest'])
      .where('p.brand', '=', brand)
      .where('p.product_id', '=', productId),
  );
}

/** The lowest offers for a product. */
export function findLowestOffers(db: MarketplaceDb, productNo: number) {
  return db.rows(
    query
      .selectFrom('market_offer as o')
      .innerJoin('market_seller as s', 's.no', 'o.market_seller_no')
      .select(['s.external_id as seller', 's.label', 'o.price', 'o.delivery'])
      .where('o.product_no', '=', productNo)
      .orderBy('o.price')
      .orderBy('o.market_seller_no')
      .limit(limits.marketOffersShown),
  );
}
