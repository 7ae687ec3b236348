import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findLatestDownload } from '../read/download-queries.ts';
import { downloadView } from './order-view.ts';

export async function newOrdersDownload({ db, session, now }: InputOf<typeof api.orders.newOrdersDownload>) {
  const row = await findLatestDownload(db, session.sellerId);
  return { download: row === undefined ? null : downloadView(row, now) };
}
