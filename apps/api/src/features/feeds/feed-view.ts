import type { FeedState } from '@offizin/contract/feeds';
import { feedHealth } from '@offizin/domain/feeds/feed-schedule';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { findFeed, findRetrievals } from './feed-queries.ts';

/** The seller's feed as the seller sees it: never its password. */
export async function feedView(db: SellerDb, sellerId: string, now: Date): Promise<{ feed: FeedState | null }> {
  const feed = await findFeed(db, sellerId);
  if (feed === undefined) return { feed: null };
  const retrievals = await findRetrievals(db, sellerId);
  const times = { lastAttemptAt: feed.last_attempt_at, lastSuccessAt: feed.last_success_at, failures: feed.failures };
  return {
    feed: {
      address: feed.address,
      username: feed.username,
      hasPassword: feed.password !== null,
      type: feed.type,
      mapping: feed.mapping,
      active: feed.active,
      health: feedHealth(times, feed.created_at, now),
      problem: feed.problem,
      lastAttemptAt: feed.last_attempt_at?.toISOString() ?? null,
      lastSuccessAt: feed.last_success_at?.toISOString() ?? null,
      nextAttemptAt: feed.active ? (feed.next_attempt_at?.toISOString() ?? null) : null,
      hostKey: feed.host_key,
      retrievals: retrievals.map(({ at, changed, run_no: runNo, problem }) => ({
        at: at.toISOString(),
        changed,
        runNo,
        problem,
      })),
    },
  };
}
