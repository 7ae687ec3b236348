import type { StorageUse } from '@offizin/domain/storage/storage-budget';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

const day = 24 * 3600;

/** Rows of a file that waits to be read: as many as were counted before, or as its bytes can hold. */
const rowsToCome = (sellerId: string) => sql`coalesce(
  (select (checked.summary->>'rows')::integer from catalogue_run checked
    where checked.seller_id = ${sellerId} and checked.no = own.check_run),
  least(${limits.uploadRows}::float8, ceil(size::float8 / ${limits.uploadRowBytes}::float8))
)`;

/**
 * How many bytes of uploads a seller has, in all and of a day, and how many rows its files had within a day: those that wait to be
 * checked or applied are counted with what they will write.
 */
export async function findUploadUse(db: SellerDb, sellerId: string, now: Date): Promise<Required<UploadUse>> {
  const since = secondsAfter(now, -day);
  const found = await db.first(sql<Required<UploadUse>>`
    select
      coalesce(sum(size), 0)::float8 as upload_bytes,
      coalesce(sum(size) filter (where created_at > ${since}::timestamptz), 0)::float8 as upload_bytes_today,
      coalesce(sum(${rowsToCome(sellerId)}) filter (where state in ('checking', 'applying')), 0)::float8 +
        (select coalesce(sum((summary->>'rows')::integer), 0)::float8 from catalogue_run
          where seller_id = ${sellerId} and kind = 'upload' and started_at > ${since}::timestamptz) as upload_rows_today
    from offer_upload own where seller_id = ${sellerId} and source = 'seller'`);
  return found ?? { upload_bytes: 0, upload_bytes_today: 0, upload_rows_today: 0 };
}

type UploadUse = Pick<StorageUse, 'upload_bytes' | 'upload_bytes_today' | 'upload_rows_today'>;
