import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { textsIn } from '../../../texts/texts.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findDownload } from '../read/download-queries.ts';
import { downloadView } from './order-view.ts';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

export async function newOrdersFile({ db, session, params, now, fail }: InputOf<typeof api.orders.newOrdersFile>) {
  const row = await findDownload(db, session.sellerId, params.downloadId);
  if (row === undefined) return fail('not_found');
  const { status } = downloadView(row, now);
  if (status === 'expired') return fail('download.expired');
  if (status !== 'ready' || row.file === null) return fail('download.not_ready');
  const t = await textsIn(session.locale, 'exports');
  const { date } = wallClockAt(row.requested_at, sellerTimeZone(session));
  const fileName = `${t('fileName.new_orders')}-${date}.${row.format}`;
  return { fileName, mediaType: mediaTypes[row.format], content: row.file };
}
