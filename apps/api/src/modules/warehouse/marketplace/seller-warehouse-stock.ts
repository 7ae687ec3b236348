import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { findSellerStock } from '../write/warehouse-stock-queries.ts';

/** What the warehouse last reported to hold for a seller. */
export async function sellerWarehouseStock({
  db,
  caller,
  params,
  query,
  fail,
}: InputOf<typeof marketplaceApi.sellerWarehouseStock>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const limit = query.limit ?? limits.warehouseStockPerCall;
  const rows = await findSellerStock(db, { sellerId: seller.id, after: query.after ?? 0, limit: limit + 1 });
  const items = rows.slice(0, limit).map(({ productNo: _no, ...item }) => item);
  return { items, next: rows.length > limit ? (rows[limit - 1]?.productNo ?? null) : null };
}
