import type { StockListFilters } from '@offizin/domain/warehouse/stock-filters';
import { conditionsOf, type FilterConditions } from '../../../platform/db/scopes/filter-conditions.ts';
import { productConditions } from '../../catalogue/write/product-condition-queries.ts';
import type { StockFilter } from '@offizin/contract/warehouse/seller';
import type { StockSort } from '@offizin/domain/warehouse/stock-sorts';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { RemarkDays, StockRemark, StockState } from '@offizin/domain/warehouse/stock-rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findProducts, type FoundProducts } from '../../catalogue/write/product-search-queries.ts';

/** Whose stock is asked for, and on which day. */
export interface StockScope {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly days: RemarkDays;
}

const available = sql<number>`(w.on_hand - w.reserved)`;

/** Each state by the units that can be sold, as `stockStateOf` has it. */
export const stateConditions: Readonly<Record<StockState, RawBuilder<SqlBool>>> = {
  in_stock: sql`${available} > ${limits.warehouseLowStock}::integer`,
  low: sql`${available} between 1 and ${limits.warehouseLowStock}::integer`,
  none: sql`${available} = 0`,
};

/** Each remark as `remarksOf` has it. */
export function remarkConditions({
  today,
  expiringUntil,
  longStoredUntil,
}: RemarkDays): Readonly<Record<StockRemark, RawBuilder<SqlBool>>> {
  return {
    expired: sql`(w.on_hand > 0 and coalesce(w.next_expiry < ${today}::date, false))`,
    expiring: sql`(w.on_hand > 0 and coalesce(w.next_expiry between ${today}::date and ${expiringUntil}::date, false))`,
    long_stored: sql`(w.on_hand > 0 and coalesce(w.stored_since <= ${longStoredUntil}::date, false))`,
    arriving: sql`w.incoming > 0`,
  };
}

/** What a list is ordered by before the product's number. Without a price it is the lowest, without a day the last. */
export const sortValues: Readonly<Record<StockSort, RawBuilder<unknown>>> = {
  name: sql`p.name`,
  available,
  incoming: sql`w.incoming`,
  price: sql`coalesce(w.price, -1)`,
  since: sql`coalesce(w.stored_since::text, '9999-12-31')`,
  expiry: sql`coalesce(w.next_expiry::text, '9999-12-31')`,
  changed: sql`w.changed_at`,
};

/** The tab narrows what is counted, and so does the search: both are conditions of the source. */
type PartFilters = Omit<StockListFilters, 'q' | 'state'>;
export type StockFilterPart = keyof PartFilters;

const conditions: FilterConditions<PartFilters, StockScope> = {
  remark: (remark, { days }) => remarkConditions(days)[remark],
  ...productConditions,
};

/** One condition for each filter that is set; `state` and the search stand apart. */
export const filterConditions = (filter: StockFilter, scope: StockScope): Map<StockFilterPart, RawBuilder<SqlBool>> =>
  conditionsOf<PartFilters, StockScope>(conditions, filter, scope);

/** The products in the warehouse that a search names; null when there is none. */
export function findSearched(
  db: SellerDb,
  { sellerId, brand }: StockScope,
  asked: { typed: string | undefined; market: string },
): Promise<FoundProducts | null> {
  const held = sql`join warehouse_stock w on w.seller_id = ${sellerId}::uuid and w.product_no = f.no`;
  return findProducts(db, { brand, held }, asked);
}

/** The products of a search, as a condition. */
function foundCondition(found: FoundProducts | null): RawBuilder<unknown> {
  if (found === null) return sql``;
  return found.kind === 'words'
    ? sql`and p.search_text like all (${[...found.patterns]}::text[])`
    : sql`and w.product_no = any(${[...found.nos]}::integer[])`;
}

/** The seller's stock with its products, by the aliases w and p, narrowed by state and search. */
export function stockSource(
  { sellerId, brand }: StockScope,
  { state }: StockFilter,
  found: FoundProducts | null,
): RawBuilder<unknown> {
  return sql`warehouse_stock w join product p on p.no = w.product_no
    where w.seller_id = ${sellerId}::uuid and p.brand = ${brand} ${state === undefined ? sql`` : sql`and ${stateConditions[state]}`} ${foundCondition(found)}`;
}
