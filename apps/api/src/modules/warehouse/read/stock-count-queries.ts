import type { StockFilter } from '@offizin/contract/warehouse/seller';
import { limits } from '@offizin/domain/limits';
import { stockRemarks, type StockState, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import {
  filterConditions,
  remarkConditions,
  stateConditions,
  type StockFilterPart,
  stockSource,
  type StockScope,
} from './stock-source-queries.ts';

export interface StockCounts {
  readonly total: number;
  readonly states: Readonly<Record<StockState, number>>;
  readonly onHand: number;
  readonly reserved: number;
  readonly incoming: number;
  readonly changedAt: Date | null;
}

const noCounts: StockCounts = {
  total: 0,
  states: { in_stock: 0, low: 0, none: 0 },
  onHand: 0,
  reserved: 0,
  incoming: 0,
  changedAt: null,
};

/** Products by state, and all units. */
export async function countStock(db: SellerDb, { sellerId }: Pick<StockScope, 'sellerId'>): Promise<StockCounts> {
  const states = stockStates.map((state) => sql`${state}::text, count(*) filter (where ${stateConditions[state]})`);
  const statement = sql<StockCounts>`
    select count(*)::integer as total, jsonb_build_object(${sql.join(states)}) as states,
      coalesce(sum(w.on_hand), 0)::bigint as "onHand", coalesce(sum(w.reserved), 0)::bigint as reserved,
      coalesce(sum(w.incoming), 0)::bigint as incoming, max(w.changed_at) as "changedAt"
    from warehouse_stock w where w.seller_id = ${sellerId}::uuid`;
  return (await db.first(statement)) ?? noCounts;
}

export interface StockFacetCount {
  readonly facet: StockFilterPart | 'total';
  readonly value: string;
  readonly products: number;
}

const listFacets = ['brand', 'category', 'manufacturer', 'productType'] as const;

/** How many products each facet value would leave: a facet's own part of the filter does not count for itself. */
export function countStockFacets(
  db: SellerDb,
  scope: StockScope,
  { filter, found }: { filter: StockFilter; found: FoundProducts | null },
): Promise<StockFacetCount[]> {
  const conditions = filterConditions(filter, scope);
  const remarks = remarkConditions(scope.days);
  const columns = [
    ...[...conditions].map(([part, condition]) => sql`${condition} as ${sql.id(`passes_${part}`)}`),
    ...stockRemarks.map((remark) => sql`${remarks[remark]} as ${sql.id(remark)}`),
  ];
  const allBut = (facet: StockFilterPart | null) => {
    const others = [...conditions.keys()]
      .filter((part) => part !== facet)
      .map((part) => sql<SqlBool>`${sql.id(`passes_${part}`)}`);
    return others.length === 0 ? sql<SqlBool>`true` : sql.join(others, sql` and `);
  };
  const lists = listFacets.map(
    (facet) => sql`
    (select ${facet}::text as facet, ${sql.id(facet)}::text as value, count(*)::integer as products from base
      where ${allBut(facet)} group by 2 order by 3 desc, 2 limit ${limits.facetValuesShown})`,
  );
  const remarkCounts = stockRemarks.map(
    (remark) =>
      sql`(select 'remark', ${remark}::text, count(*)::integer from base where ${sql.id(remark)} and ${allBut('remark')})`,
  );
  const base = sql`base as materialized (
      select p.product_brand as brand, p.category, p.manufacturer, p.product_type as "productType", ${sql.join(columns)}
      from ${stockSource(scope, filter, found)}
    )`;
  const statement = sql<StockFacetCount>`
    with ${base}
    ${sql.join([...lists, ...remarkCounts], sql` union all `)}
    union all (select 'total', '', count(*)::integer from base where ${allBut(null)})`;
  return db.rows(statement);
}
