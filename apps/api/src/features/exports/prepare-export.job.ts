import { limits } from '@offizin/domain/limits';
import type { App } from '../../platform/app.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { withSeller } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { announceProgress } from '../../owners/outbox/announce-queries.ts';
import type { ExportKey } from './export-queries.ts';
import { finishExport } from './finish-export.ts';

const entry = new URL('../../export-thread.ts', import.meta.url);

/** Milliseconds between two words on how far a file is. */
const tellEvery = 400;

/** Tells how far the file is, in transactions of its own, and not too often. */
function progressTeller({ pool, log }: App, { sellerId, exportId }: ExportKey): (rows: number) => void {
  let told = 0;
  return (rows) => {
    const now = performance.now();
    if (now - told < tellEvery) return;
    told = now;
    const payload = { exportId, state: 'preparing', done: rows, total: 0 };
    withSeller(pool, sellerId, (db) => announceProgress(db, { topic: 'export', payload })).catch((error: unknown) =>
      log.warn({ err: error }, 'no progress told'),
    );
  };
}

/** Writes the file of an export in the exports' thread; after the last try the export says that it failed (OFF-04). */
export const prepareExport = job('prepare_export', async ({ app, lastTry, threads }, key) => {
  const tell = progressTeller(app, key);
  try {
    await threads.run({
      entry,
      task: { ...key, now: app.clock().getTime() },
      seconds: limits.exportJobSeconds,
      // The thread reports how many rows it has written.
      onProgress: (rows) => tell(Number(rows)),
    });
  } catch (error) {
    if (lastTry) {
      const expiresAt = secondsAfter(app.clock(), limits.exportLifetime);
      await withSeller(app.pool, key.sellerId, (db) =>
        finishExport(db, key, { status: 'failed', rows: 0, file: null, expiresAt }),
      );
    }
    throw error;
  }
});
