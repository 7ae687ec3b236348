import type { OfferRow } from '@offizin/contract/offers';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EditedField, NextCell } from './cell-editor.tsx';
import { type OfferChange, useOfferEdits } from './offer-edits.ts';
import { listSearch, type OfferSearch } from './offer-search.ts';
import type { OfferSelection } from './offer-selection.ts';
import { OfferTableHead } from './offer-table-head.tsx';
import classes from './offer-table.module.css';
import { OfferTableRow, type RowActions } from './offer-table-row.tsx';
import { RowMenu } from './row-menu.tsx';
import type { ColumnChoice } from './use-columns.ts';

export interface OfferTableProps {
  readonly offers: readonly OfferRow[];
  readonly total: number;
  readonly search: OfferSearch;
  readonly choice: ColumnChoice;
  readonly selection: OfferSelection;
  readonly onChange: (offer: OfferRow, change: OfferChange) => void;
  /** Asks for the next page. */
  readonly onEnd: () => void;
  /** Told which row is being worked on, counted from 1. */
  readonly onRow: (row: number | null) => void;
}

const rowHeight = 53;
const menuWidth = 52;
const chooseWidth = 52;

/** The cell where editing goes on, or null at the ends of the list. */
export function cellAfter(
  offers: readonly OfferRow[],
  at: { row: number; field: EditedField },
  next: NextCell,
): { row: number; field: EditedField } | null {
  const order = at.row * 2 + (at.field === 'price' ? 1 : 0);
  const steps: Readonly<Record<NextCell, number | null>> = {
    none: null,
    nextCell: 1,
    previousCell: -1,
    below: 2,
    above: -2,
  };
  const step = steps[next];
  const target = step === null ? -1 : order + step;
  if (target < 0 || target >= offers.length * 2) return null;
  return { row: Math.floor(target / 2), field: target % 2 === 1 ? 'price' : 'stock' };
}

function focusCell(productId: string, field: EditedField): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(productId)} ${field}"]`)?.focus(),
  );
}

interface Editing {
  readonly productId: string;
  readonly field: EditedField;
}

/** Which cell is being edited, and the row's menu. */
function useRowActions({ offers, selection, onChange, onRow }: OfferTableProps, scrollTo: (row: number) => void) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [menu, setMenu] = useState<{ offer: OfferRow; button: HTMLElement } | null>(null);
  const latest = useRef({ offers, onChange, onRow, scrollTo });
  useEffect(() => {
    latest.current = { offers, onChange, onRow, scrollTo };
  });
  const { choose } = selection;
  const actions = useMemo<RowActions>(() => {
    const rowOf = (offer: OfferRow) => latest.current.offers.findIndex((each) => each.productId === offer.productId);
    return {
      edit: (offer, field) => {
        latest.current.onRow(rowOf(offer) + 1);
        setEditing({ productId: offer.productId, field });
      },
      done: (offer, { field, value, next }) => {
        const now = latest.current;
        if (value !== null) now.onChange(offer, { [field]: value });
        const cell = cellAfter(now.offers, { row: rowOf(offer), field }, next);
        const target = cell === null ? undefined : now.offers[cell.row];
        if (cell === null || target === undefined) {
          setEditing(null);
          focusCell(offer.productId, field);
          return;
        }
        now.scrollTo(cell.row);
        now.onRow(cell.row + 1);
        setEditing({ productId: target.productId, field: cell.field });
      },
      menu: (offer, button) => setMenu({ offer, button }),
      choose,
    };
  }, [choose]);
  return { editing, menu, closeMenu: () => setMenu(null), actions };
}

function Spacer({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr className={classes['spacer']} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes the room of rows that are not drawn */}
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;
}

/** Moves the focus between the same cells of neighbouring rows, when nothing is being edited. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const cell = event.target instanceof HTMLElement ? event.target.dataset['edit'] : undefined;
  if (step === 0 || cell === undefined) return;
  const field = cell.split(' ')[1] ?? '';
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-edit$=" ${field}"]`)];
  cells[cells.findIndex((each) => each === event.target) + step]?.focus();
  event.preventDefault();
}

/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 15;

/** The offers as a table of which only what is seen is drawn; price and stock are edited in place (OFF-03, OFF-07). */
export function OfferTable(props: OfferTableProps) {
  const { offers, total, search, choice, selection, onChange, onEnd } = props;
  const t = useTranslations('offers');
  const scroller = useRef<HTMLDivElement>(null);
  const { pending, refusals } = useOfferEdits();
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: offers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => offers[index]?.productId ?? index,
    scrollPaddingStart: 40,
    overscan: 10,
  });
  const { editing, menu, closeMenu, actions } = useRowActions(props, (row) => virtual.scrollToIndex(row));
  const list = useMemo(() => ({ ...listSearch(search) }), [search]);
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= offers.length - loadAhead) onEnd();
  }, [lastShown, offers.length, onEnd]);
  const span = choice.shown.length + 2;
  const width = choice.shown.reduce((sum, column) => sum + column.width, menuWidth + chooseWidth);
  const row = (index: number, offer: OfferRow) => (
    <OfferTableRow
      key={offer.productId}
      offer={offer}
      position={index}
      shown={choice.shown}
      search={list}
      isChosen={selection.ids.has(offer.productId)}
      edited={editing?.productId === offer.productId ? editing.field : null}
      pending={pending.get(offer.productId)}
      refusal={refusals.get(offer.productId)}
      actions={actions}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in its cells
    <section
      ref={scroller}
      className={classes['scroll']}
      aria-label={t('list.label')}
      data-offers
      onKeyDown={moveFocus}
    >
      <table className={classes['table']} style={{ width }} aria-rowcount={total + 1}>
        <colgroup>
          <col style={{ width: chooseWidth }} />
          {choice.shown.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
          <col style={{ width: menuWidth }} />
        </colgroup>
        <OfferTableHead
          choice={choice}
          search={list}
          menuLabel={t('columns.menu')}
          selection={selection}
          loaded={offers.length}
        />
        <tbody>
          <Spacer height={shown[0]?.start ?? 0} span={span} />
          {shown.map(({ index }) => (offers[index] === undefined ? null : row(index, offers[index])))}
          <Spacer height={virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)} span={span} />
        </tbody>
      </table>
      {menu === null ? null : <RowMenu {...menu} search={list} onChange={onChange} onClose={closeMenu} />}
    </section>
  );
}
