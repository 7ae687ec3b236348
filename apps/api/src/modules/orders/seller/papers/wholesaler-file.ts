import type { api } from '@offizin/contract/api';
import type { WholesalerProduct } from '@offizin/contract/orders/papers';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { withSeller } from '../../../../platform/db/scopes/scopes.ts';
import type { SessionRow } from '../../../../platform/session/session-queries.ts';
import { codeHeader } from '../../../../platform/exports/code-header.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { type Texts, textsIn } from '../../../../texts/texts.ts';
import { findPaperShop, paperFrame } from './paper-shop.ts';
import { wholesalerListTask } from './paper-tasks.ts';
import { findWholesalerList } from './wholesaler-list.ts';

type Input = InputOf<typeof api.papers.wholesalerFile>;

/** The list as a sheet, one row per product. */
function sheetOf(
  products: readonly WholesalerProduct[],
  t: Texts<'wholesaler'>,
  { brand, country_code }: SessionRow['seller'],
): Promise<Buffer> {
  const columns = [
    { header: codeHeader(country_code, t('column.code')), width: 14, format: 'text' },
    { header: brands[brand].gtinLabel, width: 16, format: 'text' },
    { header: t('column.product'), width: 38, format: 'text' },
    { header: t('column.pack'), width: 20, format: 'text' },
    { header: t('column.units'), width: 10, format: 'integer' },
    { header: t('column.orders'), width: 44, format: 'text' },
  ] as const;
  const rows = products.map(({ nationalCode, gtin, name, pack, units, orders }) => [
    nationalCode,
    gtin,
    name,
    pack,
    units,
    [...new Set(orders.map(({ number }) => number))].join(', '),
  ]);
  return workbookBuffer({ sheets: [{ name: t('title'), columns, rows }] });
}

async function pdfOf({ app, session, now }: Input, products: readonly WholesalerProduct[]): Promise<Buffer> {
  const shop = await withSeller(app.pool, session, (db) => findPaperShop(db, session));
  const task = { ...paperFrame(session, now), locale: session.locale, shop, products };
  const content = await wholesalerListTask.run(app.threads, task, { seconds: limits.paperSeconds });
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

/** The list as a file in the reader's language (ORD-19). */
export async function wholesalerFile(input: Input) {
  const { app, session, query, now } = input;
  const { products } = await withSeller(app.pool, session, findWholesalerList);
  const t = await textsIn(session.locale, 'wholesaler');
  const { timeZone } = paperFrame(session, now);
  const isPdf = query.format === 'pdf';
  return {
    fileName: `${t('fileName')}-${wallClockAt(now, timeZone).date}.${query.format}`,
    mediaType: isPdf ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: isPdf ? await pdfOf(input, products) : await sheetOf(products, t, session.row.seller),
  };
}
