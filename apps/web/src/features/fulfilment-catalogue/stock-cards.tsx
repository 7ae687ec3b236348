import type { StockRow } from '@offizin/contract/warehouse';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { packText, ProductCodes } from '../../ui/product-codes.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import classes from './stock-cards.module.css';
import { listSearch, type StockListSearch } from './stock-search.ts';
import { StockRemarkChip, StockStateChip } from './stock-state.tsx';
import type { StockListProps } from './stock-table.tsx';
import { useStockWords } from './stock-words.ts';

function StockCard({ row, search }: { row: StockRow; search: StockListSearch }) {
  const t = useTranslations('warehouse');
  const { money, number } = useFormats();
  const reserved = useStockWords().reserved(row);
  return (
    <Link
      to="."
      search={{ ...search, product: row.productId }}
      className={classes['card']}
      resetScroll={false}
      data-stock={row.productId}
    >
      <ProductImage image={row.image} />
      <span className={classes['what']}>
        <span className={classes['name']}>
          <b>{row.name}</b> {packText(row.pack)}
        </span>
        <ProductCodes product={row} />
        <span className={classes['state']}>
          <StockStateChip state={row.state} />
          {row.remarks.map((remark) => (
            <StockRemarkChip key={remark} remark={remark} />
          ))}
        </span>
      </span>
      <span className={classes['figures']}>
        <b>{t('cell.units', { count: row.available, shown: number(row.available) })}</b>
        {reserved === null ? null : <span>{reserved}</span>}
        <span>{row.price === null ? t('cell.notOnSale') : money(row.price)}</span>
      </span>
    </Link>
  );
}

/** The products as cards, where there is no room for a table. */
export function StockCards({ stock, search, onEnd }: StockListProps) {
  const t = useTranslations('warehouse.list');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useMemo(() => listSearch(search), [search]);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: stock.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    getItemKey: (index) => stock[index]?.productId ?? index,
    overscan: 6,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= stock.length - 10) onEnd();
  }, [lastShown, stock.length, onEnd]);
  return (
    <section ref={scroller} className={classes['scroll']} aria-label={t('label')} tabIndex={-1}>
      <ul className={classes['rows']} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = stock[index];
          return row === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <StockCard row={row} search={list} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
