import type { StorageKind } from '@offizin/domain/storage/storage-budget';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

interface KindUse {
  readonly kind: StorageKind;
  readonly bytes: number;
  /** Of the seller who has the most. */
  readonly most: number;
}

/** How many bytes the sellers of a brand keep, by kind, and how many the one keeps who has the most. */
export function findStorageUse(db: MarketplaceDb, brand: string): Promise<KindUse[]> {
  return db.rows(sql<KindUse>`
    select kind, coalesce(sum(bytes), 0)::float8 as bytes, coalesce(max(bytes), 0)::float8 as most from (
      select 'file_bytes' as kind, sum(bytes) as bytes from stored_file where brand = ${brand} group by seller_id
      union all
      select 'upload_bytes', sum(size) from offer_upload where brand = ${brand} and source = 'seller' group by seller_id
      union all
      select 'export_bytes', sum(bytes) from (
        select seller_id, bytes from export where brand = ${brand}
        union all select seller_id, bytes from export_part where brand = ${brand}
      ) prepared group by seller_id having sum(bytes) > 0
    ) own group by kind`);
}
