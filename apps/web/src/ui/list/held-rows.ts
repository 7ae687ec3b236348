import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';
import { isInUse } from './in-use.ts';
import type { Pages } from './pages.ts';
import type { RowKey } from './row-window.ts';

export interface Divided<Row> {
  readonly shown: readonly Row[];
  /** What came in among the rows that were there; what follows the last of them moves nothing. */
  readonly held: readonly Row[];
}

const none: readonly never[] = [];

/** Parts rows that came in from those that the list already shows. */
export function divideRows<Row>(rows: readonly Row[], isKnown: (row: Row) => boolean): Divided<Row> {
  const last = rows.findLastIndex(isKnown);
  const isHeld = (row: Row, index: number) => index < last && !isKnown(row);
  const held = rows.filter(isHeld);
  return held.length === 0 ? { shown: rows, held: none } : { shown: rows.filter((row, at) => !isHeld(row, at)), held };
}

const signs = ['pointerover', 'focusin', 'scroll'] as const;

function subscribe(look: () => void): () => void {
  const ended = new AbortController();
  // A focus that leaves for another row is nowhere in between: only where it arrives counts.
  for (const sign of signs)
    document.addEventListener(sign, look, { capture: true, passive: true, signal: ended.signal });
  document.documentElement.addEventListener('pointerleave', look, ended);
  return () => ended.abort();
}

export interface HeldRowsOptions<Row> {
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: Pages<Row>;
  readonly keyOf: (row: Row) => RowKey;
  /** A row that is shown at once, because it is open. */
  readonly isOpen: (row: Row) => boolean;
}

export interface HeldRows<Row> {
  readonly shown: readonly Row[];
  readonly held: readonly Row[];
  /** Shows all of them. */
  readonly release: () => void;
}

/** Holds rows back that come in while the list is in use: it does not move under the pointer, the focus or the eye. */
export function useHeldRows<Row>({ list, pages, keyOf, isOpen }: HeldRowsOptions<Row>): HeldRows<Row> {
  const { rows, question } = pages;
  const holds = useSyncExternalStore(subscribe, () => isInUse(list.current));
  const [known, setKnown] = useState({ question, keys: new Set<RowKey>() });
  const isSame = known.question === question;
  const { shown, held } = useMemo(
    () =>
      holds && isSame
        ? divideRows(rows, (row) => known.keys.has(keyOf(row)) || isOpen(row))
        : { shown: rows, held: none },
    [rows, holds, isSame, known, keyOf, isOpen],
  );
  const know = (all: readonly Row[]) => setKnown({ question, keys: new Set(all.map(keyOf)) });
  if (!isSame || shown.some((row) => !known.keys.has(keyOf(row)))) know(shown);
  return { shown, held, release: () => know(rows) };
}
