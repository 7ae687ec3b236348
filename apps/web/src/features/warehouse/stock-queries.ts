import type { StockFacets, StockRow } from '@offizin/contract/warehouse/seller';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { present } from '../../platform/address-values.ts';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';
import { filterQuery, type StockListSearch } from './stock-search.ts';

export const stockKeys = { all: ['warehouse'] as const };

export function stockListQuery(search: StockListSearch) {
  const query = { ...filterQuery(search), ...present({ sort: search.sort, order: search.order }) };
  return pagedQuery<StockRow>({
    queryKey: [...stockKeys.all, 'list', query],
    read: (cursor, options) => call('GET /fulfilment/stock', { query: { ...query, ...cursor } }, options),
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
