import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellerOffers } from '../read/seller-offer-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** What a seller offers, for the marketplace to put on sale. */
export async function sellerOffers({ db, caller, params, query, fail }: InputOf<typeof marketplaceApi.sellerOffers>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const limit = query.limit ?? limits.sellerOffersPerCall;
  const page = { sellerId: seller.id, after: query.after ?? 0, runNo: query.runNo ?? null, limit: limit + 1 };
  const rows = await findSellerOffers(db, page);
  const items = rows
    .slice(0, limit)
    .map(({ productId, price, stock, origin, status }) => ({ productId, price, stock, origin, status }));
  return { items, next: rows.length > limit ? (rows[limit - 1]?.productNo ?? null) : null };
}
