import { useState } from 'react';
import { readStored, store } from '../../../platform/storage.ts';
import {
  type ColumnId,
  columnIds,
  columns,
  narrowest,
  readColumns,
  type ShownColumn,
  standardColumns,
  widest,
} from './offer-columns.ts';

export interface ColumnChoice {
  readonly shown: readonly ShownColumn[];
  toggle(id: ColumnId): void;
  resize(id: ColumnId, width: number): void;
  show(columns: readonly ShownColumn[]): void;
  reset(): void;
}

/** The columns that the seller sees, remembered in this browser (OFF-03). */
export function useColumns(): ColumnChoice {
  const [shown, setShown] = useState(() => readColumns(readStored('offerColumns')));
  const keep = (next: readonly ShownColumn[]) => {
    setShown(next);
    store('offerColumns', next);
  };
  return {
    shown,
    toggle: (id) => {
      if (columns[id].fixed) return;
      const isShown = shown.some((column) => column.id === id);
      const all = isShown ? shown.filter((column) => column.id !== id) : [...shown, { id, width: columns[id].width }];
      keep(all.toSorted((a, b) => columnIds.indexOf(a.id) - columnIds.indexOf(b.id)));
    },
    resize: (id, width) =>
      keep(
        shown.map((column) =>
          column.id === id ? { id, width: Math.min(widest, Math.max(narrowest, Math.round(width))) } : column,
        ),
      ),
    show: keep,
    reset: () => keep(standardColumns),
  };
}
