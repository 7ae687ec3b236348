import type { StockSort } from '@offizin/contract/warehouse';
import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';

interface Column {
  readonly id: 'product' | 'state' | Exclude<StockSort, 'name'>;
  readonly sort?: StockSort;
  /** In pixels. */
  readonly width: number;
  readonly isNumber?: true;
}

/** The columns of the table in their order. */
export const stockColumns = [
  { id: 'product', sort: 'name', width: 320 },
  { id: 'state', width: 124 },
  { id: 'available', sort: 'available', width: 152, isNumber: true },
  { id: 'incoming', sort: 'incoming', width: 104, isNumber: true },
  { id: 'price', sort: 'price', width: 144, isNumber: true },
  { id: 'expiry', sort: 'expiry', width: 148 },
  { id: 'since', sort: 'since', width: 136 },
] as const satisfies readonly Column[];

export type StockColumn = (typeof stockColumns)[number];

const signs = { EUR: '€', CHF: 'CHF' } as const;

/** The name of a column or a sort, its unit included. */
export function useColumnName(): (id: Column['id'] | StockSort) => string {
  const t = useTranslations('warehouse.column');
  const currency = signs[brands[initialData.brand].currency];
  return (id) => t(id === 'name' ? 'product' : id, { currency });
}
