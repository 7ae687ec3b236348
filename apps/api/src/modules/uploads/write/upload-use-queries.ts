import type { StorageUse } from '@offizin/domain/storage/storage-budget';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

const day = 24 * 3600;

/** How many bytes of uploads a seller has, in all and of a day, and how many rows its files had within a day. */
export async function findUploadUse(db: SellerDb, sellerId: string, now: Date): Promise<Required<UploadUse>> {
  const since = secondsAfter(now, -day);
  const found = await db.first(sql<Required<UploadUse>>`
    select
      coalesce(sum(size), 0)::float8 as upload_bytes,
      coalesce(sum(size) filter (where created_at > ${since}::timestamptz), 0)::float8 as upload_bytes_today,
      (select coalesce(sum((summary->>'rows')::integer), 0)::float8 from catalogue_run
        where seller_id = ${sellerId} and kind = 'upload' and started_at > ${since}::timestamptz) as upload_rows_today
    from offer_upload where seller_id = ${sellerId} and source = 'seller'`);
  return found ?? { upload_bytes: 0, upload_bytes_today: 0, upload_rows_today: 0 };
}

type UploadUse = Pick<StorageUse, 'upload_bytes' | 'upload_bytes_today' | 'upload_rows_today'>;
