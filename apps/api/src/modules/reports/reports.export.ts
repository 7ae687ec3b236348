import type { ReportMonth } from '@offizin/contract/reports/seller';
import type { TaxReturn } from '@offizin/domain/reports/tax-return';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { inOnePortion } from '../../platform/exports/in-one-portion.ts';
import { textsIn } from '../../texts/texts.ts';
import { findMonths } from './seller/find-months.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const vatOf = ({ shipping }: ReportMonth): number => sum(shipping.map(({ vat }) => vat));

interface FileMonth {
  readonly month: ReportMonth;
  /** The same month of the year before. */
  readonly before: ReportMonth | undefined;
}

async function monthColumns(locale: LocaleCode): Promise<ExportColumn<FileMonth>[]> {
  const t = await textsIn(locale, 'reports');
  return [
    { header: t('column.month'), width: 12, format: 'text', value: ({ month }) => month.month },
    { header: t('file.sales'), width: 16, format: 'money', value: ({ month }) => month.sales },
    { header: t('file.commissions'), width: 16, format: 'money', value: ({ month }) => month.commissions },
    { header: t('file.orders'), width: 12, format: 'integer', value: ({ month }) => month.orders },
    { header: t('file.cancelled'), width: 12, format: 'integer', value: ({ month }) => month.cancelled },
    { header: t('file.shippingVat'), width: 18, format: 'money', value: ({ month }) => vatOf(month) },
    { header: t('file.salesBefore'), width: 22, format: 'money', value: ({ before }) => before?.sales ?? null },
    {
      header: t('file.commissionsBefore'),
      width: 22,
      format: 'money',
      value: ({ before }) => before?.commissions ?? null,
    },
    { header: t('file.ordersBefore'), width: 22, format: 'integer', value: ({ before }) => before?.orders ?? null },
    {
      header: t('file.cancelledBefore'),
      width: 22,
      format: 'integer',
      value: ({ before }) => before?.cancelled ?? null,
    },
    {
      header: t('file.shippingVatBefore'),
      width: 22,
      format: 'money',
      value: ({ before }) => (before === undefined ? null : vatOf(before)),
    },
  ];
}

/** The months of a year, each beside the same month of the year before (INV-03). */
export const reportsExport = exportSource('reports', {
  table: async (db, { year }, { seller, locale }) => {
    const t = await textsIn(locale, 'exports');
    const { months } = await findMonths(db, seller.brand, { firstYear: year - 1, lastYear: year });
    const byMonth = new Map(months.map((month) => [month.month, month]));
    const rows = months
      .filter(({ month }) => month.startsWith(String(year)))
      .map((month) => ({ month, before: byMonth.get(`${year - 1}${month.month.slice(4)}`) }));
    return { sheet: t('sheet.reports'), columns: await monthColumns(locale), portions: inOnePortion(rows) };
  },
});

interface FileShipping {
  readonly month: string;
  readonly row: ReportMonth['shipping'][number];
}

async function shippingColumns(locale: LocaleCode, home: string): Promise<ExportColumn<FileShipping>[]> {
  const t = await textsIn(locale, 'reports');
  const where = (is: TaxReturn) => t(`return.${is === 'domestic' && home === 'ES' ? 'modelo303' : is}`);
  return [
    { header: t('column.month'), width: 12, format: 'text', value: ({ month }) => month },
    { header: t('column.country'), width: 12, format: 'text', value: ({ row }) => row.country },
    { header: t('file.rate'), width: 10, format: 'money', value: ({ row }) => row.rate },
    { header: t('file.parcels'), width: 12, format: 'integer', value: ({ row }) => row.orders },
    { header: t('file.net'), width: 14, format: 'money', value: ({ row }) => row.net },
    { header: t('file.vat'), width: 14, format: 'money', value: ({ row }) => row.vat },
    { header: t('file.gross'), width: 14, format: 'money', value: ({ row }) => row.gross },
    { header: t('column.return'), width: 24, format: 'text', value: ({ row }) => where(row.taxReturn) },
  ];
}

/** The VAT on shipping of each month of a year, by the country it went to: what a return is filled in from (INV-03). */
export const shippingVatExport = exportSource('shipping_vat', {
  table: async (db, { year }, { seller, locale }) => {
    const t = await textsIn(locale, 'exports');
    const { home, months } = await findMonths(db, seller.brand, { firstYear: year, lastYear: year });
    const rows = months.flatMap(({ month, shipping }) => shipping.map((row) => ({ month, row })));
    return {
      sheet: t('sheet.shippingVat'),
      columns: await shippingColumns(locale, home),
      portions: inOnePortion(rows),
    };
  },
});
