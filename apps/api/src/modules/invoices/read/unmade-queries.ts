import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** How many documents of the brand have files that the last try could not make. */
export async function countUnmade(db: MarketplaceDb, brand: BrandId): Promise<number> {
  const found = await db.first(sql<{ documents: number }>`
    select count(*)::integer as documents from invoice where brand = ${brand} and unmade_since is not null`);
  return found?.documents ?? 0;
}
