import type { ExportQuestion } from '@offizin/contract/exports';
import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { exportMessages, offerMessages, syncTitles } from '../../platform/messages.ts';
import { findUpload, findUploads, type UploadRecord } from './upload-queries.ts';
import { readInPortions } from '../exports/export-queries.ts';
import type { ExportColumn, ExportingSeller, ExportTable } from '../../platform/exports/export-table.ts';
import { type RunRowLine, runRowLines } from './run-row-line-queries.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

type RowsQuestion = Extract<ExportQuestion, { kind: 'upload_rows' }>;
export interface Reader {
  readonly seller: ExportingSeller;
  readonly locale: LocaleCode;
  /** A moment as the wall clock of the seller's time zone shows it. */
  readonly clock: (instant: Date) => string;
}

/** What a file says of each row of a run. */
export async function rowColumns(locale: LocaleCode): Promise<ExportColumn<RunRowLine>[]> {
  const [t, tOffer, tFinding] = await Promise.all([exportMessages(locale), offerMessages(locale), syncTitles(locale)]);
  const verdict = lookedUpOnce((is: RunRowLine['verdict']) => t(`verdict.${is}`));
  const finding = lookedUpOnce((type: SyncResultType) => tFinding(type));
  const origin = lookedUpOnce((from: StockOrigin) => tOffer(`origin.${from}`));
  return [
    { header: t('column.row'), width: 8, format: 'integer', value: (row) => row.rowNumber },
    { header: t('column.result'), width: 16, format: 'text', value: (row) => verdict(row.verdict) },
    {
      header: t('column.finding'),
      width: 34,
      format: 'text',
      value: (row) => (row.finding === null ? null : finding(row.finding)),
    },
    { header: t('column.code'), width: 14, format: 'text', value: (row) => row.code },
    { header: t('column.ean'), width: 16, format: 'text', value: (row) => row.gtin },
    { header: t('column.sku'), width: 16, format: 'text', value: (row) => row.sku },
    { header: t('column.name'), width: 40, format: 'text', value: (row) => row.name },
    { header: t('column.pack'), width: 18, format: 'text', value: (row) => row.pack },
    { header: t('column.oldStock'), width: 10, format: 'integer', value: (row) => row.oldStock },
    { header: t('column.stock'), width: 10, format: 'integer', value: (row) => row.stock },
    { header: t('column.oldPrice'), width: 12, format: 'money', value: (row) => row.oldPrice },
    { header: t('column.price'), width: 12, format: 'money', value: (row) => row.price },
    {
      header: t('column.origin'),
      width: 18,
      format: 'text',
      value: (row) => (row.origin === null ? null : origin(row.origin)),
    },
  ];
}

/** What a file would do or did, row by row; null for an upload that the seller does not have. */
export async function uploadRowsTable(
  db: SellerDb,
  { uploadId }: RowsQuestion,
  { seller, locale }: Reader,
): Promise<ExportTable<RunRowLine> | null> {
  const upload = await findUpload(db, seller.sellerId, uploadId);
  if (upload === undefined) return null;
  const runNo = upload.apply_run ?? upload.check_run ?? 0;
  const t = await exportMessages(locale);
  return {
    sheet: t('sheet.uploadRows'),
    columns: await rowColumns(locale),
    portions: readInPortions(db, runRowLines({ sellerId: seller.sellerId, runNo, since: upload.created_at })),
  };
}

async function* once<R>(rows: Promise<readonly R[]>): AsyncGenerator<readonly R[]> {
  yield await rows;
}

/** The seller's uploads, newest first. */
export async function uploadHistoryTable(
  db: SellerDb,
  { seller, locale, clock }: Reader,
): Promise<ExportTable<UploadRecord>> {
  const t = await exportMessages(locale);
  return {
    sheet: t('sheet.uploadHistory'),
    columns: [
      { header: t('column.createdAt'), width: 18, format: 'date_time', value: (row) => clock(row.created_at) },
      { header: t('column.file'), width: 34, format: 'text', value: (row) => row.file_name },
      { header: t('column.uploadedBy'), width: 22, format: 'text', value: (row) => row.uploaded_by },
      { header: t('column.state'), width: 18, format: 'text', value: (row) => t(`uploadState.${row.state}`) },
      { header: t('column.rows'), width: 10, format: 'integer', value: (row) => row.summary?.rows ?? null },
      { header: t('column.created'), width: 10, format: 'integer', value: (row) => row.summary?.created ?? null },
      { header: t('column.changed'), width: 10, format: 'integer', value: (row) => row.summary?.changed ?? null },
      { header: t('column.rejected'), width: 10, format: 'integer', value: (row) => row.summary?.rejected ?? null },
    ],
    portions: once(findUploads(db, seller.sellerId, limits.uploadHistoryExport)),
  };
}
