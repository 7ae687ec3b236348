import type { OrderSort } from '@offizin/contract/orders';
import {
  type DeliveryType,
  deliveryTypes,
  type OrderStatus,
  type PaymentType,
  paymentTypes,
  type ShipmentStatus,
  shipmentStatuses,
} from '@offizin/domain/orders/statuses';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerOrderTable } from '../../platform/db/db-schema.ts';
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

export type OrderCardRow = Pick<Selectable<SellerOrderTable>, (typeof cardColumns)[number]>;

/** The conditions on every order of a page but for its kind: delivery, payment and shipment. */
function conditionsOf({ sellerId, filter, sort, after }: OrderPageRequest): RawBuilder<SqlBool> {
  const { column, direction } = sorts[sort];
  const conditions = [
    sql<SqlBool>`seller_id = ${sellerId}::uuid`,
    sql<SqlBool>`warehouse = ${filter.warehouse}`,
    sql<SqlBool>`open = ${filter.open}`,
  ];
  if (filter.numberPrefix !== null) conditions.push(isNamed(filter.numberPrefix));
  if (filter.createdFrom) conditions.push(sql`created_at >= ${filter.createdFrom}`);
  if (filter.createdBefore) conditions.push(sql`created_at < ${filter.createdBefore}`);
  if (after !== null)
    conditions.push(
      sql`(${sql.ref(column)}, id) ${direction === 'asc' ? sql`>` : sql`<`} (${after.at}, ${after.id}::uuid)`,
    );
  return sql.join(conditions, sql` and `);
}

/** Bounds instead of LIKE: the prefix needs no escaping and the "C" index of (seller_id, number) serves it. */
function isNamed(prefix: string): RawBuilder<SqlBool> {
  return sql`(number >= ${prefix} and number < ${`${prefix}\u{10ffff}`})`;
}

function inOrder(sort: OrderSort, value: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const direction = sorts[sort].direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`order by ${value} ${direction}, ${id} ${direction}`;
}

const columns = sql.join(cardColumns.map((column) => sql.ref(column)));

function ofKinds({ deliveryTypes, paymentTypes, shipmentStatuses }: OrderFilter): RawBuilder<SqlBool> {
  const isOneOf = (column: string, values: readonly string[] | null) =>
    values === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
  return sql`${isOneOf('delivery_type', deliveryTypes)} and ${isOneOf('payment_type', paymentTypes)}
    and ${isOneOf('shipment_status', shipmentStatuses)}`;
}

/** All orders in the order of an index, as long as most pass. */
function alongTheOrders(page: OrderPageRequest): RawBuilder<OrderCardRow> {
  return sql`select ${columns} from seller_order where ${conditionsOf(page)}
    ${inOrder(page.sort, sql.ref(sorts[page.sort].column), sql`id`)} limit ${page.limit}`;
}

/** The few orders of a number's beginning, filtered and sorted. OFFSET 0 keeps the planner from walking another order towards them. */
function amongNamed(page: OrderPageRequest, prefix: string): RawBuilder<OrderCardRow> {
  return sql`select ${columns}
    from (select * from seller_order where seller_id = ${page.sellerId}::uuid and ${isNamed(prefix)} offset 0) o
    where ${conditionsOf(page)} and ${ofKinds(page.filter)}
    ${inOrder(page.sort, sql.ref(sorts[page.sort].column), sql`id`)} limit ${page.limit}`;
}

/**
 * Merges the orders of each kind that the filter leaves, each kind read in order by an index of its own: a rare kind
 * costs what a frequent one does. Only those of the page are read from the table.
 */
function alongEachKind(page: OrderPageRequest): RawBuilder<OrderCardRow> {
  const { filter, sort, limit, sellerId } = page;
  const strand = (shipment: RawBuilder<SqlBool>) => sql`
    (select id, ${sql.ref(sorts[sort].column)} as value from seller_order
      where ${conditionsOf(page)} and delivery_type = d.type and payment_type = p.type and ${shipment}
      ${inOrder(sort, sql.ref(sorts[sort].column), sql`id`)} limit ${limit})`;
  const kinds = sql`unnest(${[...(filter.deliveryTypes ?? deliveryTypes)]}::text[]) d (type)
    cross join unnest(${[...(filter.paymentTypes ?? paymentTypes)]}::text[]) p (type)`;
  const shipped = sql`select x.* from ${kinds}
    cross join unnest(${[...(filter.shipmentStatuses ?? shipmentStatuses)]}::text[]) s (status)
    cross join lateral ${strand(sql`shipment_status = s.status`)} x`;
  const unshipped = sql`union all select x.* from ${kinds} cross join lateral ${strand(sql`shipment_status is null`)} x`;
  return sql`select ${sql.join(cardColumns.map((column) => sql.ref(`o.${column}`)))}
    from (
      select id, value from (${shipped} ${filter.shipmentStatuses === null ? unshipped : sql``}) merged
      ${inOrder(sort, sql`value`, sql`id`)} limit ${limit}
    ) found join seller_order o on o.seller_id = ${sellerId}::uuid and o.id = found.id
    ${inOrder(sort, sql`found.value`, sql`found.id`)}`;
}

/** Up to so many orders of a number's beginning are read and sorted. */
const maxNamed = 3000;

async function areFew(db: SellerDb, sellerId: string, prefix: string): Promise<boolean> {
  const [row] = await db.rows(sql<{ named: number }>`
    select count(*)::integer as named from (
      select from seller_order where seller_id = ${sellerId}::uuid and ${isNamed(prefix)} limit ${maxNamed + 1}
    ) n`);
  return row !== undefined && row.named <= maxNamed;
}

/** One page of order cards behind a cursor, by keyset: page 800 costs what page 1 does. */
export async function findOrderPage(db: SellerDb, page: OrderPageRequest): Promise<OrderCardRow[]> {
  const { numberPrefix, deliveryTypes: delivery, paymentTypes: payment, shipmentStatuses: shipment } = page.filter;
  if (numberPrefix !== null && (await areFew(db, page.sellerId, numberPrefix)))
    return db.rows(amongNamed(page, numberPrefix));
  const isEach = [numberPrefix, delivery, payment, shipment].every((part) => part === null);
  return db.rows(isEach ? alongTheOrders(page) : alongEachKind(page));
}

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
