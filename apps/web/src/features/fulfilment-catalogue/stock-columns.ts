import type { StockSort } from '@offizin/contract/warehouse';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../platform/currency-sign.ts';

interface Column {
  readonly id: 'product' | 'state' | Exclude<StockSort, 'name'>;
  readonly sort?: StockSort;
  /** In pixels. */
  readonly width: number;
  readonly isNumber?: true;
}

/** The columns of the table in their order. */
export const stockColumns = [
  { id: 'product', sort: 'name', width: 376 },
  { id: 'state', width: 136 },
  { id: 'available', sort: 'available', width: 122, isNumber: true },
  { id: 'incoming', sort: 'incoming', width: 98, isNumber: true },
  { id: 'price', sort: 'price', width: 134, isNumber: true },
  { id: 'expiry', sort: 'expiry', width: 142 },
  { id: 'since', sort: 'since', width: 154 },
] as const satisfies readonly Column[];

export type StockColumn = (typeof stockColumns)[number];

/** The name of a column or a sort, its unit included. */
export function useColumnName(): (id: Column['id'] | StockSort) => string {
  const t = useTranslations('warehouse.column');
  return (id) => t(id === 'name' ? 'product' : id, { currency: currencySign });
}
