import { one } from '../lists/filters.ts';
import { productFilters } from '../lists/product-filters.ts';
import { stockRemarks, stockStates } from './stock-rules.ts';

/** What the stock of a tab is narrowed to (OFF-08). */
export const stockFilters = { ...productFilters, remark: one(stockRemarks) } as const;

/** The same with the tab. */
export const stockListFilters = { state: one(stockStates), ...stockFilters } as const;
export type StockListFilters = typeof stockListFilters;
