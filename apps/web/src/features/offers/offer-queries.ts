import type { OfferDetail, OfferFacets, OfferRow } from '@offizin/contract/offers/seller';
import { offerListFilters } from '@offizin/domain/offers/offer-filters';
import { type InfiniteData, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { present } from '../../platform/address-values.ts';
import { filterQuery } from '../../platform/list-filters.ts';
import { call } from '../../platform/client.ts';
import { type Page, pagedQuery } from '../../platform/paged-query.ts';
import type { OfferListSearch } from './offer-search.ts';
import { writeQueries, writeQuery } from '../../platform/write-query.ts';

export const offerKeys = {
  all: ['offers'] as const,
  lists: ['offers', 'list'] as const,
  counts: ['offers', 'counts'] as const,
  facets: ['offers', 'facets'] as const,
  details: ['offers', 'detail'] as const,
  detail: (productId: string) => ['offers', 'detail', productId] as const,
};

export function offerListQuery(search: OfferListSearch) {
  const query = { ...filterQuery(offerListFilters, search), ...present({ sort: search.sort, order: search.order }) };
  return {
    ...pagedQuery<OfferRow>({
      queryKey: [...offerKeys.lists, query],
      read: (cursor, options) => call('GET /offers', { query: { ...query, ...cursor } }, options),
      staleTime: 60_000,
    }),
    refetchOnWindowFocus: false,
  };
}

export const offerCountsQuery = queryOptions({
  queryKey: offerKeys.counts,
  queryFn: ({ signal }) => call('GET /offers/counts', {}, { signal }),
});

/** When figures that were only estimated are asked for again, in milliseconds. */
const exactAfter = 1500;

export function offerFacetsQuery(search: OfferListSearch) {
  const query = filterQuery(offerListFilters, search);
  return queryOptions({
    queryKey: [...offerKeys.facets, query],
    queryFn: ({ signal }): Promise<OfferFacets> => call('GET /offers/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.approximate === true ? exactAfter : false),
  });
}

export function offerDetailQuery(productId: string) {
  return queryOptions({
    queryKey: offerKeys.detail(productId),
    queryFn: ({ signal }): Promise<OfferDetail> =>
      call('GET /offers/:productId', { params: { productId } }, { signal }),
    staleTime: 30_000,
  });
}

/** Puts offers as the server now has them into the lists; what else shows them is read again. */
export function showRows(queries: QueryClient, rows: readonly OfferRow[]): void {
  const known = new Map(rows.map((row) => [row.productId, row]));
  writeQueries<InfiniteData<Page<OfferRow>>>(queries, offerKeys.lists, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => known.get(item.productId) ?? item),
          })),
        },
  );
  void queries.invalidateQueries({ queryKey: offerKeys.counts });
  void queries.invalidateQueries({ queryKey: offerKeys.facets });
}

/** Puts an offer as the server now has it into everything that shows it. */
export function showOffer(queries: QueryClient, offer: OfferDetail): void {
  const { moreImages: _m, pageUrl: _p, marketOffers: _o, bestPast: _b, history: _h, ...row } = offer;
  writeQuery(queries, offerKeys.detail(offer.productId), offer);
  showRows(queries, [row]);
}
