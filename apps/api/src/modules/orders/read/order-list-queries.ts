import { type GivenOrderFilters, kindFilters, orderConditions, type SellerClock } from './order-filter-queries.ts';
import type { OrderSort } from '@offizin/domain/orders/order-sorts';
import { deliveryTypes, type OrderStatus, paymentTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerOrderTable } from '../tables.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { OrderCursor } from '../../../platform/http/time-cursor.ts';

export interface OrderFilter {
  readonly open: boolean;
  readonly warehouse: boolean;
  /** What the number or the customer's names contain; none is no search. */
  readonly words: readonly string[];
  readonly filters: GivenOrderFilters;
  readonly clock: SellerClock;
  /** Null: whenever they were changed. */
  readonly updatedSince: Date | null;
}

export interface OrderQuestion {
  readonly sellerId: string;
  readonly filter: OrderFilter;
  readonly sort: ListSort;
}

export interface OrderPageRequest extends OrderQuestion {
  readonly after: OrderCursor | null;
  readonly limit: number;
}

export const cardColumns = [
  'id',
  'number',
  'version',
  'status',
  'origin',
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
  'sends_at',
  'updated_at',
] as const;

const sorts = {
  deadline: { column: 'dispatch_by', direction: 'asc' },
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  /** Only of those that changed since an instant. */
  updated: { column: 'updated_at', direction: 'asc' },
} as const satisfies Record<OrderSort | 'updated', { column: string; direction: string }>;
type ListSort = keyof typeof sorts;

/** By what a list is sorted, and which way. */
export const sortOf = (sort: ListSort) => sorts[sort];

export type OrderCardRow = Pick<Selectable<SellerOrderTable>, (typeof cardColumns)[number]>;

/** What a list asks of its orders but for their kind: delivery, payment and shipment. */
function asked({ sellerId, filter }: OrderQuestion): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`seller_id = ${sellerId}::uuid`,
    sql<SqlBool>`warehouse = ${filter.warehouse}`,
    sql<SqlBool>`open = ${filter.open}`,
    ...(filter.updatedSince === null ? [] : [sql<SqlBool>`updated_at >= ${filter.updatedSince}`]),
    ...filter.words.map(isNamed),
    ...orderConditions(filter.filters, filter.clock).others,
  ];
}

/** The same for one page, behind its cursor. */
function conditionsOf({ sellerId, filter, sort, after }: OrderPageRequest): RawBuilder<SqlBool> {
  const { column, direction } = sorts[sort];
  const conditions = asked({ sellerId, filter, sort });
  if (after !== null)
    conditions.push(
      sql`(${sql.ref(column)}, id) ${direction === 'asc' ? sql`>` : sql`<`} (${after.at}, ${after.id}::uuid)`,
    );
  return sql.join(conditions, sql` and `);
}

/** A pattern for LIKE that finds a word anywhere. */
const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const isNamed = (word: string) => sql<SqlBool>`search_text like ${patternOf(word)}`;

export function inOrder(sort: ListSort, value: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const direction = sorts[sort].direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`order by ${value} ${direction}, ${id} ${direction}`;
}

const columns = sql.join(cardColumns.map((column) => sql.ref(column)));

const ofKinds = ({ filters, clock }: OrderFilter): RawBuilder<SqlBool> =>
  sql.join([sql`true`, ...orderConditions(filters, clock).kinds], sql` and `);

/** All orders in the order of an index, as long as most pass, or few changed. */
function alongTheOrders(page: OrderPageRequest): RawBuilder<OrderCardRow> {
  return sql`select ${columns} from seller_order where ${conditionsOf(page)} and ${ofKinds(page.filter)}
    ${inOrder(page.sort, sql.ref(sorts[page.sort].column), sql`id`)} limit ${page.limit}`;
}

/** The few orders that a search found, filtered and sorted. */
function amongFound(page: OrderPageRequest, ids: readonly string[]): RawBuilder<OrderCardRow> {
  return sql`select ${columns} from seller_order
    where ${conditionsOf(page)} and id = any(${[...ids]}::uuid[]) and ${ofKinds(page.filter)}
    ${inOrder(page.sort, sql.ref(sorts[page.sort].column), sql`id`)} limit ${page.limit}`;
}

/**
 * Merges the orders of each kind that the filter leaves, each kind read in order by an index of its own: a rare kind
 * costs what a frequent one does. Only those of the page are read from the table.
 */
function alongEachKind(page: OrderPageRequest): RawBuilder<OrderCardRow> {
  const {
    filter: { filters },
    sort,
    limit,
    sellerId,
  } = page;
  const strand = (shipment: RawBuilder<SqlBool>) => sql`
    (select id, ${sql.ref(sorts[sort].column)} as value from seller_order
      where ${conditionsOf(page)} and delivery_type = d.type and payment_type = p.type and ${shipment}
      ${inOrder(sort, sql.ref(sorts[sort].column), sql`id`)} limit ${limit})`;
  const kinds = sql`unnest(${[...(filters.deliveryType ?? deliveryTypes)]}::text[]) d (type)
    cross join unnest(${[...(filters.paymentType ?? paymentTypes)]}::text[]) p (type)`;
  const shipped = sql`select x.* from ${kinds}
    cross join unnest(${[...(filters.shipmentStatus ?? shipmentStatuses)]}::text[]) s (status)
    cross join lateral ${strand(sql`shipment_status = s.status`)} x`;
  const unshipped = sql`union all select x.* from ${kinds} cross join lateral ${strand(sql`shipment_status is null`)} x`;
  return sql`select ${sql.join(cardColumns.map((column) => sql.ref(`o.${column}`)))}
    from (
      select id, value from (${shipped} ${filters.shipmentStatus === undefined ? unshipped : sql``}) merged
      ${inOrder(sort, sql`value`, sql`id`)} limit ${limit}
    ) found join seller_order o on o.seller_id = ${sellerId}::uuid and o.id = found.id
    ${inOrder(sort, sql`found.value`, sql`found.id`)}`;
}

/** Up to this number, the orders that a search finds are read and sorted; more are soon met by walking through all. */
const maxFound = 3000;

/** The orders that have all the words, or null when there are very many. */
async function findFew(db: SellerDb, words: readonly string[]): Promise<string[] | null> {
  const rows = await db.rows(
    sql<{ id: string }>`select id from search_orders(${words.map(patternOf)}::text[], ${maxFound + 1}) as found (id)`,
  );
  return rows.length > maxFound ? null : rows.map(({ id }) => id);
}

async function countInOtherTab(
  db: SellerDb,
  { sellerId, filter }: OrderPageRequest,
  ids: readonly string[],
): Promise<number> {
  const [row] = await db.rows(sql<{ others: number }>`
    select count(*)::integer as others from seller_order
    where seller_id = ${sellerId}::uuid and id = any(${[...ids]}::uuid[]) and warehouse = ${filter.warehouse} and open <> ${filter.open}`);
  return row?.others ?? 0;
}

export interface FoundOrders {
  readonly rows: OrderCardRow[];
  /** Null without a search, and when it finds very many. */
  readonly inOtherTab: number | null;
}

/** One page of order cards behind a cursor, by keyset: page 800 costs what page 1 does. */
export async function findOrderPage(db: SellerDb, page: OrderPageRequest): Promise<FoundOrders> {
  const { words, filters } = page.filter;
  const few = words.length === 0 ? null : await findFew(db, words);
  if (few !== null)
    return { rows: await db.rows(amongFound(page, few)), inOtherTab: await countInOtherTab(db, page, few) };
  const isAlong = page.filter.updatedSince !== null || kindFilters.every((name) => filters[name] === undefined);
  return { rows: await db.rows(isAlong ? alongTheOrders(page) : alongEachKind(page)), inOtherTab: null };
}

/** What a list asks of its orders, as one condition; a search that finds few is asked by their ids. */
export async function questionOf(db: SellerDb, question: OrderQuestion): Promise<RawBuilder<SqlBool>> {
  const { words } = question.filter;
  const few = words.length === 0 ? null : await findFew(db, words);
  const found = few === null ? sql<SqlBool>`true` : sql<SqlBool>`id = any(${[...few]}::uuid[])`;
  return sql.join([...asked(question), ofKinds(question.filter), found], sql` and `);
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
