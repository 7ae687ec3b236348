import { withRetention } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { deleteOutlived, dropOutlivedRunRows } from './retention-queries.ts';

/** Deletes what has outlived its term: idempotency keys, files, sessions, tokens, counters, events, notifications, uploads with their results. Runs every hour. */
export const retention = job('retention', async ({ app }) => {
  const deleted = await withRetention(app.pool, (db) => deleteOutlived(db, app.clock()));
  const months = await withRetention(app.pool, dropOutlivedRunRows);
  app.log.info({ deleted, months }, 'retention');
});
