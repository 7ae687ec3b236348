import { countFilters, type FilterValues, flag, one, withoutFilters as without } from '@offizin/domain/lists/filters';
import { stockFilters, type StockListFilters, stockListFilters } from '@offizin/domain/warehouse/stock-filters';
import { type StockSort, stockSorts } from '@offizin/domain/warehouse/stock-sorts';
import { readProduct } from '../../parts/products/product-address.ts';
import { filterBody, filterQuery as queryOf, readFilters } from '../../platform/list-filters.ts';

/** The parts of the address of the list: search, filters and sort. */
export interface StockListSearch extends FilterValues<StockListFilters> {
  readonly sort?: StockSort;
  readonly order?: 'desc';
}

export interface StockSearch extends StockListSearch {
  /** Id of the product whose dialog is open. */
  readonly product?: string;
}

const sorting = { sort: one(stockSorts), order: flag('desc') };

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readStockSearch(raw: Record<string, unknown>): StockSearch {
  return { ...readFilters(raw, stockListFilters), ...readFilters(raw, sorting), ...readProduct(raw) };
}

/** The list's own part of an address. */
export function listSearch({ product: _product, ...list }: StockSearch): StockListSearch {
  return list;
}

/** Whether anything narrows the list besides its tab. */
export const isFiltered = (search: StockListSearch): boolean => countFilters(stockFilters, search) > 0;

/** The address with nothing but its tab and sort. */
export const withoutFilters = (search: StockSearch): StockListSearch => listSearch(without(stockFilters, search));

/** The filter of an address as a query has it. */
export const filterQuery = (search: StockListSearch) => queryOf(stockListFilters, search);

/** The filter of an address as a body has it. */
export const selectionOf = (search: StockListSearch) => filterBody(stockListFilters, search);
