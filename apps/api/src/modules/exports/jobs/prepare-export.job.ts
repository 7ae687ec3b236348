import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { enqueueJob, preparedFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import { announceProgress } from '../../events/write/announce-queries.ts';
import { type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';
import { exportTask } from '../seller/export-task.ts';
import { finishExport } from '../seller/finish-export.ts';
import { type ExportTask, prepareFile } from '../seller/prepare-file.ts';
import { findExport } from '../write/export-queries.ts';
import type { ExportKey } from '../write/export-write-queries.ts';

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

/** Whether the file is an archive of files that are there. */
async function isCopied({ pool }: App, sources: readonly ExportSource[], key: ExportKey): Promise<boolean> {
  const wanted = await withSellerOfJob(pool, key.sellerId, (db) => findExport(db, key));
  if (wanted === undefined) return false;
  const source = sourceFor(sources, wanted);
  return 'files' in source && source.isCopied === true;
}

/** Writes the file of an export, in the exports' thread unless it only copies; says whether something of it is being made. */
async function write(
  { app, threads }: JobContext,
  sources: readonly ExportSource[],
  task: ExportTask,
): Promise<{ readonly waits: boolean }> {
  const report = progressReporter(app, task);
  if (!(await isCopied(app, sources, task)))
    return exportTask.run(threads, task, { seconds: limits.exportJobSeconds, onProgress: report });
  const prepared = await prepareFile({ pool: app.pool, sources }, task, (rows, total) => report({ rows, total }));
  return { waits: prepared === 'waits' };
}

/** Writes the file of an export; after the last try the export is marked as failed (OFF-04). */
export const prepareExportFrom = (sources: readonly ExportSource[]) =>
  job('prepare_export', async (context, key) => {
    const { app, isLast } = context;
    try {
      const { waits } = await write(context, sources, { ...key, now: app.clock().getTime() });
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
