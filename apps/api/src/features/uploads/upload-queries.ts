import type { RunSummary, UploadState } from '@offizin/contract/uploads';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface NewUpload {
  readonly sellerId: string;
  readonly fileName: string;
  readonly type: UploadType;
  readonly sha256: Buffer;
  readonly content: Buffer;
  readonly locale: LocaleCode;
  readonly uploadedBy: string;
  readonly impersonatedBy: string | null;
  readonly now: Date;
}

/** Writes an upload with its file; returns its id. */
export async function insertUpload(db: SellerDb, upload: NewUpload): Promise<string> {
  const [row] = await db.rows(
    query
      .insertInto('offer_upload')
      .values({
        seller_id: upload.sellerId,
        file_name: upload.fileName,
        type: upload.type,
        size: upload.content.length,
        sha256: upload.sha256,
        state: 'checking',
        problem: null,
        locale: upload.locale,
        uploaded_by: upload.uploadedBy,
        impersonated_by: upload.impersonatedBy,
        created_at: upload.now,
        check_run: null,
        apply_run: null,
        revert_run: null,
        applied_at: null,
        check_milliseconds: null,
        reading: null,
        reverted: null,
      })
      .returning('id'),
  );
  if (row === undefined) throw new Error('the upload was not written');
  const file = { seller_id: upload.sellerId, upload_id: row.id, content: upload.content };
  await db.rows(query.insertInto('offer_upload_file').values(file));
  return row.id;
}

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

export function findUpload(db: SellerDb, sellerId: string, uploadId: string) {
  return db.first(selectUploads(sellerId).where('u.id', '=', uploadId));
}

export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Moves an upload from one of some states to another; false when it was in none of them. */
export async function moveUpload(
  db: SellerDb,
  key: { sellerId: string; uploadId: string },
  { from, to }: { from: readonly UploadState[]; to: UploadState },
): Promise<boolean> {
  const rows = await db.rows(
    query
      .updateTable('offer_upload')
      .set({ state: to })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.uploadId)
      .where('state', 'in', from)
      .returning('id'),
  );
  return rows.length > 0;
}

/** Marks a checked upload as corrected once more; false when it is not being looked at. */
export async function markCorrected(db: SellerDb, key: { sellerId: string; uploadId: string }): Promise<boolean> {
  const rows = await db.rows(
    query
      .updateTable('offer_upload')
      .set({ corrections: sql<number>`corrections + 1` })
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.uploadId)
      .where('state', '=', 'ready')
      .returning('id'),
  );
  return rows.length > 0;
}

export interface CellCorrection {
  readonly rowNumber: number;
  readonly field: string;
  readonly value: string;
}

/** Writes corrections of cells; of several for one cell the last counts. */
export async function upsertCorrections(
  db: SellerDb,
  key: { sellerId: string; uploadId: string },
  corrections: readonly CellCorrection[],
): Promise<void> {
  const last = new Map(corrections.map((correction) => [`${correction.rowNumber} ${correction.field}`, correction]));
  const statement = sql`
    insert into offer_upload_correction (seller_id, upload_id, row_number, field, value)
    select ${key.sellerId}::uuid, ${key.uploadId}::uuid, r."rowNumber", r.field, r.value
    from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as r ("rowNumber" integer, field text, value text)
    on conflict (seller_id, upload_id, row_number, field) do update set value = excluded.value`;
  await db.rows(statement);
}

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
