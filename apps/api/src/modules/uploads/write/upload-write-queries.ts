import type { Upload, UploadSource } from '@offizin/contract/uploads/upload';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { type UploadAction, uploadTransitions } from '@offizin/domain/uploads/upload-transitions';
import { sql, type Updateable } from 'kysely';
import type { OfferUploadTable } from '../tables.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface UploadKey {
  readonly sellerId: string;
  readonly uploadId: string;
}

export interface NewUpload {
  readonly sellerId: string;
  readonly fileName: string;
  readonly type: UploadType;
  readonly sha256: Buffer;
  readonly content: Buffer;
  readonly locale: LocaleCode;
  readonly uploadedBy: string;
  readonly source: UploadSource;
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
        source: upload.source,
        impersonated_by: upload.impersonatedBy,
        created_at: upload.now,
        check_run: null,
        apply_run: null,
        revert_run: null,
        applied_at: null,
        check_milliseconds: null,
        reading: null,
        reverted: null,
        corrects: null,
        corrected_summary: null,
      })
      .returning('id'),
  );
  if (row === undefined) throw new Error('the upload was not written');
  const file = { seller_id: upload.sellerId, upload_id: row.id, content: upload.content };
  await db.rows(query.insertInto('offer_upload_file').values(file));
  return row.id;
}

/** Puts another file in the place of the one of a checked upload, with what its check found. */
export async function replaceFile(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  file: {
    readonly content: Buffer;
    readonly sha256: Buffer;
    readonly checkRun: number;
    readonly reading: NonNullable<Upload['reading']>;
  },
): Promise<void> {
  const { content, sha256, checkRun, reading } = file;
  const set = { sha256, size: content.length, check_run: checkRun, reading: JSON.stringify(reading) };
  await db.rows(
    query.updateTable('offer_upload').set(set).where('seller_id', '=', sellerId).where('id', '=', uploadId),
  );
  await db.rows(
    query
      .updateTable('offer_upload_file')
      .set({ content })
      .where('seller_id', '=', sellerId)
      .where('upload_id', '=', uploadId),
  );
}

export interface UploadMove {
  readonly action: UploadAction;
  readonly set: Omit<Updateable<OfferUploadTable>, 'state'>;
}

/** Takes an action of the table of transitions, with what goes with it; false when the upload's state forbids it. */
export async function moveUploadIf(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  { action, set }: UploadMove,
): Promise<boolean> {
  const { from, to } = uploadTransitions[action];
  const rows = await db.rows(
    query
      .updateTable('offer_upload')
      .set({ ...set, state: to })
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId)
      .where('state', 'in', from)
      .returning('id'),
  );
  return rows.length > 0;
}

export interface UploadActor {
  readonly userName: string;
  readonly impersonatedBy: string | null;
}

/** Writes down who applies a feed's list; an upload is its sender's. */
export async function nameWhoApplies(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  { userName, impersonatedBy }: UploadActor,
): Promise<void> {
  await db.rows(
    query
      .updateTable('offer_upload')
      .set({ uploaded_by: userName, impersonated_by: impersonatedBy })
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId)
      .where('source', '=', 'feed'),
  );
}

/** Marks a checked upload as corrected once more; false when it is not being looked at. */
export async function markCorrected(db: SellerDb, { sellerId, uploadId }: UploadKey): Promise<boolean> {
  const rows = await db.rows(
    query
      .updateTable('offer_upload')
      .set({ corrections: sql<number>`corrections + 1` })
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId)
      .where('state', 'in', uploadTransitions.correct.from)
      .returning('id'),
  );
  return rows.length > 0;
}

/**
 * The upload that gathers corrections of an applied one, which begins with the first of them; null while the last ones are
 * being applied.
 */
export async function openCorrecting(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  by: { readonly uploadedBy: string; readonly impersonatedBy: string | null; readonly now: Date },
): Promise<string | null> {
  const begin = sql`
    insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, impersonated_by, created_at, reading, corrects)
    select seller_id, file_name, type, size, sha256, 'ready', locale, ${by.uploadedBy}, ${by.impersonatedBy}, ${by.now}, reading, id
    from offer_upload where seller_id = ${sellerId}::uuid and id = ${uploadId}::uuid
    on conflict (seller_id, corrects) where corrects is not null and state in ('ready', 'applying') do nothing
    returning id`;
  await db.rows(begin);
  const found = await db.first(
    query
      .selectFrom('offer_upload')
      .select('id')
      .where('seller_id', '=', sellerId)
      .where('corrects', '=', uploadId)
      .where('state', '=', 'ready'),
  );
  return found?.id ?? null;
}

/** Puts away corrections of an applied upload that were not applied: what they correct is being reverted. */
export async function discardCorrecting(db: SellerDb, { sellerId, uploadId }: UploadKey): Promise<void> {
  await db.rows(
    query
      .updateTable('offer_upload')
      .set({ state: uploadTransitions.discard.to })
      .where('seller_id', '=', sellerId)
      .where('corrects', '=', uploadId)
      .where('state', 'in', uploadTransitions.discard.from),
  );
}
