import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob, preparedFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import { insertDownload } from '../write/download-write-queries.ts';
import { downloadView } from './order-view.ts';

/** Begins a file of the newest new orders; the job is written in the transaction that writes the request (ORD-08). */
export async function startNewOrdersDownload({
  db,
  session,
  body,
  now,
  noted,
}: InputOf<typeof api.orders.startNewOrdersDownload>) {
  const row = await insertDownload(db, {
    sellerId: session.sellerId,
    format: body.format,
    locale: session.locale,
    timeZone: sellerTimeZone(session),
    now,
  });
  await enqueueJob(
    db,
    { name: 'prepare_new_orders_download', payload: { sellerId: session.sellerId, downloadId: row.id } },
    preparedFilesQueue(session.sellerId),
  );
  noted.note('file', null, 'file_new_orders');
  noted.note('format', null, body.format);
  return { download: downloadView(row, now) };
}
