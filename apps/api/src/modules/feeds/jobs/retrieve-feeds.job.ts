import { createHash } from 'node:crypto';
import { brandIds } from '@offizin/domain/brand/brands';
import { brakeLimits } from '@offizin/domain/feeds/feed-brake';
import { feedHealth, retrievalPause } from '@offizin/domain/feeds/feed-schedule';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import type { Retrieved } from '../../../platform/outgoing/retrieval.ts';
import { feedTask } from '../../../engine/engine-tasks.ts';
import { findWhatStands } from '../../offers/write/what-stands-queries.ts';
import { notifyNewErrors } from '../../../engine/notify-new-errors.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { notify } from '../../notifications/write/notify-queries.ts';
import { type Attempt, keepFeedFile, noteAttempt } from '../write/feed-write-queries.ts';
import { fileNameOf } from './feed-file-name.ts';
import { fetchFile } from './fetch-file.ts';
import { type FeedRow, findDueFeeds, findFeed, findHeld } from '../read/feed-queries.ts';

/** Asks for every feed that is due; a feed that already waits is not asked for twice. */
export const retrieveDueFeeds = job(
  'retrieve_due_feeds',
  async ({ app }) => {
    for (const brand of brandIds) {
      await withMarketplace(app.pool, brand, async (db) => {
        for (const { sellerId } of await findDueFeeds(db, brand, app.clock())) {
          const options = { ...catalogueQueue(sellerId), key: `feed:${sellerId}` };
          await enqueueJob(db, { name: 'retrieve_feed', payload: { sellerId } }, options);
        }
      });
    }
  },
  [{ at: '* * * * *', tries: 1 }],
);

type Held = Extract<Awaited<ReturnType<typeof feedTask.run>>, { kind: 'held' }>;

interface Outcome extends Pick<Attempt, 'problem' | 'changed' | 'withheld' | 'runNo' | 'gone' | 'known'> {
  readonly held: Held | null;
}

const nothingNew: Outcome = {
  problem: null,
  changed: 0,
  withheld: false,
  runNo: null,
  gone: null,
  known: null,
  held: null,
};

/** Takes over the retrieved file, unless it is the one that was taken over before. */
async function takeOver(context: JobContext, feed: FeedRow, retrieved: Retrieved): Promise<Outcome> {
  if (retrieved.kind === 'unchanged') return { ...nothingNew, withheld: feed.withheld };
  if (retrieved.kind === 'failed') return { ...nothingNew, problem: retrieved.problem };
  const { content, etag, lastModified, hostKey } = retrieved;
  const sha256 = createHash('sha256').update(content).digest();
  const known = { etag, lastModified, hostKey, sha256 };
  const isDiscarded = feed.discarded_sha256?.equals(sha256) === true;
  if (isDiscarded) return { ...nothingNew, known, withheld: true };
  if (feed.sha256?.equals(sha256) === true) return { ...nothingNew, known, withheld: feed.withheld };
  const { seller_id: sellerId, type, locale, mapping } = feed;
  await withSellerOfJob(context.app.pool, sellerId, (db) => keepFeedFile(db, sellerId, content));
  const result = await feedTask.run(
    context.threads,
    {
      sellerId,
      type,
      locale,
      mapping,
      brake: brakeLimits(feed.brake),
      fileName: fileNameOf(feed.address, content),
      now: context.app.clock().getTime(),
    },
    { seconds: limits.catalogueJobSeconds },
  );
  if (result.kind === 'refused') return { ...nothingNew, problem: result.problem };
  if (result.kind === 'held' || result.kind === 'withheld') {
    const less = { changed: result.reduced?.changed ?? 0, runNo: result.reduced?.runNo ?? null };
    return { ...nothingNew, ...less, known, ...(result.kind === 'held' ? { held: result } : { withheld: true }) };
  }
  const { changed, runNo, gone } = result;
  return { ...nothingNew, changed, runNo, gone, known };
}

/** Notifies the seller of a feed that has not come for a day, once for each such day (GEN-18). */
async function notifyStale(db: SellerDb, feed: FeedRow, now: Date): Promise<void> {
  const { created_at: createdAt, last_attempt_at: lastAttemptAt, last_success_at: lastSuccessAt, failures } = feed;
  if (feedHealth({ lastAttemptAt, lastSuccessAt, failures, isHeld: false }, createdAt, now) !== 'stale') return;
  const since = lastSuccessAt ?? createdAt;
  const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000);
  const days = Math.floor(hours / 24);
  await notify(db, {
    kind: 'feed_stale',
    params: { hours },
    dedupeKey: `feed_stale:${since.toISOString()}:${days}`,
    at: now,
  });
}

/** Notifies the seller that a list waits for a decision. */
async function notifyHeld(db: SellerDb, { uploadId, figures: { leaving, moved } }: Held, now: Date): Promise<void> {
  await notify(db, {
    kind: 'feed_held',
    params: { uploadId, leaving, moved },
    dedupeKey: `feed_held:${uploadId}`,
    at: now,
  });
}

/** The seller's feed, unless nothing is to be retrieved: it is paused, or its held list is just being written. */
async function findFeedToRetrieve(db: SellerDb, sellerId: string): Promise<FeedRow | null> {
  const feed = await findFeed(db, sellerId);
  if (feed === undefined || !feed.active) return null;
  if (feed.held_upload === null) return feed;
  const held = await findHeld(db, { sellerId, uploadId: feed.held_upload });
  // A list that waited past its term is asked for again.
  if (held === undefined) return { ...feed, etag: null, last_modified: null, sha256: null };
  return held.state === 'applying' ? null : feed;
}

/** Retrieves one seller's feed and takes it over when it has changed; after a failure it waits longer (SYN-06, SYN-09). */
export const retrieveFeed = job('retrieve_feed', async (context, { sellerId }) => {
  const { app } = context;
  const feed = await withSellerOfJob(app.pool, sellerId, (db) => findFeedToRetrieve(db, sellerId));
  if (feed === null) return;
  const { red: before } = await withSellerOfJob(app.pool, sellerId, (db) => findWhatStands(db));
  const { held, ...outcome } = await takeOver(context, feed, await fetchFile(app, feed, feed));
  const now = app.clock();
  const failures = outcome.problem === null ? 0 : feed.failures + 1;
  await withSellerOfJob(app.pool, sellerId, async (db) => {
    await noteAttempt(db, sellerId, {
      ...outcome,
      failures,
      at: now,
      nextAt: secondsAfter(now, retrievalPause(failures)),
    });
    const state = outcome.problem === null ? 'retrieved' : 'failed';
    await announce(db, {
      topic: 'sync',
      payload: { syncId: sellerId, state, done: outcome.changed, total: outcome.changed },
    });
    if (held !== null) await notifyHeld(db, held, now);
    if (outcome.runNo !== null) await notifyNewErrors(db, { before, now });
    if (outcome.problem !== null) await notifyStale(db, { ...feed, failures }, now);
  });
});
