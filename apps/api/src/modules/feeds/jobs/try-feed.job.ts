import type { FeedTrialResult } from '@offizin/contract/feeds/seller';
import { limits } from '@offizin/domain/limits';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import { feedTrialTask } from '../../../engine/engine-tasks.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { ThreadTimeout } from '../../../platform/threads/threads.ts';
import { endTrial, findTrial, type TrialRow } from '../write/feed-trial-queries.ts';
import { fetchFile } from './fetch-file.ts';

const failed = (problem: Extract<FeedTrialResult, { kind: 'failed' }>['problem']): FeedTrialResult => ({
  kind: 'failed',
  problem,
  missingColumns: [],
});

async function lookAt({ app, threads }: JobContext, trial: TrialRow): Promise<FeedTrialResult> {
  const retrieved = await fetchFile(app, trial, null);
  if (retrieved.kind === 'failed') return failed(retrieved.problem);
  if (retrieved.kind === 'unchanged') return failed('unexpected_reply');
  const { seller_id: sellerId, type, locale, mapping } = trial;
  const task = { sellerId, type, locale, mapping, content: retrieved.content, now: app.clock().getTime() };
  try {
    return await feedTrialTask.run(threads, task, { seconds: limits.feedSeconds });
  } catch (error) {
    if (error instanceof ThreadTimeout) return failed('took_too_long');
    throw error;
  }
}

/** Retrieves an address that a seller tries, and keeps what was found; the file is dropped (SYN-06). */
export const tryFeed = job('try_feed', async (context, { sellerId, trialId }) => {
  const { app } = context;
  const trial = await withSellerOfJob(app.pool, sellerId, (db) => findTrial(db, sellerId));
  if (trial?.id !== trialId || trial.result !== null) return;
  const end = (result: FeedTrialResult) =>
    withSellerOfJob(app.pool, sellerId, async (db) => {
      await endTrial(db, { sellerId, trialId, result });
      await announce(db, { topic: 'sync', payload: { syncId: trialId, state: 'tried', done: 0, total: 0 } });
    });
  try {
    await end(await lookAt(context, trial));
  } catch (error) {
    if (!context.isLast(error)) throw error;
    await end(failed('internal'));
    throw error;
  }
});
