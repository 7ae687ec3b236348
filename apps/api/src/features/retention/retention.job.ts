import { withRetention } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { deleteExpired, deleteExpiredBestPrices, dropExpiredRunRows } from './retention-queries.ts';

/** Deletes what has expired: idempotency keys, files, sessions, tokens, counters, events, notifications, uploads with their results, best prices. Runs every hour. */
export const retention = job(
  'retention',
  async ({ app }) => {
    const deleted = await withRetention(app.pool, (db) => deleteExpired(db, app.clock()));
    const months = await withRetention(app.pool, dropExpiredRunRows);
    const bestPrices = await withRetention(app.pool, deleteExpiredBestPrices);
    app.log.info({ deleted, months, bestPrices }, 'retention');
  },
  [{ at: '17 * * * *', tries: 3 }],
);
