import type { RunSummary } from '@offizin/contract/uploads';
import { appliedStates } from '@offizin/domain/uploads/upload-transitions';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

/** Uploads with the summary of their last run, and an earlier applied upload of the same bytes. */
function selectUploads(sellerId: string) {
  return query
    .selectFrom('offer_upload as u')
    .leftJoin('catalogue_run as r', (join) =>
      join.onRef('r.seller_id', '=', 'u.seller_id').on('r.no', '=', sql<number>`coalesce(u.apply_run, u.check_run)`),
    )
    .select([
      'u.id',
      'u.file_name',
      'u.type',
      'u.size',
      'u.state',
      'u.problem',
      'u.uploaded_by',
      'u.source',
      'u.created_at',
      'u.applied_at',
      'u.corrections',
      'u.checked_corrections',
      'u.check_run',
      'u.apply_run',
      'u.revert_run',
      'u.check_milliseconds',
      'u.reading',
      'u.reverted',
      sql<RunSummary | null>`r.summary`.as('summary'),
      sql<string | null>`(select s.id from offer_upload s where s.seller_id = u.seller_id and s.sha256 = u.sha256
        and s.id <> u.id and s.created_at <= u.created_at and s.state = 'applied' order by s.created_at desc limit 1)`.as(
        'same_file_as',
      ),
    ])
    .where('u.seller_id', '=', sellerId);
}

export function findUploads(db: SellerDb, sellerId: string, count: number) {
  return db.rows(selectUploads(sellerId).orderBy('u.created_at', 'desc').limit(count));
}

/** The last uploads that were applied, or the last of those that were not. */
export function findUploadsBy(
  db: SellerDb,
  sellerId: string,
  { isApplied, count }: { isApplied: boolean; count: number },
) {
  const states = sql<boolean>`(u.state = any(${[...appliedStates]}::text[])) = ${isApplied}`;
  return db.rows(selectUploads(sellerId).where(states).orderBy('u.created_at', 'desc').limit(count));
}

export function findUpload(db: SellerDb, sellerId: string, uploadId: string) {
  return db.first(selectUploads(sellerId).where('u.id', '=', uploadId));
}

export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

export function findUploadFile(db: SellerDb, sellerId: string, uploadId: string) {
  return db.first(
    query
      .selectFrom('offer_upload_file as f')
      .innerJoin('offer_upload as u', (join) =>
        join.onRef('u.seller_id', '=', 'f.seller_id').onRef('u.id', '=', 'f.upload_id'),
      )
      .select(['u.file_name as fileName', 'f.content'])
      .where('f.seller_id', '=', sellerId)
      .where('f.upload_id', '=', uploadId),
  );
}
