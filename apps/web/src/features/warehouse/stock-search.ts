import { type StockSort, stockSorts } from '@offizin/domain/warehouse/stock-sorts';
import { type StockRemark, type StockState, stockRemarks, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { present, readChoices } from '../../platform/address-values.ts';
import {
  productQuery,
  type ProductSearch,
  productSelection,
  readProductSearch,
} from '../../parts/products/product-address.ts';

/** The parts of the address of the list: search, filters and sort. */
export interface StockListSearch extends ProductSearch {
  readonly state?: StockState;
  readonly remark?: StockRemark;
  readonly sort?: StockSort;
  readonly order?: 'desc';
}

export interface StockSearch extends StockListSearch {
  /** Id of the product whose dialog is open. */
  readonly product?: string;
}

const choices = { state: stockStates, remark: stockRemarks, sort: stockSorts, order: ['desc'] } as const;

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readStockSearch(raw: Record<string, unknown>): StockSearch {
  return { ...readProductSearch(raw), ...readChoices(raw, choices) };
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
  return present({ state, sort, order });
}

/** The filter of an address as a query has it. */
export function filterQuery({ state, remark, ...search }: StockListSearch) {
  return { ...productQuery(search), ...present({ state, remark }) };
}

/** The filter of an address as a body has it. */
export function selectionOf({ state, remark, ...search }: StockListSearch) {
  return { ...productSelection(search), ...present({ state, remark }) };
}
