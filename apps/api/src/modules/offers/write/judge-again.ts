import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

/** Has all offers of a seller judged again, once for all who ask meanwhile. */
export function judgeSellerAgain(db: SellerDb | MarketplaceDb, sellerId: string): Promise<void> {
  const options = { ...catalogueQueue(sellerId), key: `reclassify:${sellerId}` };
  return enqueueJob(db, { name: 'reclassify_seller', payload: { sellerId } }, options);
}
