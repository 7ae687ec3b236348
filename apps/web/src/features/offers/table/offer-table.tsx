import type { OfferRow } from '@offizin/contract/offers/seller';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusNextFrame } from '../../../platform/focus-next-frame.ts';
import { type Column, DataTable } from '../../../ui/list/data-table.tsx';
import type { Pages } from '../../../ui/list/pages.ts';
import type { EditedField, NextCell } from '../edits/use-typing.ts';
import { type OfferChange, useOfferEdits } from '../edits/offer-edits.ts';
import { columns } from './offer-columns.ts';
import { listSearch, type OfferSearch } from '../offer-search.ts';
import type { OfferSelection } from '../bulk/offer-selection.ts';
import { ChooseAll, Resizer, useColumnName } from './offer-table-head.tsx';
import { OfferTableRow, type RowActions } from './offer-table-row.tsx';
import { RowMenu } from './row-menu.tsx';
import type { ColumnChoice } from './use-columns.ts';

export interface OfferTableProps {
  readonly pages: Pages<OfferRow>;
  readonly total: number | undefined;
  readonly search: OfferSearch;
  readonly choice: ColumnChoice;
  readonly selection: OfferSelection;
  readonly onChange: (offer: OfferRow, change: OfferChange) => void;
  /** Receives which row is being edited, counted from 1. */
  readonly onRow: (row: number | null) => void;
}

const menuColumn = { id: 'menu', width: 48, least: 44, isRigid: true };
const chooseColumn = { id: 'choose', width: 48, least: 44, isRigid: true };

/** The next cell to edit, or null at the ends of the list. */
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
  focusNextFrame(() => document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(productId)} ${field}"]`)?.focus());
}

interface Editing {
  readonly productId: string;
  readonly field: EditedField;
}

/** Which cell is being edited, and the row's menu. */
function useRowActions({ pages, selection, onChange, onRow }: OfferTableProps) {
  const offers = pages.rows;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [menu, setMenu] = useState<{ offer: OfferRow; button: HTMLElement } | null>(null);
  const latest = useRef({ offers, onChange, onRow });
  useEffect(() => {
    latest.current = { offers, onChange, onRow };
  });
  const { choose } = selection;
  const actions = useMemo<RowActions>(() => {
    const rowOf = (offer: OfferRow) => latest.current.offers.findIndex((each) => each.productId === offer.productId);
    return {
      edit: (offer, field) => {
        latest.current.onRow(rowOf(offer) + 1);
        setEditing({ productId: offer.productId, field });
      },
      done: (offer, { field, change, next }) => {
        const now = latest.current;
        if (change !== null) now.onChange(offer, change);
        const cell = cellAfter(now.offers, { row: rowOf(offer), field }, next);
        const target = cell === null ? undefined : now.offers[cell.row];
        if (cell === null || target === undefined) {
          setEditing(null);
          focusCell(offer.productId, field);
          return;
        }
        now.onRow(cell.row + 1);
        setEditing({ productId: target.productId, field: cell.field });
      },
      menu: (offer, button) => setMenu({ offer, button }),
      choose,
    };
  }, [choose]);
  return { editing, menu, closeMenu: () => setMenu(null), actions };
}

const keyOf = ({ productId }: OfferRow): string => productId;

/** The columns that the seller sees, between the choice of a row and its menu. */
function useTableColumns({ choice, selection, pages }: OfferTableProps): readonly Column<OfferRow>[] {
  const t = useTranslations('offers');
  const name = useColumnName();
  const shown = choice.shown.map(({ id, width }) => ({
    id,
    width,
    least: columns[id].least,
    isRigid: columns[id].isRigid ?? false,
    name: name(id),
    isNameHidden: id === 'image',
    isNumber: columns[id].isNumber,
    sort: columns[id].sort,
    handle: <Resizer id={id} width={width} onResize={(next) => choice.resize(id, next)} />,
  }));
  const all = <ChooseAll selection={selection} loaded={pages.rows.length} />;
  return [
    { ...chooseColumn, name: t('list.chooseAll'), head: all },
    ...shown,
    { ...menuColumn, name: t('columns.menu'), isNameHidden: true },
  ];
}

/** The offers as a table of which only what is seen is drawn; price and stock are edited in place (OFF-03, OFF-07). */
export function OfferTable(props: OfferTableProps) {
  const { pages, total, search, choice, selection, onChange } = props;
  const t = useTranslations('offers.list');
  const { pending, refusals } = useOfferEdits();
  const tableColumns = useTableColumns(props);
  const { editing, menu, closeMenu, actions } = useRowActions(props);
  const list = useMemo(() => ({ ...listSearch(search) }), [search]);
  const drawRow = (offer: OfferRow, index: number) => (
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
    <>
      <DataTable
        label={t('label')}
        loading={t('loading')}
        pages={pages}
        total={total}
        keyOf={keyOf}
        kept={editing?.productId ?? null}
        columns={tableColumns}
        sorting={{ by: search.sort ?? 'name', isDescending: search.order === 'desc', search: list }}
        drawRow={drawRow}
      />
      {menu === null ? null : <RowMenu {...menu} search={list} onChange={onChange} onClose={closeMenu} />}
    </>
  );
}
