import type { FeedProblem } from '@offizin/contract/feeds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { Insertable } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { Schema } from '../../platform/db/db-schema.ts';
import type { MarketplaceDb, SellerDb } from '../../platform/db/db-scopes.ts';

export function findFeed(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('feed').selectAll().where('seller_id', '=', sellerId));
}

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

export function findRetrievals(db: SellerDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('feed_retrieval')
      .select(['at', 'changed', 'run_no', 'problem'])
      .where('seller_id', '=', sellerId)
      .orderBy('id', 'desc')
      .limit(limits.feedRetrievalsShown),
  );
}

export type RetrievalRow = Awaited<ReturnType<typeof findRetrievals>>[number];

/** Writes the settings; what was known of the file before is dropped, so that it is retrieved again. */
export async function upsertFeed(db: SellerDb, feed: Insertable<Schema['feed']>): Promise<void> {
  const { seller_id: _, created_at: __, ...changes } = feed;
  await db.rows(
    query
      .insertInto('feed')
      .values(feed)
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ ...changes, failures: 0, problem: null })),
  );
}

export async function deleteFeed(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(query.deleteFrom('feed').where('seller_id', '=', sellerId));
}

/** The sellers of a brand whose feed is to be retrieved now. */
export function findDueFeeds(db: MarketplaceDb, brand: BrandId, now: Date) {
  return db.rows(
    query
      .selectFrom('feed')
      .innerJoin('seller', 'seller.id', 'feed.seller_id')
      .select('feed.seller_id as sellerId')
      .where('seller.brand', '=', brand)
      .where('seller.status', '=', 'active')
      .where('feed.active', '=', true)
      .where('feed.next_attempt_at', '<=', now),
  );
}

/** When the active feeds of the transaction's brand were retrieved. */
export function findActiveFeeds(db: MarketplaceDb) {
  return db.rows(
    query
      .selectFrom('feed')
      .select(['created_at', 'last_attempt_at', 'last_success_at', 'failures'])
      .where('active', '=', true),
  );
}

export interface Attempt {
  readonly at: Date;
  readonly nextAt: Date;
  readonly problem: FeedProblem | null;
  readonly failures: number;
  readonly changed: number;
  readonly runNo: number | null;
  /** What the server sent about the file, when there was one. */
  readonly known: {
    readonly etag: string | null;
    readonly lastModified: string | null;
    readonly hostKey: string | null;
    readonly sha256: Buffer;
  } | null;
}

/** Writes down how a retrieval went. */
export async function noteAttempt(db: SellerDb, sellerId: string, attempt: Attempt): Promise<void> {
  const { at, nextAt, problem, failures, changed, runNo, known } = attempt;
  await db.rows(
    query
      .updateTable('feed')
      .set({
        last_attempt_at: at,
        next_attempt_at: nextAt,
        problem,
        failures,
        ...(problem === null && { last_success_at: at }),
        ...(known !== null && {
          etag: known.etag,
          last_modified: known.lastModified,
          host_key: known.hostKey,
          sha256: known.sha256,
        }),
      })
      .where('seller_id', '=', sellerId),
  );
  await db.rows(
    query.insertInto('feed_retrieval').values({ seller_id: sellerId, at, changed, run_no: runNo, problem }),
  );
}

export async function keepFeedFile(db: SellerDb, sellerId: string, content: Buffer): Promise<void> {
  await db.rows(
    query
      .insertInto('feed_file')
      .values({ seller_id: sellerId, content })
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ content })),
  );
}

/** The sellers of a brand that have a feed, whether it is retrieved or not. */
export function findSellersWithFeeds(db: MarketplaceDb, brand: BrandId) {
  return db.rows(
    query
      .selectFrom('feed')
      .innerJoin('seller', 'seller.id', 'feed.seller_id')
      .select('feed.seller_id as sellerId')
      .where('seller.brand', '=', brand),
  );
}

/** Stores a password that was sealed again, unless it has been changed meanwhile. */
export async function keepPassword(
  db: SellerDb,
  { sellerId, before, sealed }: { sellerId: string; before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('feed')
      .set({ password: sealed })
      .where('seller_id', '=', sellerId)
      .where('password', '=', before),
  );
}
