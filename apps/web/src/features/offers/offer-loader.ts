import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { offerCountsQuery, offerDetailQuery, offerFacetsQuery, offerListQuery } from './offer-queries.ts';
import { listSearch, readOfferSearch } from './offer-search.ts';

/** Reads what an address of My products shows first. */
export function loadOffers(raw: Record<string, unknown>): void {
  const search = readOfferSearch(raw);
  prefetchPages(offerListQuery(listSearch(search)));
  prefetch(offerCountsQuery);
  prefetch(offerFacetsQuery(listSearch(search)));
  if (search.product !== undefined) prefetch(offerDetailQuery(search.product));
}
