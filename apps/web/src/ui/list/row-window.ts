import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTouched, page } from './in-use.ts';
import type { Pages } from './pages.ts';

export type RowKey = string | number;

export interface RowWindowOptions<Row> {
  /** The element that holds the rows, and their head if it has one. */
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: Pages<Row>;
  readonly keyOf: (row: Row) => RowKey;
  /** Roughly, in pixels; a row that is measured may be higher. */
  readonly heightOf: (row: Row) => number;
  /** Whether the list scrolls by itself or with the page. */
  readonly scrolls: 'itself' | 'page';
  /** Heights in pixels of what covers the rows at the top and bottom. */
  readonly covered?: { readonly top: number; readonly bottom: number };
  /** A row that is drawn wherever it is, because it is being worked on. */
  readonly kept?: RowKey | null;
  /** Rows that are about to move; the list does not keep its place by them. */
  readonly isMoving?: (row: Row) => boolean;
}

export interface DrawnRow<Row> {
  readonly row: Row;
  readonly index: number;
  readonly key: RowKey;
  /** In pixels below the first row of the list. */
  readonly start: number;
  /** In pixels between the row drawn before and this one. */
  readonly gap: number;
}

export interface RowWindow<Row> {
  readonly drawn: readonly DrawnRow<Row>[];
  /** In pixels, below the last row that is drawn. */
  readonly below: number;
  /** In pixels, of all rows. */
  readonly height: number;
  /** How many rows are in view. */
  readonly screenful: number;
  /** Measures a row by its element, which carries `data-index`. */
  readonly measure: (element: Element | null) => void;
  readonly reveal: (index: number) => void;
}

/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 15;
const overscan = 10;
const nothingCovered = { top: 0, bottom: 0 };

/** How far the first row lies below the top of what scrolls. */
function useMargin({ list, scrolls }: Pick<RowWindowOptions<unknown>, 'list' | 'scrolls'>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const scroller = page();
    if (scrolls === 'itself' || scroller === null) return undefined;
    const measure = () => {
      const body = list.current;
      if (body === null) return;
      const top = body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
      // A head sticks to the top of the page, its height stays.
      const head = body instanceof HTMLTableElement ? (body.tHead?.offsetHeight ?? 0) : 0;
      setMargin(Math.round(top) + head);
    };
    const observer = new ResizeObserver(measure);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, scrolls]);
  return margin;
}

interface Anchor {
  readonly key: RowKey;
  readonly start: number;
}

interface Place<Row> {
  readonly options: RowWindowOptions<Row>;
  readonly scroller: () => HTMLElement | null;
  /** Where a row begins, in pixels, or undefined when it is not in the list. */
  readonly startOf: (key: RowKey) => number | undefined;
  readonly keyAt: (index: number) => RowKey;
  readonly seen: readonly { readonly key: RowKey; readonly row: Row; readonly start: number; readonly end: number }[];
}

/** The row under the pointer, as it is drawn now. */
function hoveredIndex(list: HTMLElement | null): number {
  const row = list?.querySelector<HTMLElement>('[data-index]:hover');
  return Number(row?.dataset['index'] ?? -1);
}

/** Keeps the row with the focus, the one under the pointer or the first that is seen where it is while rows come and go above it. */
function usePlace<Row>({ options, scroller, startOf, keyAt, seen }: Place<Row>): void {
  const { list, covered = nothingCovered, kept = null, isMoving } = options;
  const { rows, question } = options.pages;
  const anchors = useRef<readonly Anchor[]>([]);
  const before = useRef({ rows, question });
  useLayoutEffect(() => {
    const element = scroller();
    if (element === null) return;
    if (before.current.question !== question) {
      if (options.scrolls === 'itself') element.scrollTop = 0;
    } else if (before.current.rows !== rows && (element.scrollTop > 0 || isTouched(list.current))) {
      const pointed = keyAt(hoveredIndex(list.current));
      const rank = ({ key }: Anchor) => (key === kept ? 0 : key === pointed ? 1 : 2);
      const [first] = anchors.current
        .filter(({ key }) => startOf(key) !== undefined)
        .toSorted((one, other) => rank(one) - rank(other));
      const delta = first === undefined ? 0 : (startOf(first.key) ?? 0) - first.start;
      if (delta !== 0) element.scrollTop += delta;
    }
    before.current = { rows, question };
    const top = element.scrollTop + covered.top;
    anchors.current = seen
      .filter(({ row, end }) => end >= top && isMoving?.(row) !== true)
      .map(({ key, start }) => ({ key, start }));
  });
}

/** Draws the rows of a list that are seen, asks for pages ahead of them, and keeps the place while rows change. */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): RowWindow<Row> {
  const { list, pages, keyOf, heightOf, scrolls, covered = nothingCovered, kept = null } = options;
  const { rows, hasMore, loadMore } = pages;
  const scrollMargin = useMargin(options);
  const scroller = useCallback(
    () => (scrolls === 'page' ? page() : (list.current?.closest<HTMLElement>('[data-scroller]') ?? null)),
    [scrolls, list],
  );
  const keptIndex = kept === null ? -1 : rows.findIndex((row) => keyOf(row) === kept);
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(keptIndex === -1 ? [] : [keptIndex])])].toSorted(
        (one, other) => one - other,
      ),
    [keptIndex],
  );
  const keyAt = (index: number) => (rows[index] === undefined ? index : keyOf(rows[index]));
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize: (index) => (rows[index] === undefined ? 0 : heightOf(rows[index])),
    getItemKey: keyAt,
    overscan,
    scrollMargin,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
  });
  const items = virtual.getVirtualItems().flatMap((item) => {
    const row = rows[item.index];
    return row === undefined ? [] : [{ ...item, key: keyOf(row), row }];
  });
  usePlace({
    options,
    scroller,
    seen: items,
    keyAt,
    startOf: (key) => virtual.measurementsCache[rows.findIndex((row) => keyOf(row) === key)]?.start,
  });
  const lastDrawn = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (hasMore && rows.length > 0 && lastDrawn + overscan >= rows.length - loadAhead) loadMore();
  }, [hasMore, loadMore, lastDrawn, rows.length]);
  const height = virtual.getTotalSize();
  return {
    drawn: items.map(({ row, index, key, start }, at) => ({
      row,
      index,
      key,
      start: start - scrollMargin,
      gap: Math.max(0, start - (items[at - 1]?.end ?? scrollMargin)),
    })),
    below: Math.max(0, height - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)),
    height,
    screenful: virtual.range === null ? 1 : virtual.range.endIndex - virtual.range.startIndex,
    measure: virtual.measureElement,
    reveal: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}
