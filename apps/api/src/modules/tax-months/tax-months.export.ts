import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import { isInUnion } from '@offizin/domain/reports/tax-return';
import { modelo303, type Box, monthsOfQuarter } from '@offizin/domain/tax-months/modelo-303';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { inOnePortion } from '../../platform/exports/in-one-portion.ts';
import { textsIn } from '../../texts/texts.ts';
import { findTaxMonth, type FoundTaxMonth } from './write/find-tax-month.ts';
import { findFiguresOf, hasTaxMonth } from './read/tax-file-queries.ts';

interface FileRow extends Partial<TaxMonthView['rows'][number]> {
  readonly what: string;
  readonly gross: number;
}

async function rowsIn(locale: LocaleCode, { rows, sums }: FoundTaxMonth): Promise<FileRow[]> {
  const t = await textsIn(locale, 'taxMonths');
  return [
    ...rows.map((row) => ({ what: t('file.sales'), ...row })),
    { what: t('kept.commission'), gross: sums.commission },
    ...sums.commissionVat.map(({ rate, vat }) => ({ what: t('file.commissionVat'), rate, gross: vat })),
    { what: t('kept.services'), gross: sums.services },
    ...sums.servicesVat.map(({ rate, vat }) => ({ what: t('file.servicesVat'), rate, gross: vat })),
    { what: t('kept.vouchers'), gross: sums.vouchers },
    { what: t('kept.adjustments'), gross: sums.adjustments },
    { what: t('kept.payouts'), gross: sums.payouts },
  ];
}

async function columnsIn(locale: LocaleCode, home: string): Promise<ExportColumn<FileRow>[]> {
  const t = await textsIn(locale, 'taxMonths');
  const where = ({ taxReturn }: FileRow) =>
    taxReturn === undefined ? null : t(`return.${taxReturn === 'domestic' && home === 'ES' ? 'modelo303' : taxReturn}`);
  const amount = (
    name: string,
    figure: 'goods' | 'goodsRefunded' | 'shipping' | 'shippingRefunded' | 'gross' | 'net' | 'vat',
  ) =>
    ({ header: name, width: 16, format: 'money', value: (row) => row[figure] ?? null }) satisfies ExportColumn<FileRow>;
  return [
    { header: t('file.what'), width: 28, format: 'text', value: ({ what }) => what },
    { header: t('column.country'), width: 10, format: 'text', value: ({ country }) => country ?? null },
    { header: t('file.rate'), width: 10, format: 'money', value: ({ rate }) => rate ?? null },
    // The returns that are named are those of the Union.
    ...(isInUnion(home) ? [{ header: t('column.return'), width: 28, format: 'text', value: where } as const] : []),
    amount(t('file.goods'), 'goods'),
    amount(t('file.goodsRefunded'), 'goodsRefunded'),
    amount(t('file.shipping'), 'shipping'),
    amount(t('file.shippingRefunded'), 'shippingRefunded'),
    amount(t('file.gross'), 'gross'),
    amount(t('file.net'), 'net'),
    amount(t('file.vat'), 'vat'),
  ];
}

/** A tax month by country and rate, with what was kept and paid (INV-07). */
export const taxMonthExport = exportSource('tax_month', {
  exists: (db, _, { month }) => hasTaxMonth(db, month),
  table: async (db, { month }, { seller, locale }) => {
    const t = await textsIn(locale, 'exports');
    const found = await findTaxMonth(db, seller.brand, month);
    return {
      sheet: t('sheet.taxMonth'),
      columns: await columnsIn(locale, found.country),
      portions: inOnePortion(rowsIn(locale, found)),
    };
  },
});

/** The boxes of the Spanish return for the quarter of a month; what the portal does not know is left to the adviser. */
export const modelo303Export = exportSource('modelo_303', {
  exists: (db, _, { month }) => hasTaxMonth(db, month, 'ES'),
  table: async (db, { month }, { locale }) => {
    const t = await textsIn(locale, 'taxMonths');
    const sheets = await textsIn(locale, 'exports');
    const columns: ExportColumn<Box>[] = [
      { header: t('box.number'), width: 10, format: 'text', value: ({ box }) => box },
      { header: t('file.what'), width: 60, format: 'text', value: ({ is }) => t(`box.${is}`) },
      { header: t('file.rate'), width: 10, format: 'money', value: ({ rate }) => rate },
      { header: t('box.amount'), width: 16, format: 'money', value: ({ amount }) => amount },
    ];
    const boxes = modelo303(await findFiguresOf(db, monthsOfQuarter(month)));
    return { sheet: sheets('sheet.modelo303'), columns, portions: inOnePortion(boxes) };
  },
});
