import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { ProductType } from '@offizin/domain/offers/offer-kinds';
import {
  availableUnits,
  remarkDays,
  remarksOf,
  type StockRemark,
  type StockState,
  stockStateOf,
} from '@offizin/domain/warehouse/stock-rules';
import { textsIn } from '../../texts/texts.ts';
import { findSearched, type StockScope } from './read/stock-source-queries.ts';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { type StockLine, stockLines } from './read/stock-line-queries.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

async function stockColumns(locale: LocaleCode, { days }: StockScope): Promise<ExportColumn<StockLine>[]> {
  const [t, tOffer, tStock] = await Promise.all([
    textsIn(locale, 'exports'),
    textsIn(locale, 'offers'),
    textsIn(locale, 'warehouse'),
  ]);
  const productType = lookedUpOnce((type: ProductType) => tOffer(`productType.${type}`));
  const state = lookedUpOnce((is: StockState) => tStock(`state.${is}`));
  const remark = lookedUpOnce((remarked: StockRemark) => tStock(`remark.${remarked}`));
  return [
    { header: t('column.code'), width: 14, format: 'text', value: (row) => row.nationalCode },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.productId'), width: 16, format: 'text', value: (row) => row.productId },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
    { header: t('column.brand'), width: 20, format: 'text', value: (row) => row.brand },
    { header: t('column.manufacturer'), width: 24, format: 'text', value: (row) => row.manufacturer },
    { header: t('column.category'), width: 20, format: 'text', value: (row) => row.category },
    { header: t('column.productType'), width: 20, format: 'text', value: (row) => productType(row.productType) },
    { header: t('column.status'), width: 16, format: 'text', value: (row) => state(stockStateOf(availableUnits(row))) },
    { header: tStock('column.available'), width: 12, format: 'integer', value: availableUnits },
    { header: tStock('fact.onHand'), width: 14, format: 'integer', value: (row) => row.onHand },
    { header: tStock('fact.reserved'), width: 12, format: 'integer', value: (row) => row.reserved },
    { header: tStock('column.incoming'), width: 12, format: 'integer', value: (row) => row.incoming },
    { header: tStock('fact.price'), width: 18, format: 'money', value: (row) => row.price },
    { header: tStock('column.since'), width: 14, format: 'date', value: (row) => row.storedSince },
    { header: tStock('column.expiry'), width: 14, format: 'date', value: (row) => row.nextExpiry },
    {
      header: tStock('column.remarks'),
      width: 40,
      format: 'text',
      value: (row) => remarksOf(row, days).map(remark).join(', '),
    },
  ];
}

/** All products of a filter in the warehouse, in the order of their names (OFF-08). */
export const warehouseStockExport = exportSource('warehouse_stock', {
  table: async (db, { filter }, { seller, locale, timeZone, now }) => {
    const { date } = wallClockAt(now, timeZone);
    const scope: StockScope = { sellerId: seller.sellerId, brand: seller.brand, days: remarkDays(date) };
    const found = await findSearched(db, scope, { typed: filter.q, market: seller.market });
    const t = await textsIn(locale, 'exports');
    return {
      sheet: t('sheet.warehouseStock'),
      columns: await stockColumns(locale, scope),
      portions: readInPortions(db, stockLines(scope, { filter, found })),
    };
  },
});
