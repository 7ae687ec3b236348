import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../platform/http/route.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { sellerTimeZone } from '../../platform/session/active-session.ts';
import { takeFromRate } from '../../platform/session/rate.ts';
import { insertDownload } from './download-queries.ts';
import { downloadView } from './order-view.ts';

/** Begins a file of the newest new orders; the job is written in the transaction that writes the request (ORD-08). */
export async function startNewOrdersDownload({
  app,
  db,
  session,
  body,
  now,
}: InputOf<typeof api.orders.startNewOrdersDownload>) {
  await takeFromRate(app, { scope: 'export', key: session.sellerId, calls: limits.exportsPerHour, per: 3600 });
  const row = await insertDownload(db, {
    sellerId: session.sellerId,
    format: body.format,
    locale: session.locale,
    timeZone: sellerTimeZone(session),
    now,
  });
  await enqueueJob(db, {
    name: 'prepare_new_orders_download',
    payload: { sellerId: session.sellerId, downloadId: row.id },
  });
  return { download: downloadView(row, now) };
}
