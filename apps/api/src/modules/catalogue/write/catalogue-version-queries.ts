import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Records up to which version of the brand's catalogue its offers are judged. */
export async function markClassified(db: MarketplaceDb, brand: BrandId, version: number): Promise<void> {
  await db.rows(query.updateTable('catalogue_version').set({ classified: version }).where('brand', '=', brand));
}

/** Up to which version of the brand's catalogue its market is known. */
export async function findMarketVersion(db: SellerDb, brand: BrandId): Promise<number> {
  const row = await db.first(query.selectFrom('catalogue_version').select('version').where('brand', '=', brand));
  return row?.version ?? 0;
}

/** Records up to which version of the brand's catalogue the rules were asked to look. */
export async function markFollowed(db: MarketplaceDb, brand: BrandId, version: number): Promise<void> {
  await db.rows(query.updateTable('catalogue_version').set({ followed: version }).where('brand', '=', brand));
}
