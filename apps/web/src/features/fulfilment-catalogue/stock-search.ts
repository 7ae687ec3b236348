import type { StockSort } from '@offizin/contract/warehouse';
import type { ProductType } from '@offizin/domain/offers/offer-kinds';
import { type StockRemark, type StockState, stockRemarks, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { askedText, joinedNames, oneOf, readProductSearch } from '../../platform/address-values.ts';

export const stockSorts = [
  'name',
  'available',
  'incoming',
  'price',
  'since',
  'expiry',
  'changed',
] as const satisfies readonly StockSort[];

/** What the address of the list says: search, filters and sort. */
export interface StockListSearch {
  readonly q?: string;
  readonly state?: StockState;
  readonly remark?: StockRemark;
  readonly brand?: readonly string[];
  readonly manufacturer?: readonly string[];
  readonly category?: readonly string[];
  readonly productType?: readonly ProductType[];
  readonly sort?: StockSort;
  readonly order?: 'desc';
}

export interface StockSearch extends StockListSearch {
  /** Id of the product whose dialog is open. */
  readonly product?: string;
}

/** Reads an address, whatever stands in it; what is not understood is left out. */
export function readStockSearch(raw: Record<string, unknown>): StockSearch {
  const single = {
    state: oneOf(raw['state'], stockStates),
    remark: oneOf(raw['remark'], stockRemarks),
    sort: oneOf(raw['sort'], stockSorts),
    order: oneOf(raw['order'], ['desc'] as const),
  };
  return {
    ...readProductSearch(raw),
    ...Object.fromEntries(Object.entries(single).filter(([, value]) => value !== undefined)),
  };
}

/** The list's own part of an address. */
export function listSearch({ product: _product, ...list }: StockSearch): StockListSearch {
  return list;
}

/** Whether anything narrows the list besides its tab. */
export function isFiltered({ state: _state, sort: _sort, order: _order, ...filters }: StockListSearch): boolean {
  return Object.keys(filters).length > 0;
}

/** The address with nothing but its tab and sort. */
export function withoutFilters({ state, sort, order }: StockSearch): StockListSearch {
  return { ...(state && { state }), ...(sort && { sort }), ...(order && { order }) };
}

/** The filter of an address as a query has it. */
export function filterQuery({ q, state, remark, brand, manufacturer, category, productType }: StockListSearch) {
  const text = askedText(q);
  return {
    ...(text !== undefined && { q: text }),
    ...(state && { state }),
    ...(remark && { remark }),
    ...(brand && { brand: joinedNames(brand) }),
    ...(manufacturer && { manufacturer: joinedNames(manufacturer) }),
    ...(category && { category: joinedNames(category) }),
    ...(productType && { productType: productType.join(',') }),
  };
}

/** The filter of an address as a body has it. */
export function selectionOf({ q, state, remark, brand, manufacturer, category, productType }: StockListSearch) {
  const text = askedText(q);
  return {
    ...(text !== undefined && { q: text }),
    ...(state && { state }),
    ...(remark && { remark }),
    ...(brand && { brand: [...brand] }),
    ...(manufacturer && { manufacturer: [...manufacturer] }),
    ...(category && { category: [...category] }),
    ...(productType && { productType: [...productType] }),
  };
}
