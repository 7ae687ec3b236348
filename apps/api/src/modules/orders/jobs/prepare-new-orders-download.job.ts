import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findDownload, findNewOrderLines } from '../read/download-queries.ts';
import { finishDownload } from './finish-download.ts';
import { writeNewOrdersFile } from './new-orders-sheet.ts';

/** Writes the file of the newest new orders; after the last try the download is marked as failed (ORD-08). */
export const prepareNewOrdersDownload = job(
  'prepare_new_orders_download',
  async ({ app, isLast }, { sellerId, downloadId }) => {
    const key = { sellerId, id: downloadId };
    try {
      const [download, lines] = await withSellerOfJob(app.pool, sellerId, (db) =>
        Promise.all([
          findDownload(db, sellerId, downloadId),
          findNewOrderLines(db, sellerId, limits.newOrdersDownload),
        ]),
      );
      if (download?.status !== 'preparing') return;
      const { format, locale, time_zone: timeZone } = download;
      const file = await writeNewOrdersFile(lines, { format, locale, timeZone });
      const expiresAt = secondsAfter(app.clock(), limits.newOrdersDownloadLifetime);
      const orders = new Set(lines.map((line) => line.orderId)).size;
      await withSellerOfJob(app.pool, sellerId, (db) =>
        finishDownload(db, key, { status: 'ready', orders, file, expiresAt }),
      );
    } catch (error) {
      if (isLast(error)) {
        const failed = { status: 'failed', orders: null, file: null, expiresAt: null } as const;
        await withSellerOfJob(app.pool, sellerId, (db) => finishDownload(db, key, failed));
      }
      throw error;
    }
  },
);
