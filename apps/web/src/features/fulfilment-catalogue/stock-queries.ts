import type { StockDetail, StockFacets, StockRow } from '@offizin/contract/warehouse';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { filterQuery, type StockListSearch } from './stock-search.ts';

export const stockKeys = { all: ['warehouse'] as const };

interface StockPage {
  readonly items: StockRow[];
  readonly nextCursor: string | null;
}

export function stockListQuery(search: StockListSearch) {
  const { sort, order } = search;
  const query = { ...filterQuery(search), ...(sort && { sort }), ...(order && { order }) };
  return infiniteQueryOptions({
    queryKey: [...stockKeys.all, 'list', query],
    queryFn: ({ pageParam, signal }): Promise<StockPage> =>
      call('GET /fulfilment/stock', { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: StockPage) => page.nextCursor,
    staleTime: 30_000,
  });
}

export const stockCountsQuery = queryOptions({
  queryKey: [...stockKeys.all, 'counts'],
  queryFn: ({ signal }) => call('GET /fulfilment/stock/counts', {}, { signal }),
});

export function stockFacetsQuery(search: StockListSearch) {
  const query = filterQuery(search);
  return queryOptions({
    queryKey: [...stockKeys.all, 'facets', query],
    queryFn: ({ signal }): Promise<StockFacets> => call('GET /fulfilment/stock/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

export function stockDetailQuery(productId: string) {
  return queryOptions({
    queryKey: [...stockKeys.all, 'detail', productId],
    queryFn: ({ signal }): Promise<StockDetail> =>
      call('GET /fulfilment/stock/:productId', { params: { productId } }, { signal }),
  });
}
