import { limits } from '@offizin/domain/limits';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { textsIn } from '../../texts/texts.ts';
import { findRunStart } from './read/run-start-queries.ts';
import { findUpload, findUploads, type UploadRecord } from './read/upload-queries.ts';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { codeHeader } from '../../platform/exports/code-header.ts';
import { type ExportReader, exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { type RunRowLine, runRowLines } from './read/run-row-line-queries.ts';
import { runsOf } from './seller/upload-view.ts';
import { inOnePortion } from '../../platform/exports/in-one-portion.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';

/** The columns of a file of the rows of a run. */
async function rowColumns({ locale, seller }: ExportReader): Promise<ExportColumn<RunRowLine>[]> {
  const [t, tOffer, tFinding] = await Promise.all([
    textsIn(locale, 'exports'),
    textsIn(locale, 'offers'),
    textsIn(locale, 'sync.title'),
  ]);
  const result = lookedUpOnce((is: RunRowLine['result']) => t(`rowResult.${is}`));
  const finding = lookedUpOnce((type: SyncResultType) => tFinding(type));
  const origin = lookedUpOnce((from: StockOrigin) => tOffer(`origin.${from}`));
  return [
    { header: t('column.row'), width: 8, format: 'integer', value: (row) => row.rowNumber },
    { header: t('column.result'), width: 16, format: 'text', value: (row) => result(row.result) },
    {
      header: t('column.finding'),
      width: 34,
      format: 'text',
      value: (row) => (row.finding === null ? null : finding(row.finding)),
    },
    { header: codeHeader(seller.market, t('column.code')), width: 14, format: 'text', value: (row) => row.code },
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

/** What a file would do or did, row by row. */
export const uploadRowsExport = exportSource('upload_rows', {
  exists: async (db, sellerId, { uploadId }) => (await findUpload(db, sellerId, uploadId)) !== undefined,
  table: async (db, { uploadId }, reader) => {
    const { sellerId } = reader.seller;
    const upload = await findUpload(db, sellerId, uploadId);
    if (upload === undefined) return null;
    const runs = runsOf(upload) ?? { sellerId, runs: [0], since: upload.created_at };
    const t = await textsIn(reader.locale, 'exports');
    return {
      sheet: t('sheet.uploadRows'),
      columns: await rowColumns(reader),
      portions: readInPortions(db, runRowLines(runs)),
    };
  },
});

/** What one run made of its rows. */
export const runRowsExport = exportSource('run_rows', {
  exists: async (db, _, { runNo }) => (await findRunStart(db, runNo)) !== undefined,
  table: async (db, { runNo }, reader) => {
    const { sellerId } = reader.seller;
    const since = await findRunStart(db, runNo);
    if (since === undefined) return null;
    const t = await textsIn(reader.locale, 'exports');
    return {
      sheet: t('sheet.uploadRows'),
      columns: await rowColumns(reader),
      portions: readInPortions(db, runRowLines({ sellerId, runs: [runNo], since })),
    };
  },
});

/** The seller's uploads, newest first. */
export const uploadHistoryExport = exportSource('upload_history', {
  table: async (db, _, { seller, locale, clock }) => {
    const t = await textsIn(locale, 'exports');
    return {
      sheet: t('sheet.uploadHistory'),
      columns: [
        {
          header: t('column.createdAt'),
          width: 18,
          format: 'date_time',
          value: (row: UploadRecord) => clock(row.created_at),
        },
        { header: t('column.file'), width: 34, format: 'text', value: (row: UploadRecord) => row.file_name },
        { header: t('column.uploadedBy'), width: 22, format: 'text', value: (row: UploadRecord) => row.uploaded_by },
        {
          header: t('column.state'),
          width: 18,
          format: 'text',
          value: (row: UploadRecord) => t(`uploadState.${row.state}`),
        },
        {
          header: t('column.rows'),
          width: 10,
          format: 'integer',
          value: (row: UploadRecord) => row.summary?.rows ?? null,
        },
        {
          header: t('column.created'),
          width: 10,
          format: 'integer',
          value: (row: UploadRecord) => row.summary?.created ?? null,
        },
        {
          header: t('column.changed'),
          width: 10,
          format: 'integer',
          value: (row: UploadRecord) => row.summary?.changed ?? null,
        },
        {
          header: t('column.rejected'),
          width: 10,
          format: 'integer',
          value: (row: UploadRecord) => row.summary?.rejected ?? null,
        },
      ],
      portions: inOnePortion(findUploads(db, seller.sellerId, limits.uploadHistoryExport)),
    };
  },
});
