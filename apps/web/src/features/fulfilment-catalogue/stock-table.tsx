import type { StockRow } from '@offizin/contract/warehouse';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { packText, ProductCodes } from '../../ui/product-codes.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { type StockColumn, stockColumns, useColumnName } from './stock-columns.ts';
import { listSearch, type StockListSearch, type StockSearch } from './stock-search.ts';
import { StockStateChip } from './stock-state.tsx';
import classes from './stock-table.module.css';
import { expiryTone, useStockWords } from './stock-words.ts';

export interface StockListProps {
  readonly stock: readonly StockRow[];
  readonly total: number;
  readonly search: StockSearch;
  /** Asks for the next page. */
  readonly onEnd: () => void;
}

const rowHeight = 53;
/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 15;

function HeadCell({ column, search }: { column: StockColumn; search: StockListSearch }) {
  const name = useColumnName()(column.id);
  const isNumber = 'isNumber' in column ? true : undefined;
  if (!('sort' in column)) return <th scope="col">{name}</th>;
  const isSorted = (search.sort ?? 'name') === column.sort;
  const isDescending = search.order === 'desc';
  const { order: _, ...rest } = search;
  const next = { ...rest, sort: column.sort, ...(isSorted && !isDescending && { order: 'desc' as const }) };
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link to="." search={next} replace resetScroll={false} activeProps={{}}>
        {name}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </Link>
    </th>
  );
}

function Second({ tone, children }: { tone?: 'red' | 'amber' | undefined; children: ReactNode }) {
  return children === null ? null : (
    <span className={classes['second']} data-tone={tone}>
      {children}
    </span>
  );
}

/** What each column shows of a product. */
function useCells(search: StockListSearch): Readonly<Record<StockColumn['id'], (row: StockRow) => ReactNode>> {
  const t = useTranslations('warehouse.cell');
  const { number, amount } = useFormats();
  const words = useStockWords();
  return {
    product: (row) => (
      <div className={classes['product']}>
        <ProductImage image={row.image} />
        <div>
          <Link
            to="."
            search={{ ...search, product: row.productId }}
            className={classes['name']}
            resetScroll={false}
            data-stock={row.productId}
          >
            <b>{row.name}</b> <span>{packText(row.pack)}</span>
          </Link>
          <ProductCodes product={row} />
        </div>
      </div>
    ),
    available: (row) => (
      <>
        <b>{number(row.available)}</b>
        <Second>{words.reserved(row)}</Second>
      </>
    ),
    incoming: ({ incoming }) => (incoming === 0 ? '–' : number(incoming)),
    price: ({ price }) => (price === null ? <Second>{t('notOnSale')}</Second> : amount(price.amount)),
    since: (row) => (
      <>
        {words.day(row.storedSince)}
        <Second tone={row.remarks.includes('long_stored') ? 'amber' : undefined}>{words.stored(row)}</Second>
      </>
    ),
    expiry: (row) => (
      <>
        {words.day(row.nextExpiry)}
        <Second tone={expiryTone(row)}>{words.expires(row)}</Second>
      </>
    ),
    state: ({ state }) => <StockStateChip state={state} />,
  };
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr className={classes['spacer']} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes the room of rows that are not drawn */}
      <td colSpan={stockColumns.length} style={{ height }} />
    </tr>
  ) : null;
}

/** Moves the focus between the products of neighbouring rows. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement) || event.target.dataset['stock'] === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stock]')];
  links[links.indexOf(event.target) + step]?.focus();
  event.preventDefault();
}

/** The products as a table of which only what is seen is drawn (OFF-08). */
export function StockTable({ stock, total, search, onEnd }: StockListProps) {
  const t = useTranslations('warehouse.list');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useMemo(() => listSearch(search), [search]);
  const cells = useCells(list);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: stock.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => stock[index]?.productId ?? index,
    scrollPaddingStart: 40,
    overscan: 10,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= stock.length - loadAhead) onEnd();
  }, [lastShown, stock.length, onEnd]);
  const width = stockColumns.reduce((sum, column) => sum + column.width, 0);
  const row = (index: number, product: StockRow) => (
    <tr key={product.productId} aria-rowindex={index + 2}>
      {stockColumns.map((column) => (
        <td key={column.id} data-number={'isNumber' in column ? true : undefined}>
          {cells[column.id](product)}
        </td>
      ))}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links in its cells
    <section ref={scroller} className={classes['scroll']} aria-label={t('label')} onKeyDown={moveFocus}>
      <table className={classes['table']} style={{ width }} aria-rowcount={total + 1}>
        <colgroup>
          {stockColumns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {stockColumns.map((column) => (
              <HeadCell key={column.id} column={column} search={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={shown[0]?.start ?? 0} />
          {shown.map(({ index }) => (stock[index] === undefined ? null : row(index, stock[index])))}
          <Spacer height={virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </section>
  );
}
