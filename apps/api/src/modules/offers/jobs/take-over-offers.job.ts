import { limits } from '@offizin/domain/limits';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { handoverTask } from '../../../engine/engine-tasks.ts';
import { finishHandover } from '../write/handover-queries.ts';
import { findWhatStands } from '../write/what-stands-queries.ts';
import { notifyNewErrors } from '../../../engine/notify-new-errors.ts';
import { announce } from '../../events/write/announce-queries.ts';

/** Takes over the offers that the marketplace handed over for a seller; after the last try they are marked as failed (MKT-01). */
export const takeOverOffers = job('take_over_offers', async (context, key) => {
  const { app, isLast } = context;
  const { sellerId, handoverId } = key;
  try {
    const { red: before } = await withSellerOfJob(app.pool, sellerId, (db) => findWhatStands(db));
    const result = await handoverTask.run(
      context.threads,
      { ...key, now: app.clock().getTime() },
      { seconds: limits.catalogueJobSeconds },
    );
    if (result.kind === 'superseded') return;
    const { changed } = result;
    await withSellerOfJob(app.pool, sellerId, async (db) => {
      await announce(db, {
        topic: 'sync',
        payload: { syncId: handoverId, state: 'handed_over', done: changed, total: changed },
      });
      await notifyNewErrors(db, { before, now: app.clock() });
    });
  } catch (error) {
    if (!isLast(error)) throw error;
    app.log.error({ err: error, handover: handoverId }, 'offers that were handed over failed for good');
    await withSellerOfJob(app.pool, sellerId, (db) => finishHandover(db, key, { state: 'failed', runNo: null }));
  }
});
