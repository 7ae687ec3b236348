import { brandIds } from '@offizin/domain/brand/brands';
import { withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { sealedAgain } from '../../../platform/seal.ts';
import { keepPassword } from '../write/feed-write-queries.ts';
import { findFeed, findSellersWithFeeds } from '../read/feed-queries.ts';

/** Seals with the newest key what older ones sealed, so that an old key can be taken away a day after a new one came. */
export const sealFeedsAgain = job(
  'seal_feeds_again',
  async ({ app }) => {
    for (const brand of brandIds) {
      const sellers = await withMarketplace(app.pool, brand, (db) => findSellersWithFeeds(db, brand));
      for (const { sellerId } of sellers)
        await withSeller(app.pool, { sellerId, brand }, async (db) => {
          const feed = await findFeed(db, sellerId);
          const sealed = feed?.password ? sealedAgain(app.sealKeys, feed.password, sellerId) : null;
          if (feed?.password && sealed !== null) await keepPassword(db, { sellerId, before: feed.password, sealed });
        });
    }
  },
  [{ at: '17 * * * *', tries: 2 }],
);
