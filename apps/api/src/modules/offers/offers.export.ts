import type { ProductType, OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { textsIn } from '../../texts/texts.ts';
import { findOffered } from './read/offer-source-queries.ts';
import { findOfferScope } from './read/offer-list-queries.ts';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { codeHeader } from '../../platform/exports/code-header.ts';
import { type ExportReader, exportSource, type QuestionOf } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { type OfferLine, offerLines } from './read/offer-line-queries.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

async function offerColumns(
  { locale, seller }: ExportReader,
  { withoutPurchasePrices }: QuestionOf<'offers'>,
): Promise<ExportColumn<OfferLine>[]> {
  const [t, tOffer, tFinding] = await Promise.all([
    textsIn(locale, 'exports'),
    textsIn(locale, 'offers'),
    textsIn(locale, 'sync.title'),
  ]);
  const productType = lookedUpOnce((type: ProductType) => tOffer(`productType.${type}`));
  const origin = lookedUpOnce((from: StockOrigin) => tOffer(`origin.${from}`));
  const status = lookedUpOnce((is: OfferStatus) => tOffer(`status.${is}`));
  const finding = lookedUpOnce((type: SyncResultType) => tFinding(type));
  const purchasePrice: ExportColumn<OfferLine> = {
    header: t('column.purchasePrice'),
    width: 16,
    format: 'money',
    value: (row) => row.purchasePrice,
  };
  return [
    {
      header: codeHeader(seller.market, t('column.code')),
      width: 14,
      format: 'text',
      value: (row) => row.nationalCode,
    },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.productId'), width: 16, format: 'text', value: (row) => row.productId },
    { header: t('column.sku'), width: 16, format: 'text', value: (row) => row.sku },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
    { header: t('column.brand'), width: 20, format: 'text', value: (row) => row.brand },
    { header: t('column.manufacturer'), width: 24, format: 'text', value: (row) => row.manufacturer },
    { header: t('column.category'), width: 20, format: 'text', value: (row) => row.category },
    { header: t('column.productType'), width: 20, format: 'text', value: (row) => productType(row.productType) },
    { header: t('column.stock'), width: 10, format: 'integer', value: (row) => row.stock },
    { header: t('column.origin'), width: 18, format: 'text', value: (row) => origin(row.origin) },
    { header: t('column.price'), width: 12, format: 'money', value: (row) => row.price },
    ...(withoutPurchasePrices === true ? [] : [purchasePrice]),
    { header: t('column.best'), width: 12, format: 'money', value: (row) => row.best },
    { header: t('column.recommended'), width: 12, format: 'money', value: (row) => row.recommended },
    { header: t('column.commission'), width: 12, format: 'price', value: (row) => row.commissionRate },
    { header: t('column.status'), width: 16, format: 'text', value: (row) => status(row.status) },
    {
      header: t('column.finding'),
      width: 30,
      format: 'text',
      value: (row) => (row.finding === null ? null : finding(row.finding)),
    },
  ];
}

/** All offers of a filter, in the order of their names (OFF-04). */
export const offersExport = exportSource('offers', {
  table: async (db, question, reader) => {
    const { filter } = question;
    const { seller, locale } = reader;
    const scope = await findOfferScope(db, seller);
    const found = await findOffered(db, scope, { typed: filter.q, market: seller.market });
    const t = await textsIn(locale, 'exports');
    return {
      sheet: t('sheet.offers'),
      columns: await offerColumns(reader, question),
      portions: readInPortions(db, offerLines(scope, { filter, found })),
    };
  },
});
