import {
  type FeedPosition,
  feedPositions,
  type OfferStatus,
  offerStatuses,
  type PricePosition,
  pricePositions,
  type StockType,
  stockTypes,
} from '@offizin/domain/offers/offer-kinds';
import { type OfferSort, offerSorts } from '@offizin/domain/offers/offer-sorts';
import { type StockOrigin, stockOrigins } from '@offizin/domain/orders/statuses';
import { present } from '../../platform/address-values.ts';
import { type ProductSearch, readProductSearch } from '../../parts/products/product-address.ts';
import { oneOf } from '../../platform/one-of.ts';

/** The parts of the address of the list: search, filters and sort. */
export interface OfferListSearch extends ProductSearch {
  readonly status?: OfferStatus;
  readonly origin?: StockOrigin;
  readonly stockType?: StockType;
  readonly price?: PricePosition;
  readonly feed?: FeedPosition;
  readonly sort?: OfferSort;
  readonly order?: 'desc';
}

export interface OfferSearch extends OfferListSearch {
  /** Id of the product whose modal is open. */
  readonly product?: string;
}

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readOfferSearch(raw: Record<string, unknown>): OfferSearch {
  const status = oneOf(raw['status'], offerStatuses);
  const origin = oneOf(raw['origin'], stockOrigins);
  const stockType = oneOf(raw['stockType'], stockTypes);
  const price = oneOf(raw['price'], pricePositions);
  const feed = oneOf(raw['feed'], feedPositions);
  const sort = oneOf(raw['sort'], offerSorts);
  const order = oneOf(raw['order'], ['desc'] as const);
  return { ...readProductSearch(raw), ...present({ status, origin, stockType, price, feed, sort, order }) };
}

/** The parts of an address that narrow the list, besides its status. */
export const filterNames = [
  'q',
  'brand',
  'manufacturer',
  'category',
  'productType',
  'origin',
  'stockType',
  'price',
  'feed',
] as const;

export function isFiltered(search: OfferSearch): boolean {
  return filterNames.some((name) => search[name] !== undefined);
}

/** The address without a search and filters; status, sort and columns stay. */
export function withoutFilters(search: OfferSearch): OfferSearch {
  const {
    q: _q,
    brand: _b,
    manufacturer: _m,
    category: _c,
    productType: _p,
    origin: _o,
    stockType: _s,
    price: _r,
    feed: _f,
    ...rest
  } = search;
  return rest;
}

/** The list's own part of an address. */
export function listSearch(search: OfferSearch): OfferListSearch {
  const { product: _product, ...list } = search;
  return list;
}
