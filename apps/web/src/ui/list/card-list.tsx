import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { phone, useMedia } from '../../platform/media.ts';
import { SkeletonLine } from '../skeleton.tsx';
import classes from './card-list.module.css';
import { FailedPage, LoadingNote } from './list-states.tsx';
import type { Pages } from './pages.ts';
import { useFocusedRow, useRowFocus } from './row-focus.ts';
import { type RowKey, useRowWindow } from './row-window.ts';

export interface CardListProps<Row> {
  readonly label: string;
  readonly loading: string;
  readonly pages: Pages<Row>;
  readonly keyOf: (row: Row) => RowKey;
  readonly renderCard: (row: Row) => ReactNode;
  /** Roughly, in pixels; a card is as high as what it holds. */
  readonly heightOf: (row: Row) => number;
  /** Whether a row is a heading between the cards. */
  readonly isHeading?: (row: Row) => boolean;
  /** The element of the cards, for who looks at it, too. */
  readonly listRef?: RefObject<HTMLUListElement | null>;
  /** Lies over the top of the cards, wherever they are scrolled to. */
  readonly over?: ReactNode;
  /** A row that is to have the focus; another object asks again. */
  readonly goTo?: { readonly key: RowKey } | null;
  /** Stands below the last card. */
  readonly tail?: ReactNode;
}

const skeletonCards = [1, 2, 3, 4, 5, 6, 7, 8];
const noHeading = (): boolean => false;

/** The rows of a list as cards of which only those that are seen are drawn. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, loading, pages, keyOf, renderCard, heightOf, isHeading = noHeading, over, tail } = props;
  const own = useRef<HTMLUListElement>(null);
  const list = props.listRef ?? own;
  const focus = useFocusedRow();
  const { rows, state } = pages;
  const window = useRowWindow({
    list,
    pages,
    keyOf,
    heightOf,
    scrolls: useMedia(phone) ? 'page' : 'itself',
    kept: focus.focused,
    // A heading comes and goes with the rows below it.
    isMoving: isHeading,
  });
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const canEnter = (index: number) => rows[index] !== undefined && !isHeading(rows[index]);
  useRowFocus(focus, { list, keys, window, canEnter, goTo: props.goTo ?? null });
  return (
    <section
      className={classes['scroll']}
      aria-label={label}
      aria-busy={state === 'loading'}
      tabIndex={-1}
      data-scroller
      data-scroll-restoration-id="list"
    >
      {state === 'loading' ? <LoadingNote>{loading}</LoadingNote> : null}
      {over === undefined ? null : <div className={classes['over']}>{over}</div>}
      <ul ref={list} className={classes['rows']} style={{ height: state === 'loading' ? undefined : window.height }}>
        {window.drawn.map(({ row, index, key, start }) => (
          <li key={key} ref={window.measure} data-index={index} style={{ transform: `translateY(${start}px)` }}>
            {renderCard(row)}
          </li>
        ))}
      </ul>
      {state === 'loading' ? skeletonCards.map((each) => <SkeletonCard key={each} />) : null}
      <FailedPage pages={pages} />
      {state === 'ready' ? tail : null}
    </section>
  );
}

function SkeletonCard() {
  return (
    <div className={classes['skeleton']} aria-hidden>
      <SkeletonLine width="80%" />
      <SkeletonLine width="45%" />
      <SkeletonLine width="60%" />
    </div>
  );
}
