import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { exportMessages } from '../../platform/messages.ts';
import { sellerTimeZone } from '../../platform/session/active-session.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { findExport, readExportFile } from './export-queries.ts';
import { exportView } from './export-view.ts';
import { mayExport } from './may-export.ts';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  pdf: 'application/pdf',
} as const;

export async function file({ db, session, params, now, fail }: InputOf<typeof api.exports.file>) {
  const key = { sellerId: session.sellerId, exportId: params.exportId };
  const row = await findExport(db, key);
  if (row === undefined) return fail('not_found');
  if (!mayExport(session, row.kind)) return fail('access.role');
  const { status } = exportView(row, now);
  if (status === 'expired') return fail('download.expired');
  const content = status === 'ready' ? await readExportFile(db, key) : null;
  if (content === null) return fail('download.not_ready');
  const t = await exportMessages(row.locale);
  const { date } = wallClockAt(row.requested_at, sellerTimeZone(session));
  const fileName = `${t(`fileName.${row.kind}`)}-${date}.${row.format}`;
  return { fileName, mediaType: mediaTypes[row.format], content };
}
