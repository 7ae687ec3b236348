import { brandIds } from '@offizin/domain/brand/brands';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { eraseConversations, findSellersToErase } from '../write/erasure-queries.ts';

/** Takes what customers wrote away once their term is over and they are gone from their orders (OPS-04). Runs every hour. */
export const eraseMessages = job(
  'erase_messages',
  async ({ app }) => {
    const now = app.clock();
    for (const brand of brandIds) {
      const sellers = await withMarketplace(app.pool, brand, (db) => findSellersToErase(db, brand));
      for (const sellerId of sellers) {
        const erased = await withSellerOfJob(app.pool, sellerId, (db) => eraseConversations(db, now));
        app.log.info({ brand, erased }, 'conversations lost their customers');
      }
    }
  },
  [{ at: '27 * * * *', tries: 3 }],
);
