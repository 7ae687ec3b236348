import { brandIds } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { askForRules } from '../write/ask-for-rules.ts';
import { markFollowed } from '../../catalogue/write/catalogue-version-queries.ts';
import { findMovedShops, findShopsToLook } from '../write/follow-queries.ts';
import { runShopRules } from '../write/run-shop.ts';

/** Finds the shops whose covered offers a brand's market has moved since it was followed last, and has their rules look. */
export const followMarket = job('follow_market', ({ app }, { brand }) =>
  withMarketplace(app.pool, brand, async (db) => {
    const { version, sellerIds } = await findMovedShops(db, brand);
    await askForRules(db, sellerIds);
    await markFollowed(db, brand, version);
  }),
);

/** Has the rules of every shop look at all of their offers once a quarter of an hour. */
export const runDueRules = job(
  'run_due_price_rules',
  async ({ app }) => {
    const before = new Date(app.clock().getTime() - limits.priceRuleInterval * 1000);
    for (const brand of brandIds)
      await withMarketplace(app.pool, brand, async (db) => {
        await askForRules(db, await findShopsToLook(db, { brand, before }));
      });
  },
  [{ at: '* * * * *', tries: 1 }],
);

/** Has the rules of one shop look. */
export const runPriceRules = job('run_price_rules', async ({ app }, { sellerId }) => {
  await withSellerOfJob(app.pool, sellerId, (db) => runShopRules(db, app.clock()));
});
