import type { SalesDayView } from '@offizin/contract/business/seller';
import { productDays } from '@offizin/domain/business/product-days';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { inOnePortion } from '../../platform/exports/in-one-portion.ts';
import { textsIn } from '../../texts/texts.ts';
import { readSoldProducts, type SoldRow } from './read/sold-product-queries.ts';
import { findDays } from './seller/find-days.ts';
import { runOutOfKept } from './seller/kept-stock.ts';

/** The days of the screen, each beside the day a week before (MET-08). */
export const salesDaysExport = exportSource('sales_days', {
  table: async (db, _question, { locale, now, timeZone }) => {
    const [t, tExports] = await Promise.all([textsIn(locale, 'business'), textsIn(locale, 'exports')]);
    const { days } = await findDays(db, { now, timeZone });
    const columns: ExportColumn<SalesDayView>[] = [
      { header: t('file.day'), width: 12, format: 'text', value: ({ day }) => day },
      { header: t('file.orders'), width: 12, format: 'integer', value: ({ orders }) => orders },
      { header: t('file.units'), width: 12, format: 'integer', value: ({ units }) => units },
      { header: t('file.value'), width: 14, format: 'money', value: ({ value }) => value },
      { header: t('file.ordersBefore'), width: 22, format: 'integer', value: ({ before }) => before.orders },
      { header: t('file.unitsBefore'), width: 22, format: 'integer', value: ({ before }) => before.units },
      { header: t('file.valueBefore'), width: 22, format: 'money', value: ({ before }) => before.value },
    ];
    return { sheet: tExports('fileName.sales_days'), columns, portions: inOnePortion(days) };
  },
});

/** Every product that was sold over the last weeks, what sold most first (MET-08). */
export const soldProductsExport = exportSource('sold_products', {
  table: async (db, _question, { seller, locale, now }) => {
    const [t, tExports] = await Promise.all([textsIn(locale, 'business'), textsIn(locale, 'exports')]);
    const daysLeft = (row: SoldRow): number | null => {
      const runOut = runOutOfKept(row, now);
      return runOut?.kind === 'days' ? runOut.days : runOut?.kind === 'gone' ? 0 : null;
    };
    const columns: ExportColumn<SoldRow>[] = [
      { header: tExports('column.productId'), width: 16, format: 'text', value: ({ productId }) => productId },
      { header: tExports('column.ean'), width: 16, format: 'text', value: ({ gtin }) => gtin },
      { header: tExports('column.name'), width: 40, format: 'text', value: ({ name }) => name },
      { header: tExports('column.pack'), width: 16, format: 'text', value: ({ pack }) => pack },
      { header: t('file.units'), width: 12, format: 'integer', value: ({ units }) => units },
      { header: t('file.value'), width: 14, format: 'money', value: ({ value }) => value },
      { header: t('file.stock'), width: 14, format: 'integer', value: ({ stock }) => stock },
      { header: t('file.daysLeft'), width: 18, format: 'integer', value: daysLeft },
    ];
    const portions = readSoldProducts(db, { ...productDays(seller.brand, now), brand: seller.brand });
    return { sheet: tExports('fileName.sold_products'), columns, portions };
  },
});
