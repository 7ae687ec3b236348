import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

interface OrderKey {
  readonly sellerId: string;
  readonly orderId: string;
}

/** All of an order but its customer. */
export function findKeptOrder(db: MarketplaceDb, { sellerId, orderId }: OrderKey) {
  return db.first(
    query
      .selectFrom('seller_order as o')
      .innerJoin('seller as s', 's.id', 'o.seller_id')
      .select(['o.number', 's.external_id as seller', 'o.version', 'o.status', 'o.origin', 'o.warehouse'])
      .select(['o.created_at', 'o.dispatch_by', 'o.confirmed_at', 'o.processed_at', 'o.finalised_at', 'o.cancelled_at'])
      .select(['o.delivery_type', 'o.payment_type', 'o.payment_status', 'o.courier', 'o.tracking_number'])
      .select(['o.tracking_url', 'o.shipment_status', 'o.shipment_changed_at', 'o.currency', 'o.subtotal'])
      .select([
        'o.shipping',
        'o.discount',
        'o.total',
        'o.cancelled_by',
        'o.cancellation_reason',
        'o.customer_erased_at',
      ])
      .where('o.seller_id', '=', sellerId)
      .where('o.id', '=', orderId),
  );
}

export function findKeptLines(db: MarketplaceDb, { sellerId, orderId }: OrderKey) {
  return db.rows(
    query
      .selectFrom('order_line')
      .select(['product_id as productId', 'quantity', 'cancelled_quantity as cancelledQuantity'])
      .select(['unit_price as unitPrice', 'stock_origin as stockOrigin'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .orderBy('position'),
  );
}

export function findKeptHistory(db: MarketplaceDb, { sellerId, orderId }: OrderKey) {
  return db.rows(
    query
      .selectFrom('order_history')
      .select(['at', 'kind', 'actor_kind as by', 'shipment_status as shipmentStatus'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .orderBy('id'),
  );
}
