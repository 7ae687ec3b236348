import type { ExportQuestion } from '@offizin/contract/exports';
import type { SyncFinding } from '@offizin/contract/sync';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { exportMessages, syncMessages } from '../../platform/messages.ts';
import { findingView } from '../sync/findings.ts';
import { findRunStart } from '../sync/run-start-queries.ts';
import { findFindings, type FindingPage } from '../sync/sync-queries.ts';
import type { RunRowFound } from '../uploads/row-list-queries.ts';
import type { ExportColumn, ExportTable } from './export-table.ts';
import { type Reader, rowColumns, rowPortions } from './upload-tables.ts';

type QuestionOf<K extends ExportQuestion['kind']> = Extract<ExportQuestion, { kind: K }>;

const findingsPerRead = 2000;

async function* findingPortions(db: SellerDb, page: Pick<FindingPage, 'sellerId' | 'finding'>): AsyncGenerator<SyncFinding[]> {
  let after: FindingPage['after'] = null;
  while (true) {
    const rows = await findFindings(db, { ...page, colour: null, pattern: null, after, limit: findingsPerRead });
    if (rows.length > 0) yield rows.map(findingView);
    const last = rows.at(-1);
    if (last === undefined || rows.length < findingsPerRead) return;
    after = { finding: last.finding, subject: last.subject };
  }
}

/** The limit of a price result in cents; null for results about something else. */
function priceLimit({ finding, numbers }: SyncFinding): number | null {
  const names = syncResultTable[finding].numbers;
  return names[0] === 'price' ? (numbers[names.indexOf('limit')] ?? null) : null;
}

async function findingColumns({ locale, clock }: Reader): Promise<ExportColumn<SyncFinding>[]> {
  const [t, tSync] = await Promise.all([exportMessages(locale), syncMessages(locale)]);
  return [
    { header: t('column.colour'), width: 16, format: 'text', value: (row) => tSync(`colour.${row.colour}`) },
    { header: t('column.finding'), width: 34, format: 'text', value: (row) => tSync(`title.${row.finding}`) },
    { header: t('column.code'), width: 14, format: 'text', value: (row) => row.code },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.product?.name ?? null },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.product?.pack ?? null },
    { header: t('column.stock'), width: 10, format: 'integer', value: (row) => row.stock },
    { header: t('column.price'), width: 12, format: 'money', value: (row) => row.price },
    { header: t('column.limit'), width: 12, format: 'money', value: priceLimit },
    { header: t('column.remedyPrice'), width: 14, format: 'money', value: (row) => row.remedyPrice },
    { header: t('column.solution'), width: 80, format: 'text', value: (row) => tSync(`solution.${row.finding}`) },
    { header: t('column.foundAt'), width: 18, format: 'date_time', value: (row) => clock(new Date(row.foundAt)) },
  ];
}

/** The results that stand, all of them or those of one cause, each with what helps (SYN-02). */
export async function syncFindingsTable(db: SellerDb, { finding }: QuestionOf<'sync_findings'>, reader: Reader): Promise<ExportTable<SyncFinding>> {
  const t = await exportMessages(reader.locale);
  const { sellerId } = reader.seller;
  return { sheet: t('sheet.syncFindings'), columns: await findingColumns(reader), portions: findingPortions(db, { sellerId, finding: finding ?? null }) };
}

/** What one run made of its rows; null for a run that the seller does not have. */
export async function runRowsTable(db: SellerDb, { runNo }: QuestionOf<'run_rows'>, { seller, locale }: Reader): Promise<ExportTable<RunRowFound> | null> {
  const { sellerId } = seller;
  const since = await findRunStart(db, sellerId, runNo);
  if (since === undefined) return null;
  const t = await exportMessages(locale);
  return { sheet: t('sheet.uploadRows'), columns: await rowColumns(locale), portions: rowPortions(db, { sellerId, runNo, since }) };
}
