import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

/** Has the rules of a seller look at their offers, once for all who ask meanwhile. */
export function askForRules(db: SellerDb | MarketplaceDb, sellerId: string): Promise<void> {
  const options = { ...catalogueQueue(sellerId), key: `price_rules:${sellerId}` };
  return enqueueJob(db, { name: 'run_price_rules', payload: { sellerId } }, options);
}

/** Has the rules of a brand follow its market, as far as it has moved; runs of one brand follow each other. */
export function askToFollow(db: MarketplaceDb, brand: BrandId): Promise<void> {
  const key = `follow_market:${brand}`;
  return enqueueJob(db, { name: 'follow_market', payload: { brand } }, { queue: key, key });
}
