import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { enqueueJob, preparedFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';
import { announceProgress } from '../../events/write/announce-queries.ts';
import { exportTask } from '../seller/export-task.ts';
import type { ExportKey } from '../write/export-write-queries.ts';
import { finishExport } from '../seller/finish-export.ts';

/** Milliseconds between two reports on how far a file is. */
const reportEvery = 400;

/** Announces how far the file is, in transactions of its own, and not too often. */
function progressReporter(
  { pool, log }: App,
  { sellerId, exportId }: ExportKey,
): (progress: { rows: number; total: number }) => void {
  let reported = 0;
  return ({ rows, total }) => {
    const now = performance.now();
    if (now - reported < reportEvery) return;
    reported = now;
    const payload = { exportId, state: 'preparing', done: rows, total };
    withSellerOfJob(pool, sellerId, (db) => announceProgress(db, { topic: 'export', payload })).catch(
      (error: unknown) => log.warn({ err: error }, 'no progress reported'),
    );
  };
}

/** Something of the file is being made: no worker is held up until it is there. */
function askAgain({ pool, clock }: App, key: ExportKey): Promise<void> {
  const options = { ...preparedFilesQueue(key.sellerId), due: secondsAfter(clock(), limits.exportAskedAgain) };
  return withSellerOfJob(pool, key.sellerId, (db) =>
    enqueueJob(db, { name: 'prepare_export', payload: { ...key } }, options),
  );
}

/** Writes the file of an export in the exports' thread; after the last try the export is marked as failed (OFF-04). */
export const prepareExport = job('prepare_export', async ({ app, isLast, threads }, key) => {
  const report = progressReporter(app, key);
  try {
    const task = { ...key, now: app.clock().getTime() };
    const { waits } = await exportTask.run(threads, task, { seconds: limits.exportJobSeconds, onProgress: report });
    if (waits) await askAgain(app, key);
  } catch (error) {
    if (isLast(error)) {
      const expiresAt = secondsAfter(app.clock(), limits.exportLifetime);
      await withSellerOfJob(app.pool, key.sellerId, (db) =>
        finishExport(db, key, { status: 'failed', rows: 0, missing: 0, file: null, expiresAt }),
      );
    }
    throw error;
  }
});
