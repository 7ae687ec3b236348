import { announce } from '../../events/write/announce-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type DownloadResult, endDownload } from '../write/download-write-queries.ts';

/** Ends a download and announces it to the seller's browsers. */
export async function finishDownload(
  db: SellerDb,
  key: { readonly sellerId: string; readonly id: string },
  result: DownloadResult,
): Promise<void> {
  await endDownload(db, key, result);
  const done = result.orders ?? 0;
  await announce(db, { topic: 'export', payload: { exportId: key.id, state: result.status, done, total: done } });
}
