import { remedyPrice } from '@offizin/domain/sync/remedy-price';
import { type ResultColour, syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { textsIn } from '../../texts/texts.ts';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { codeHeader } from '../../platform/exports/code-header.ts';
import { type ExportReader, exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { type FindingLine, findingLines } from './read/finding-line-queries.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

/** The limit of a price result in cents; null for results about something else. */
function priceLimit({ finding, numbers }: FindingLine): number | null {
  const names = syncResultTable[finding].numbers;
  return names[0] === 'price' ? (numbers[names.indexOf('limit')] ?? null) : null;
}

async function findingColumns({ locale, clock, seller }: ExportReader): Promise<ExportColumn<FindingLine>[]> {
  const [t, tSync, tOffer] = await Promise.all([
    textsIn(locale, 'exports'),
    textsIn(locale, 'sync'),
    textsIn(locale, 'offers'),
  ]);
  const colour = lookedUpOnce((is: ResultColour) => tSync(`colour.${is}`));
  const title = lookedUpOnce((type: SyncResultType) => tSync(`title.${type}`));
  const origin = lookedUpOnce((from: StockOrigin) => tOffer(`origin.${from}`));
  const solution = lookedUpOnce((type: SyncResultType) => tSync(`solution.${type}`));
  return [
    { header: t('column.colour'), width: 16, format: 'text', value: (row) => colour(row.colour) },
    { header: t('column.finding'), width: 34, format: 'text', value: (row) => title(row.finding) },
    { header: codeHeader(seller.market, t('column.code')), width: 14, format: 'text', value: (row) => row.code },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
    { header: t('column.stock'), width: 10, format: 'integer', value: (row) => row.stock },
    {
      header: t('column.origin'),
      width: 18,
      format: 'text',
      value: (row) => (row.origin === null ? null : origin(row.origin)),
    },
    { header: t('column.price'), width: 12, format: 'money', value: (row) => row.price },
    { header: t('column.limit'), width: 12, format: 'money', value: priceLimit },
    {
      header: t('column.remedyPrice'),
      width: 14,
      format: 'money',
      value: (row) => remedyPrice({ type: row.finding, numbers: row.numbers }, row),
    },
    { header: t('column.solution'), width: 80, format: 'text', value: (row) => solution(row.finding) },
    { header: t('column.foundAt'), width: 18, format: 'date_time', value: (row) => clock(row.foundAt) },
  ];
}

/** The current results, all of them or those of one cause, each with what helps (SYN-02). */
export const syncFindingsExport = exportSource('sync_findings', {
  table: async (db, { finding }, reader) => {
    const t = await textsIn(reader.locale, 'exports');
    const lines = findingLines(reader.seller.sellerId, finding ?? null);
    return {
      sheet: t('sheet.syncFindings'),
      columns: await findingColumns(reader),
      portions: readInPortions(db, lines),
    };
  },
});
