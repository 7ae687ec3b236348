import type { LocaleCode } from '@offizin/domain/locale/locales';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export const downloadColumns = [
  'seller_id',
  'id',
  'status',
  'format',
  'locale',
  'time_zone',
  'orders',
  'requested_at',
  'expires_at',
] as const;

export async function insertDownload(
  db: SellerDb,
  download: { sellerId: string; format: 'xlsx' | 'csv'; locale: LocaleCode; timeZone: string; now: Date },
) {
  const [row] = await db.rows(
    query
      .insertInto('new_orders_download')
      .values({
        seller_id: download.sellerId,
        status: 'preparing',
        format: download.format,
        locale: download.locale,
        time_zone: download.timeZone,
        orders: null,
        requested_at: download.now,
        expires_at: null,
        file: null,
      })
      .returning(downloadColumns),
  );
  if (row === undefined) throw new Error('the download was not written');
  return row;
}

export interface DownloadResult {
  readonly status: 'ready' | 'failed';
  readonly orders: number | null;
  readonly file: Buffer | null;
  readonly expiresAt: Date | null;
}

/** Ends a download that is being prepared. */
export async function endDownload(
  db: SellerDb,
  key: { sellerId: string; id: string },
  result: DownloadResult,
): Promise<void> {
  await db.rows(
    query
      .updateTable('new_orders_download')
      .set({ status: result.status, orders: result.orders, file: result.file, expires_at: result.expiresAt })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.id)
      .where('status', '=', 'preparing'),
  );
}

/** Deletes the seller's files, also one that is being prepared: the job that writes it then finds nobody who waits for it. */
export async function deleteDownloads(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(query.deleteFrom('new_orders_download').where('seller_id', '=', sellerId));
}
