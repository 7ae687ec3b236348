import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { stockCountsQuery, stockFacetsQuery, stockListQuery } from './stock-queries.ts';
import { listSearch, readStockSearch } from './stock-search.ts';

/** Reads what an address of the warehouse catalogue shows first. */
export function loadStock(raw: Record<string, unknown>): void {
  const search = listSearch(readStockSearch(raw));
  prefetchPages(stockListQuery(search));
  prefetch(stockCountsQuery);
  prefetch(stockFacetsQuery(search));
}
