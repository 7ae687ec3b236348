import type { api } from '@offizin/contract/api';
import type { ExportKind } from '@offizin/contract/exports';
import type { InputOf } from '../../platform/http/route.ts';
import { findExport, readExportFile } from './export-queries.ts';
import { exportView } from './export-view.ts';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

const fileNames: Readonly<Record<ExportKind, string>> = {
  offers: 'offers',
  upload_rows: 'upload-rows',
  upload_history: 'uploads',
  sync_findings: 'sync-results',
  run_rows: 'run-rows',
  warehouse_stock: 'warehouse',
};

export async function file({ db, session, params, now, fail }: InputOf<typeof api.exports.file>) {
  const key = { sellerId: session.sellerId, exportId: params.exportId };
  const row = await findExport(db, key);
  if (row === undefined) return fail('not_found');
  const { status } = exportView(row, now);
  if (status === 'expired') return fail('download.expired');
  const content = status === 'ready' ? await readExportFile(db, key) : null;
  if (content === null) return fail('download.not_ready');
  const day = row.requested_at.toISOString().slice(0, 10);
  return { fileName: `${fileNames[row.kind]}-${day}.${row.format}`, mediaType: mediaTypes[row.format], content };
}
