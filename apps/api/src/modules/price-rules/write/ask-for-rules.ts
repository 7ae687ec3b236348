import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { catalogueQueue, enqueueJob, enqueueJobs } from '../../../platform/jobs/enqueue-job-queries.ts';

/** Has the rules of sellers look at their offers, once for all who ask meanwhile. */
export function askForRules(db: MarketplaceDb, sellerIds: readonly string[]): Promise<void> {
  const jobs = sellerIds.map((sellerId) => ({
    payload: { sellerId },
    options: { ...catalogueQueue(sellerId), key: `price_rules:${sellerId}` },
  }));
  return enqueueJobs(db, 'run_price_rules', jobs);
}

/** A market moves in bursts: so many milliseconds of one are followed together. */
const gatheredMs = 2000;

/** Has the rules of a brand follow its market soon, as far as it has moved by then; runs of one brand follow each other. */
export function askToFollow(db: MarketplaceDb, brand: BrandId, now: Date): Promise<void> {
  const key = `follow_market:${brand}`;
  const due = new Date(now.getTime() + gatheredMs);
  return enqueueJob(db, { name: 'follow_market', payload: { brand } }, { queue: key, key, due });
}
