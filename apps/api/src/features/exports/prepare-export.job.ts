import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../platform/clock.ts';
import type { App } from '../../platform/app.ts';
import { withSeller } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { announceProgress } from '../live/live-queries.ts';
import { findExport, findExportingSeller, finishExport, type ExportKey } from './export-queries.ts';
import { writeExport } from './tables.ts';

/** Milliseconds between two words on how far a file is. */
const tellEvery = 400;

/** Tells how far the file is, in transactions of its own, and not too often. */
function progressOf(app: App, { sellerId, exportId }: ExportKey) {
  const progress = { rows: 0, told: 0 };
  const onRows = async (rows: number) => {
    progress.rows = rows;
    const now = performance.now();
    if (now - progress.told < tellEvery) return;
    progress.told = now;
    const payload = { exportId, state: 'preparing', done: rows, total: 0 };
    await withSeller(app.pool, sellerId, (db) => announceProgress(db, { topic: 'export', payload }));
  };
  return { progress, onRows };
}

async function prepare(app: App, key: ExportKey): Promise<void> {
  const { progress, onRows } = progressOf(app, key);
  const file = await withSeller(app.pool, key.sellerId, async (db) => {
    const [wanted, seller] = await Promise.all([findExport(db, key), findExportingSeller(db, key.sellerId)]);
    if (wanted?.status !== 'preparing' || seller === undefined) return undefined;
    return writeExport(db, wanted.question, {
      seller: { sellerId: key.sellerId, brand: seller.brand, market: seller.country_code },
      locale: wanted.locale,
      timeZone: wanted.time_zone,
      now: app.clock(),
      format: wanted.format,
      onRows,
    });
  });
  if (file === undefined) return;
  const expiresAt = secondsAfter(app.clock(), limits.exportLifetime);
  const status = file === null ? 'failed' : 'ready';
  await withSeller(app.pool, key.sellerId, (db) => finishExport(db, key, { status, rows: progress.rows, file, expiresAt }));
}

/** Writes the file of an export; after the last try the export says that it failed (OFF-04). */
export const prepareExport = job('prepare_export', async ({ app, lastTry }, key) => {
  try {
    await prepare(app, key);
  } catch (error) {
    if (lastTry) {
      const expiresAt = secondsAfter(app.clock(), limits.exportLifetime);
      await withSeller(app.pool, key.sellerId, (db) => finishExport(db, key, { status: 'failed', rows: 0, file: null, expiresAt }));
    }
    throw error;
  }
});
