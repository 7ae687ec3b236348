import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface SellerOfferPage {
  readonly sellerId: string;
  readonly after: number;
  readonly runNo: number | null;
  readonly limit: number;
}

/** A seller's offers in the order of their products' numbers. */
export function findSellerOffers(db: MarketplaceDb, { sellerId, after, runNo, limit }: SellerOfferPage) {
  return db.rows(
    query
      .selectFrom('offer as o')
      .innerJoin('product as p', 'p.no', 'o.product_no')
      .select(['o.product_no as productNo', 'p.product_id as productId', 'o.price', 'o.stock', 'o.origin', 'o.status'])
      .where('o.seller_id', '=', sellerId)
      .where('o.product_no', '>', after)
      .$if(runNo !== null, (narrowed) => narrowed.where('o.changed_run', '=', runNo))
      .orderBy('o.product_no')
      .limit(limit),
  );
}
