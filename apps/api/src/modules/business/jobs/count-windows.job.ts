import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import { productDays } from '@offizin/domain/business/product-days';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { countWindows, findShopsToCount } from '../write/window-queries.ts';

async function countShops({ pool, clock }: App, brand: BrandId): Promise<void> {
  const { since } = productDays(brand, clock());
  for (const { sellerId } of await withMarketplace(pool, brand, (db) => findShopsToCount(db, { brand, since }))) {
    let counted: number;
    do counted = await withMarketplace(pool, brand, (db) => countWindows(db, { sellerId, since }));
    while (counted === limits.productsCountedAtOnce);
  }
}

/** Has the windows of products begin with the four weeks that the screen shows, from each brand's midnight on (MET-08). */
export const countProductWindows = job(
  'count_product_windows',
  async ({ app }) => {
    for (const brand of brandIds) await countShops(app, brand);
  },
  [{ at: '*/5 * * * *', tries: 1, queue: 'count_product_windows' }],
);
