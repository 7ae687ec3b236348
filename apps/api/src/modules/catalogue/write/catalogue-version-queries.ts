import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Records up to which version of the brand's catalogue its offers are judged. */
export async function markClassified(db: MarketplaceDb, brand: BrandId, version: number): Promise<void> {
  await db.rows(query.updateTable('catalogue_version').set({ classified: version }).where('brand', '=', brand));
}
