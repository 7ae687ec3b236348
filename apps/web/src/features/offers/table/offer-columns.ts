import type { OfferSort } from '@offizin/domain/offers/offer-sorts';

interface Column {
  readonly sort?: OfferSort;
  /** In pixels. */
  readonly width: number;
  /** In pixels, where there is no room for all columns. */
  readonly least?: number;
  readonly isNumber?: true;
  /** Whether it stays as it is where there is more room than the columns need. */
  readonly isRigid?: true;
  /** Whether it is shown until the seller chooses. */
  readonly standard?: true;
  /** Always shown. */
  readonly fixed?: true;
}

/** The columns of the table in their order (OFF-03). */
const columnTable = {
  image: { width: 54, least: 46, isRigid: true, standard: true },
  product: { sort: 'name', width: 312, least: 134, standard: true, fixed: true },
  stock: { sort: 'stock', width: 116, least: 84, isNumber: true, standard: true, fixed: true },
  price: { sort: 'price', width: 130, least: 86, isNumber: true, standard: true, fixed: true },
  purchasePrice: { width: 120, isNumber: true },
  best: { sort: 'best', width: 112, least: 70, isNumber: true, standard: true },
  recommended: { sort: 'recommended', width: 100, least: 74, isNumber: true, standard: true },
  commission: { sort: 'commission', width: 104, least: 80, isNumber: true, standard: true },
  status: { width: 154, least: 120, standard: true },
  rule: { width: 170 },
  brand: { width: 150 },
  manufacturer: { width: 170 },
  category: { width: 150 },
  productType: { width: 150 },
  productId: { width: 130 },
  sku: { width: 120 },
  changed: { sort: 'changed', width: 150 },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof columnTable;

export const columns: Readonly<Record<ColumnId, Column>> = columnTable;
export const columnIds = Object.keys(columnTable) as readonly ColumnId[];

export interface ShownColumn {
  readonly id: ColumnId;
  readonly width: number;
}

export const narrowest = 48;
export const widest = 640;

export const standardColumns: readonly ShownColumn[] = columnIds
  .filter((id) => columns[id].standard)
  .map((id) => ({ id, width: columns[id].width }));

const isStored = (entry: unknown): entry is { id: string; width: number } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && 'width' in entry && typeof entry.width === 'number';

/** Reads what the browser remembers; what is unknown by now is left out, what must be shown is put in. */
export function readColumns(stored: unknown): readonly ShownColumn[] {
  if (!Array.isArray(stored)) return standardColumns;
  const entries = stored.filter(isStored);
  const shown = columnIds.flatMap((id) => {
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) return columns[id].fixed ? [{ id, width: columns[id].width }] : [];
    return [{ id, width: Math.min(widest, Math.max(narrowest, Math.round(entry.width))) }];
  });
  return entries.length === 0 ? standardColumns : shown;
}
