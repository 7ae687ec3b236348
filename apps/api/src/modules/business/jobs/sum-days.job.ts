import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import { productDays } from '@offizin/domain/business/product-days';
import type { App } from '../../../platform/app.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findShopsToSum, sumDays } from '../write/window-queries.ts';

async function sumShops({ pool, clock }: App, brand: BrandId): Promise<void> {
  const { since, until } = productDays(brand, clock());
  const shops = await withMarketplace(pool, brand, (db) => findShopsToSum(db, { brand, since }));
  for (const { sellerId } of shops)
    await withMarketplace(pool, brand, (db) => sumDays(db, { sellerId, brand, since, until }));
}

/** Sums up what was sold on the days that are over, from each brand's midnight on (MET-08): until then the days are added up by who asks. */
export const sumSoldDays = job(
  'sum_sold_days',
  async ({ app }) => {
    for (const brand of brandIds) await sumShops(app, brand);
  },
  [{ at: '*/5 * * * *', tries: 1, queue: 'sum_sold_days' }],
);
