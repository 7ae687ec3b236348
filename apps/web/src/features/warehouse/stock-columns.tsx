import type { StockRow } from '@offizin/contract/warehouse/seller';
import type { StockSort } from '@offizin/domain/warehouse/stock-sorts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { ProductCard, ProductCell } from '../../parts/products/product-row.tsx';
import { SecondLine } from '../../ui/second-line.tsx';
import type { StockListSearch } from './stock-search.ts';
import { StockChips } from './stock-state.tsx';
import { useStockWords } from './stock-words.ts';

/** The name of a column or a sort, its unit included. */
export function useColumnName(): (id: 'product' | 'state' | StockSort) => string {
  const t = useTranslations('warehouse.column');
  return (id) => t(id === 'name' ? 'product' : id, { currency: currencySign });
}

type Id = Exclude<StockSort, 'name' | 'changed'> | 'product' | 'state';
const figures: ReadonlySet<Id> = new Set(['available', 'incoming', 'price']);

/** The columns of the table in their order. */
export function useStockColumns(search: StockListSearch): readonly Column<StockRow>[] {
  const t = useTranslations('warehouse.cell');
  const name = useColumnName();
  const { number, amount } = useFormats();
  const words = useStockWords();
  const column = (id: Id, [width, least]: readonly [number, number], cell: (row: StockRow) => ReactNode) => {
    const sort = id === 'product' ? 'name' : id === 'state' ? undefined : id;
    return { id, name: name(id), width, least, cell, sort, isNumber: figures.has(id) };
  };
  const lines = (first: ReactNode, second: string | null, tone?: 'red' | 'amber' | false) => (
    <>
      {first}
      <SecondLine tone={tone || undefined}>{second}</SecondLine>
    </>
  );
  const expiryTone = ({ remarks }: StockRow) =>
    remarks.includes('expired') ? 'red' : remarks.includes('expiring') && 'amber';
  const storedTone = ({ remarks }: StockRow) => remarks.includes('long_stored') && 'amber';
  return [
    column('product', [376, 220], (row) => <ProductCell product={row} search={search} />),
    column('state', [136, 124], ({ state }) => <StockChips state={state} remarks={[]} />),
    column('available', [122, 92], (row) => lines(<b>{number(row.available)}</b>, words.reserved(row))),
    column('incoming', [98, 72], ({ incoming }) => (incoming === 0 ? '–' : number(incoming))),
    column('price', [134, 84], ({ price }) => (price === null ? lines(null, t('notOnSale')) : amount(price.amount))),
    column('expiry', [142, 108], (row) => lines(words.day(row.nextExpiry), words.expires(row), expiryTone(row))),
    column('since', [154, 112], (row) => lines(words.day(row.storedSince), words.stored(row), storedTone(row))),
  ];
}

/** A product where there is no room for the table. */
export function StockCard({ row, search }: { row: StockRow; search: StockListSearch }) {
  const t = useTranslations('warehouse.cell');
  const { money } = useFormats();
  const reserved = useStockWords().reserved(row);
  const figures = (
    <>
      <b>{t('units', { count: row.available })}</b>
      {reserved === null ? null : <span>{reserved}</span>}
      <span>{row.price === null ? t('notOnSale') : money(row.price)}</span>
    </>
  );
  return <ProductCard product={row} search={search} state={<StockChips {...row} />} figures={figures} />;
}
