import { type Selectable, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { OrderLineTable, SellerOrderTable } from '../tables.ts';

/** What of an order was as it is now when it was placed. */
export const placedColumns = [
  'warehouse',
  'origin',
  'created_at',
  'dispatch_by',
  'delivery_type',
  'slot_from',
  'slot_to',
  'payment_type',
  'customer_first_name',
  'delivery_address',
  'billing_address',
  'waybill',
  'label_url',
  'discount_label',
  'placed_discount',
  'placed_shipping',
] as const;
export const placedLineColumns = ['product_id', 'quantity', 'unit_price', 'stock_origin'] as const;

export interface PlacedOrder {
  readonly order: Pick<Selectable<SellerOrderTable>, (typeof placedColumns)[number] | 'customer_erased_at'>;
  readonly lines: readonly Pick<Selectable<OrderLineTable>, (typeof placedLineColumns)[number]>[];
}

/** These orders of a seller as they were placed, by their numbers. */
export async function findPlacedOrders(
  db: MarketplaceDb,
  sellerId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PlacedOrder>> {
  const orders = await db.rows(
    query
      .selectFrom('seller_order')
      .select(['id', 'number', 'customer_erased_at', ...placedColumns])
      .where('seller_id', '=', sellerId)
      .where('number', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
  const lines = await db.rows(
    query
      .selectFrom('order_line')
      .select(['order_id', ...placedLineColumns])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', sql<string>`any(${orders.map(({ id }) => id)}::uuid[])`)
      .orderBy('position'),
  );
  const byOrder = Map.groupBy(lines, (row) => row.order_id);
  return new Map(orders.map((order) => [order.number, { order, lines: byOrder.get(order.id) ?? [] }]));
}
