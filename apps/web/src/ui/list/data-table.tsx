import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { SkeletonLine } from '../skeleton.tsx';
import { fitted, isTight, useRoom } from './column-fit.ts';
import classes from './data-table.module.css';
import { FailedPage, LoadingNote } from './list-states.tsx';
import type { Pages } from './pages.ts';
import { useFocusedRow, useRowFocus } from './row-focus.ts';
import { type DrawnRow, type RowKey, useRowWindow } from './row-window.ts';

export interface Column<Row> {
  readonly id: string;
  /** Its name, with the unit of its figures. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels, where there is no room for all columns; without it its width. */
  readonly least?: number | undefined;
  /** Whether it stays as it is where there is more room than the columns need. */
  readonly isRigid?: boolean;
  readonly isNumber?: boolean | undefined;
  /** Whether its name is only spoken. */
  readonly isNameHidden?: boolean;
  /** The value of the address's `sort` that sorts by it. */
  readonly sort?: string | undefined;
  /** Stands in the head in place of the name. */
  readonly head?: ReactNode;
  /** Stands in the head behind the name. */
  readonly handle?: ReactNode;
  readonly cell?: (row: Row) => ReactNode;
}

/** How a list is sorted, and the rest of its address. */
export interface Sorting {
  readonly by: string;
  readonly isDescending: boolean;
  readonly search: Readonly<Record<string, unknown>>;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly loading: string;
  readonly pages: Pages<Row>;
  /** How many rows there are with those that are not loaded, where that is known. */
  readonly total: number | undefined;
  readonly keyOf: (row: Row) => RowKey;
  readonly columns: readonly Column<Row>[];
  /** By what the rows are sorted; a list without it has no sorting. */
  readonly sorting?: Sorting;
  /** A row that is drawn wherever it is, because it is being worked on. */
  readonly kept?: RowKey | null;
  /** Whether a row is a heading of those below it. */
  readonly isHeading?: (row: Row) => boolean;
  /** Draws what is in a heading. */
  readonly renderHeading?: ((row: Row) => ReactNode) | undefined;
  /** Draws a row by itself, with `data-index` and `aria-rowindex`; else the columns' cells are drawn. */
  readonly drawRow?: (row: Row, index: number) => ReactNode;
}

const rowHeight = 53;
const tightRowHeight = 76;
const headHeight = 40;
const headingHeight = 41;
const skeletonRows = Array.from({ length: 12 }, (_, index) => index);

function SortLink({ name, sort, sorting }: { name: string; sort: string; sorting: Sorting }) {
  const isSorted = sorting.by === sort;
  const { order: _, ...rest } = sorting.search;
  const next = { ...rest, sort, ...(isSorted && !sorting.isDescending && { order: 'desc' }) };
  const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Link to="." search={next} replace resetScroll={false} activeProps={{}} preload={false}>
      {name}
      {isSorted ? <Arrow size={14} aria-hidden /> : null}
    </Link>
  );
}

function HeadCell({ column, sorting }: { column: Column<never>; sorting: Sorting | undefined }) {
  const { id, name, sort, isNumber, isNameHidden, head, handle } = column;
  const text = isNameHidden ? <span className={classes['spoken']}>{name}</span> : name;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const direction = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-column={id} data-number={isNumber || undefined} aria-sort={direction}>
      {head ?? (sort === undefined || sorting === undefined ? text : <SortLink {...{ name, sort, sorting }} />)}
      {handle}
    </th>
  );
}

interface HeadProps {
  readonly columns: readonly Column<never>[];
  readonly widths: readonly number[];
  readonly sorting: Sorting | undefined;
}

function Head({ columns, widths, sorting }: HeadProps) {
  return (
    <>
      <colgroup>
        {columns.map(({ id }, at) => (
          <col key={id} style={{ width: widths[at] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
    </>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr className={classes['spacer']} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes the room of rows that are not drawn */}
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;
}

function SkeletonRows({ columns }: { columns: readonly Column<never>[] }) {
  return skeletonRows.map((row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ id, isNumber }, at) => (
        <td key={id} data-number={isNumber || undefined}>
          {at > 0 && (row + at) % 3 === 0 ? null : <SkeletonLine width={at === 0 ? '80%' : '60%'} />}
        </td>
      ))}
    </tr>
  ));
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ id, isNumber, cell }) => (
    <td key={id} data-column={id} data-number={isNumber || undefined}>
      {cell?.(row)}
    </td>
  ));
}

const noHeading = (): boolean => false;

interface PlainRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'isHeading' | 'renderHeading'> {
  readonly row: Row;
  readonly index: number;
}

/** A row of the columns' cells, or a heading of those below it. */
function PlainRow<Row>({ row, index, columns, isHeading = noHeading, renderHeading }: PlainRowProps<Row>) {
  const head = isHeading(row);
  return (
    <tr data-index={index} aria-rowindex={index + 2} className={head ? classes['heading'] : undefined}>
      {head ? (
        <th scope="rowgroup" colSpan={columns.length}>
          {renderHeading?.(row)}
        </th>
      ) : (
        <Cells columns={columns} row={row} />
      )}
    </tr>
  );
}

/** Which rows are drawn, how wide their columns are, and what the keyboard does among them. */
function useTable<Row>({ pages, keyOf, columns, kept, isHeading = noHeading }: DataTableProps<Row>) {
  const list = useRef<HTMLTableElement>(null);
  const room = useRoom(list);
  const tight = isTight(columns, room);
  const focus = useFocusedRow();
  const window = useRowWindow({
    list,
    pages,
    keyOf,
    heightOf: (row) => (isHeading(row) ? headingHeight : tight ? tightRowHeight : rowHeight),
    scrolls: 'itself',
    covered: { top: headHeight, bottom: 0 },
    kept: kept ?? focus.focused,
    // A heading comes and goes with the rows below it.
    isMoving: isHeading,
  });
  const { rows } = pages;
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const canEnter = (index: number) => rows[index] !== undefined && !isHeading(rows[index]);
  useRowFocus(focus, { list, keys, window, canEnter });
  return { list, tight, window, widths: fitted(columns, room) };
}

/** The rows of a list as a table of which only what is seen is drawn; its head stays in sight and sorts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, loading, pages, total, columns, sorting, drawRow, isHeading = noHeading, renderHeading } = props;
  const { list, tight, window, widths } = useTable(props);
  const { rows, state } = pages;
  const width = widths.reduce((sum, each) => sum + each, 0);
  const span = columns.length;
  const draw = ({ row, index, key, gap }: DrawnRow<Row>) => [
    <Spacer key={`before ${key}`} height={gap} span={span} />,
    drawRow === undefined || isHeading(row) ? (
      <PlainRow key={key} {...{ row, index, columns, isHeading, renderHeading }} />
    ) : (
      drawRow(row, index)
    ),
  ];
  return (
    <section
      className={classes['scroll']}
      aria-label={label}
      aria-busy={state === 'loading'}
      data-scroller
      // Known by name: what is drawn above a list, a strip or a row of filters, comes and goes.
      data-scroll-restoration-id="list"
    >
      {state === 'loading' ? <LoadingNote>{loading}</LoadingNote> : null}
      <table
        ref={list}
        className={classes['table']}
        aria-label={label}
        data-tight={tight || undefined}
        style={{ width }}
        aria-rowcount={pages.hasMore && total === undefined ? -1 : (total ?? rows.length) + 1}
      >
        <Head columns={columns} widths={widths} sorting={sorting} />
        <tbody>
          {state === 'loading' ? <SkeletonRows columns={columns} /> : window.drawn.flatMap(draw)}
          <Spacer height={window.below} span={span} />
        </tbody>
      </table>
      <FailedPage pages={pages} />
    </section>
  );
}
