import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

/** Has the brand's offers looked at again, as far as the catalogue has moved; runs of one brand follow each other. */
export async function askForReclassification(db: MarketplaceDb, brand: BrandId): Promise<void> {
  await enqueueJob(
    db,
    { name: 'reclassify_offers', payload: { brand } },
    { queue: `reclassify:${brand}`, key: `reclassify:${brand}` },
  );
}
