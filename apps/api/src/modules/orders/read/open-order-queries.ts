import type { BrandId } from '@offizin/domain/brand/brands';
import type { OrderStatus } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface OrdersInStatus {
  readonly brand: BrandId;
  readonly status: OrderStatus;
  /** The number of the last order of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

export function findOrdersInStatus(db: MarketplaceDb, page: OrdersInStatus) {
  let select = query
    .selectFrom('seller_order as o')
    .innerJoin('seller as s', 's.id', 'o.seller_id')
    .select([
      'o.number',
      's.external_id as seller',
      'o.status',
      'o.created_at',
      'o.delivery_type',
      'o.payment_status',
      'o.warehouse',
      sql<{ productId: string; quantity: number; unitPrice: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'quantity', l.quantity - l.cancelled_quantity,
          'unitPrice', l.unit_price) order by l.position), '[]')
        from order_line l where l.seller_id = o.seller_id and l.order_id = o.id and l.quantity > l.cancelled_quantity)`.as(
        'lines',
      ),
      'o.courier',
      'o.shipment_status',
      'o.shipment_changed_at',
    ])
    .where('o.brand', '=', page.brand)
    .where('o.status', '=', page.status)
    .orderBy('o.number')
    .limit(page.limit);
  if (page.after !== null) select = select.where('o.number', '>', page.after);
  return db.rows(select);
}
