import { withRetention } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { deleteOutlived, deleteOutlivedBestPrices, dropOutlivedRunRows } from './retention-queries.ts';

/** Deletes what has outlived its term: idempotency keys, files, sessions, tokens, counters, events, notifications, uploads with their results, best prices. Runs every hour. */
export const retention = job('retention', async ({ app }) => {
  const deleted = await withRetention(app.pool, (db) => deleteOutlived(db, app.clock()));
  const months = await withRetention(app.pool, dropOutlivedRunRows);
  const bestPrices = await withRetention(app.pool, deleteOutlivedBestPrices);
  app.log.info({ deleted, months, bestPrices }, 'retention');
});
