import type { OrderSort } from '@offizin/contract/orders';
import type { DeliveryType, OrderStatus, PaymentType, ShipmentStatus } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import type { OrderCursor } from '../../platform/http/time-cursor.ts';

export interface OrderFilter {
  readonly open: boolean;
  readonly warehouse: boolean;
  readonly numberPrefix: string | null;
  readonly deliveryTypes: readonly DeliveryType[] | null;
  readonly paymentTypes: readonly PaymentType[] | null;
  readonly shipmentStatuses: readonly ShipmentStatus[] | null;
  readonly createdFrom: Date | null;
  readonly createdBefore: Date | null;
}

export interface OrderPageRequest {
  readonly sellerId: string;
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

const cardColumns = [
  'id',
  'number',
  'version',
  'status',
  'created_at',
  'dispatch_by',
  'processed_at',
  'delivery_type',
  'slot_from',
  'slot_to',
  'payment_type',
  'payment_status',
  'shipment_status',
  'customer_first_name',
  'customer_city',
  'customer_erased_at',
  'units',
  'total',
  'currency',
] as const;

const sorts = {
  deadline: { column: 'dispatch_by', direction: 'asc' },
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
} as const satisfies Record<OrderSort, { column: string; direction: string }>;

export function sortColumn(sort: OrderSort) {
  return sorts[sort].column;
}

function filtered(sellerId: string, filter: OrderFilter) {
  let select = query
    .selectFrom('seller_order')
    .select(cardColumns)
    .where('seller_id', '=', sellerId)
    .where('warehouse', '=', filter.warehouse)
    .where('open', '=', filter.open);
  if (filter.numberPrefix !== null) {
    // Bounds instead of LIKE: the prefix needs no escaping and the "C" index of (seller_id, number) serves it.
    select = select.where('number', '>=', filter.numberPrefix).where('number', '<', `${filter.numberPrefix}\u{10ffff}`);
  }
  if (filter.deliveryTypes) select = select.where('delivery_type', 'in', filter.deliveryTypes);
  if (filter.paymentTypes) select = select.where('payment_type', 'in', filter.paymentTypes);
  if (filter.shipmentStatuses) select = select.where('shipment_status', 'in', filter.shipmentStatuses);
  if (filter.createdFrom) select = select.where('created_at', '>=', filter.createdFrom);
  if (filter.createdBefore) select = select.where('created_at', '<', filter.createdBefore);
  return select;
}

/** One page of order cards behind a cursor, by keyset: page 800 costs what page 1 does. */
export function findOrderPage(db: SellerDb, page: OrderPageRequest) {
  const { column, direction } = sorts[page.sort];
  let select = filtered(page.sellerId, page.filter)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(page.limit);
  if (page.after !== null) {
    const comparison = direction === 'asc' ? sql`>` : sql`<`;
    select = select.where(sql<boolean>`(${sql.ref(column)}, id) ${comparison} (${page.after.at}, ${page.after.id})`);
  }
  return db.rows(select);
}

export type OrderCardRow = Awaited<ReturnType<typeof findOrderPage>>[number];

/** How many orders are in each status, as kept by the database. */
export async function findOrderCounts(
  db: SellerDb,
  sellerId: string,
  warehouse: boolean,
): Promise<Map<OrderStatus, number>> {
  const rows = await db.rows(
    query
      .selectFrom('order_count')
      .select(['status', 'orders'])
      .where('seller_id', '=', sellerId)
      .where('warehouse', '=', warehouse),
  );
  return new Map(rows.map((row) => [row.status, row.orders]));
}
