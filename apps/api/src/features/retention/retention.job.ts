import { withRetention } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { deleteOutlived } from './retention-queries.ts';

/** Deletes what has outlived its term: idempotency keys, files, sessions, tokens, counters, events, notifications. Runs every hour. */
export const retention = job('retention', async ({ app }) => {
  const deleted = await withRetention(app.pool, (db) => deleteOutlived(db, app.clock()));
  app.log.info({ deleted }, 'retention');
});
