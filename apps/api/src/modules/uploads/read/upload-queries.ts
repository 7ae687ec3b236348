import type { RunSummary } from '@offizin/contract/uploads/rows';
import { appliedStates } from '@offizin/domain/uploads/upload-transitions';
import { sql } from 'kysely';
import { runsCorrecting } from '../write/rows-now-queries.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What gathers corrections of an applied upload. */
interface Correcting {
  readonly id: string;
  readonly state: 'ready' | 'applying';
  readonly rechecking: boolean;
  readonly checkRun: number | null;
  readonly summary: RunSummary | null;
}

const correcting = (sellerId: string) =>
  sql<Correcting | null>`(
  select jsonb_build_object('id', c.id, 'state', c.state, 'rechecking', c.checked_corrections < c.corrections,
    'checkRun', c.check_run, 'summary', (select cr.summary from catalogue_run cr where cr.seller_id = ${sellerId}::uuid and cr.no = c.check_run))
  from offer_upload c
  where c.seller_id = ${sellerId}::uuid and c.corrects = u.id and c.state in ('ready', 'applying'))`.as('correcting');

/** Uploads with the summary of their last run, and an earlier applied upload of the same bytes. */
function selectUploads(sellerId: string) {
  return query
    .selectFrom('offer_upload as u')
    .leftJoin('catalogue_run as r', (join) =>
      join.on('r.seller_id', '=', sellerId).on('r.no', '=', sql<number>`coalesce(u.apply_run, u.check_run)`),
    )
    .select([
      'u.seller_id',
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
      'u.corrects',
      'u.corrected_rows',
      sql<RunSummary | null>`coalesce(u.corrected_summary, r.summary)`.as('summary'),
      runsCorrecting(sellerId, 'u').as('runs_correcting'),
      correcting(sellerId),
      sql<number>`(select count(*)::integer from offer_upload_correction c
        where c.seller_id = ${sellerId}::uuid and c.upload_id = u.id and c.recalled)`.as('recalled'),
      sql<string | null>`(select s.id from offer_upload s where s.seller_id = ${sellerId}::uuid and s.sha256 = u.sha256
        and s.id <> u.id and s.created_at <= u.created_at and s.state = 'applied' and s.corrects is null
        and u.corrects is null order by s.created_at desc limit 1)`.as('same_file_as'),
    ])
    .where('u.seller_id', '=', sellerId);
}

export function findUploads(db: SellerDb, sellerId: string, count: number) {
  return db.rows(selectUploads(sellerId).orderBy('u.created_at', 'desc').limit(count));
}

/** The last files that were applied, or the last of those that were not. */
export function findUploadsBy(
  db: SellerDb,
  sellerId: string,
  { isApplied, count }: { isApplied: boolean; count: number },
) {
  const states = sql<boolean>`(u.state = any(${[...appliedStates]}::text[])) = ${isApplied}`;
  return db.rows(
    selectUploads(sellerId).where('u.corrects', 'is', null).where(states).orderBy('u.created_at', 'desc').limit(count),
  );
}

/** The newest corrections that were applied to these uploads. */
export function findCorrectionsOf(
  db: SellerDb,
  sellerId: string,
  { uploadIds, count }: { uploadIds: readonly string[]; count: number },
) {
  return db.rows(
    selectUploads(sellerId)
      .where(sql<boolean>`u.corrects = any(${[...uploadIds]}::uuid[])`)
      .where('u.state', 'in', appliedStates)
      .orderBy('u.created_at', 'desc')
      .limit(count),
  );
}

export function findUpload(db: SellerDb, sellerId: string, uploadId: string) {
  return db.first(selectUploads(sellerId).where('u.id', '=', uploadId));
}

export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** The file of an upload; corrections are of the file that they correct. */
export function findUploadFile(db: SellerDb, sellerId: string, uploadId: string) {
  const statement = sql<{ fileName: string; content: Buffer; reading: UploadRecord['reading'] }>`
    select u.file_name as "fileName", f.content, u.reading
    from offer_upload u join offer_upload_file f on f.seller_id = u.seller_id and f.upload_id = coalesce(u.corrects, u.id)
    where u.seller_id = ${sellerId}::uuid and u.id = ${uploadId}::uuid`;
  return db.first(statement);
}
