import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { findNumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import { lockRequests, type ReplacementRequest } from '../write/replacement-queries.ts';

interface Named {
  readonly orderNumber: string;
  readonly replacementId: string;
}

/** What a shop asked for of this order, locked; undefined where it asked for nothing of this id. */
export async function lockNamed(
  db: MarketplaceDb,
  brand: BrandId,
  { orderNumber, replacementId }: Named,
): Promise<ReplacementRequest | undefined> {
  const order = await findNumberedOrder(db, brand, orderNumber);
  if (order === undefined) return undefined;
  const [request] = await lockRequests(db, order.seller_id, [replacementId]);
  return request?.orderId === order.id ? request : undefined;
}
