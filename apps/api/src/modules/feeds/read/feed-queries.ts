import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

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
      .select(['created_at', 'last_attempt_at', 'last_success_at', 'failures', 'held_upload', 'withheld'])
      .where('active', '=', true),
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

/** The list that is held for the feed's seller: the upload it became, and what it would do. */
export function findHeld(db: SellerDb, { sellerId, uploadId }: { sellerId: string; uploadId: string }) {
  return db.first(
    query
      .selectFrom('offer_upload as u')
      .innerJoin('catalogue_run as r', (join) =>
        join.onRef('r.seller_id', '=', 'u.seller_id').onRef('r.no', '=', 'u.check_run'),
      )
      .select(['u.id', 'u.state', 'u.created_at', 'r.summary'])
      .where('u.seller_id', '=', sellerId)
      .where('u.id', '=', uploadId),
  );
}
