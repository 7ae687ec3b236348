import type { FeedState } from '@offizin/contract/feeds/seller';
import { feedHealth } from '@offizin/domain/feeds/feed-schedule';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type FeedRow, findFeed, findHeld, findRetrievals } from '../read/feed-queries.ts';

async function heldView(
  db: SellerDb,
  { seller_id: sellerId, held_upload: uploadId }: FeedRow,
): Promise<FeedState['held']> {
  const held = uploadId === null ? undefined : await findHeld(db, { sellerId, uploadId });
  const figures = held?.summary?.brake;
  return held === undefined || figures === undefined
    ? null
    : { uploadId: held.id, at: held.created_at.toISOString(), figures };
}

/** The seller's feed as the seller sees it: never its password. */
export async function feedView(db: SellerDb, sellerId: string, now: Date): Promise<{ feed: FeedState | null }> {
  const feed = await findFeed(db, sellerId);
  if (feed === undefined) return { feed: null };
  const retrievals = await findRetrievals(db, sellerId);
  const held = await heldView(db, feed);
  const times = {
    lastAttemptAt: feed.last_attempt_at,
    lastSuccessAt: feed.last_success_at,
    failures: feed.failures,
    isHeld: held !== null || feed.withheld,
  };
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
      lastList: feed.listed_at === null ? null : { at: feed.listed_at.toISOString(), gone: feed.gone },
      lastChange: feed.changed_at === null ? null : { at: feed.changed_at.toISOString(), changed: feed.changed },
      held,
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
