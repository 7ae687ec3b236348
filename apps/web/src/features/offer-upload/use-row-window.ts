import type { UploadRow } from '@offizin/contract/uploads';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Heights in pixels of what covers the page at its top and bottom while rows scroll beneath. */
const covered = { top: 48, bottom: 96 };
const rowHeight = 45;

const scroller = (): HTMLElement | null => document.getElementById('content');

/** How far the table's rows begin below the top of the page's content. */
function useOffset(table: RefObject<HTMLTableElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const page = scroller();
    if (page === null) return undefined;
    const measure = () => {
      if (table.current === null) return;
      const top = table.current.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop;
      // The head sticks to the top of the page, its height stays.
      setOffset(Math.round(top) + (table.current.tHead?.offsetHeight ?? 0));
    };
    const observer = new ResizeObserver(measure);
    for (const child of page.children) observer.observe(child);
    return () => observer.disconnect();
  }, [table]);
  return offset;
}

interface Anchor {
  readonly rowNumber: number;
  readonly start: number;
}

export interface RowWindow {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly UploadRow[];
  /** The row that is being corrected is drawn wherever it stands. */
  readonly activeRow: number | null;
  /** Rows that will move because they were corrected; the place is not kept by them. */
  readonly waits: (row: UploadRow) => boolean;
}

/** Draws the rows that are seen, and keeps the place when rows above go because they were corrected. */
export function useRowWindow({ table, rows, activeRow, waits }: RowWindow) {
  const scrollMargin = useOffset(table);
  const activeIndex = activeRow === null ? -1 : rows.findIndex(({ rowNumber }) => rowNumber === activeRow);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return activeIndex === -1 || indexes.includes(activeIndex)
        ? indexes
        : [...indexes, activeIndex].toSorted((one, other) => one - other);
    },
    [activeIndex],
  );
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.rowNumber ?? index,
    overscan: 10,
    scrollMargin,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
  });
  const shown = virtual.getVirtualItems();

  const anchors = useRef<readonly Anchor[]>([]);
  const before = useRef(rows);
  useLayoutEffect(() => {
    const page = scroller();
    if (before.current !== rows && page !== null) {
      const kept = anchors.current.flatMap(({ rowNumber, start }) => {
        const index = rows.findIndex((row) => row.rowNumber === rowNumber);
        const now = virtual.measurementsCache[index]?.start;
        return now === undefined ? [] : [now - start];
      });
      const [delta = 0] = kept;
      if (delta !== 0) page.scrollTop += delta;
    }
    before.current = rows;
    const top = (page?.scrollTop ?? 0) + covered.top;
    const candidates = shown.flatMap(({ index, start, end }) => {
      const row = rows[index];
      return row === undefined || end < top || waits(row) ? [] : [{ rowNumber: row.rowNumber, start }];
    });
    anchors.current = candidates.toSorted(
      (one, other) => Number(other.rowNumber === activeRow) - Number(one.rowNumber === activeRow),
    );
  });

  const reveal = useEffectEvent(() => virtual.scrollToIndex(activeIndex, { align: 'auto' }));
  useEffect(() => {
    if (activeRow !== null) reveal();
  }, [activeRow]);

  const [first, last] = [shown[0], shown.at(-1)];
  return {
    shown,
    measure: virtual.measureElement,
    above: first === undefined ? 0 : Math.max(0, first.start - scrollMargin),
    below: last === undefined ? 0 : Math.max(0, virtual.getTotalSize() - (last.end - scrollMargin)),
    lastIndex: last?.index ?? 0,
  };
}
