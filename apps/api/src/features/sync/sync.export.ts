import type { ExportQuestion } from '@offizin/contract/exports';
import { remedyPrice } from '@offizin/domain/sync/remedy-price';
import { type ResultColour, syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { exportMessages, syncMessages } from '../../platform/messages.ts';
import { findRunStart } from '../uploads/run-start-queries.ts';
import { readInPortions } from '../exports/export-queries.ts';
import type { ExportColumn, ExportTable } from '../../platform/exports/export-table.ts';
import { type FindingLine, findingLines } from './finding-line-queries.ts';
import { type RunRowLine, runRowLines } from '../uploads/run-row-line-queries.ts';
import { type Reader, rowColumns } from '../uploads/uploads.export.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

type QuestionOf<K extends ExportQuestion['kind']> = Extract<ExportQuestion, { kind: K }>;

/** The limit of a price result in cents; null for results about something else. */
function priceLimit({ finding, numbers }: FindingLine): number | null {
  const names = syncResultTable[finding].numbers;
  return names[0] === 'price' ? (numbers[names.indexOf('limit')] ?? null) : null;
}

async function findingColumns({ locale, clock }: Reader): Promise<ExportColumn<FindingLine>[]> {
  const [t, tSync] = await Promise.all([exportMessages(locale), syncMessages(locale)]);
  const colour = lookedUpOnce((is: ResultColour) => tSync(`colour.${is}`));
  const title = lookedUpOnce((type: SyncResultType) => tSync(`title.${type}`));
  const solution = lookedUpOnce((type: SyncResultType) => tSync(`solution.${type}`));
  return [
    { header: t('column.colour'), width: 16, format: 'text', value: (row) => colour(row.colour) },
    { header: t('column.finding'), width: 34, format: 'text', value: (row) => title(row.finding) },
    { header: t('column.code'), width: 14, format: 'text', value: (row) => row.code },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
    { header: t('column.stock'), width: 10, format: 'integer', value: (row) => row.stock },
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

/** The results that stand, all of them or those of one cause, each with what helps (SYN-02). */
export async function syncFindingsTable(
  db: SellerDb,
  { finding }: QuestionOf<'sync_findings'>,
  reader: Reader,
): Promise<ExportTable<FindingLine>> {
  const t = await exportMessages(reader.locale);
  const lines = findingLines(reader.seller.sellerId, finding ?? null);
  return { sheet: t('sheet.syncFindings'), columns: await findingColumns(reader), portions: readInPortions(db, lines) };
}

/** What one run made of its rows; null for a run that the seller does not have. */
export async function runRowsTable(
  db: SellerDb,
  { runNo }: QuestionOf<'run_rows'>,
  { seller, locale }: Reader,
): Promise<ExportTable<RunRowLine> | null> {
  const { sellerId } = seller;
  const since = await findRunStart(db, sellerId, runNo);
  if (since === undefined) return null;
  const t = await exportMessages(locale);
  return {
    sheet: t('sheet.uploadRows'),
    columns: await rowColumns(locale),
    portions: readInPortions(db, runRowLines({ sellerId, runNo, since })),
  };
}
