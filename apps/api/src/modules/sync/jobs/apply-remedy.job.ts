import { limits } from '@offizin/domain/limits';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { remedyTask } from '../../../engine/engine-tasks.ts';
import { findRemedy, finishRemedy } from '../write/remedy-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';

/** Fixes the products of a cause; after the last try the remedy is marked as failed (SYN-08). */
export const applyRemedy = job('apply_remedy', async (context, key) => {
  const { app, isLast } = context;
  try {
    await remedyTask.run(
      context.threads,
      { ...key, now: app.clock().getTime() },
      { seconds: limits.catalogueJobSeconds },
    );
  } catch (error) {
    if (!isLast(error)) throw error;
    app.log.error({ err: error, remedy: key.remedyId }, 'a remedy failed for good');
    await withSellerOfJob(app.pool, key.sellerId, (db) =>
      finishRemedy(db, key, { state: 'failed', changed: 0, refused: 0 }),
    );
  }
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const remedy = await findRemedy(db, key);
    if (remedy === undefined) return;
    const changed = remedy.changed ?? 0;
    await announce(db, {
      topic: 'sync',
      payload: { syncId: key.remedyId, state: remedy.state, done: changed, total: changed },
    });
  });
});
