import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** The order of the brand with this number, as the marketplace names it; undefined when there is none. */
export async function findNumberedOrder(db: MarketplaceDb, brand: BrandId, number: string) {
  const key = await db.first(
    query
      .selectFrom('order_number')
      .select(['seller_id', 'order_id'])
      .where('brand', '=', brand)
      .where('number', '=', number),
  );
  if (key === undefined) return undefined;
  return db.first(
    query
      .selectFrom('seller_order')
      .select([
        'seller_id',
        'id',
        'number',
        'status',
        'warehouse',
        'payment_status',
        'shipment_status',
        'shipment_changed_at',
        'processed_at',
        'units',
      ])
      .where('seller_id', '=', key.seller_id)
      .where('id', '=', key.order_id),
  );
}

export type NumberedOrder = NonNullable<Awaited<ReturnType<typeof findNumberedOrder>>>;
