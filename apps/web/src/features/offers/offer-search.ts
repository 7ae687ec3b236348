import { countFilters, type FilterValues, flag, one, withoutFilters as without } from '@offizin/domain/lists/filters';
import { offerFilters, type OfferListFilters, offerListFilters } from '@offizin/domain/offers/offer-filters';
import { type OfferSort, offerSorts } from '@offizin/domain/offers/offer-sorts';
import { readProduct } from '../../parts/products/product-address.ts';
import { readFilters } from '../../platform/list-filters.ts';

/** The parts of the address of the list: search, filters and sort. */
export interface OfferListSearch extends FilterValues<OfferListFilters> {
  readonly sort?: OfferSort;
  readonly order?: 'desc';
}

export interface OfferSearch extends OfferListSearch {
  /** Id of the product whose modal is open. */
  readonly product?: string;
}

const sorting = { sort: one(offerSorts), order: flag('desc') };

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readOfferSearch(raw: Record<string, unknown>): OfferSearch {
  return { ...readFilters(raw, offerListFilters), ...readFilters(raw, sorting), ...readProduct(raw) };
}

export const isFiltered = (search: OfferSearch): boolean => countFilters(offerFilters, search) > 0;

/** The address without a search and filters; status, sort and columns stay. */
export const withoutFilters = (search: OfferSearch): OfferSearch => without(offerFilters, search);

/** The list's own part of an address. */
export function listSearch(search: OfferSearch): OfferListSearch {
  const { product: _product, ...list } = search;
  return list;
}
