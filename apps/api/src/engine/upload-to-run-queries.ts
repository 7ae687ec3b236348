import type { UnreadableField } from '@offizin/domain/sync/facts';
import type { OwnHeaders } from '@offizin/domain/uploads/own-headers';
import { sql } from 'kysely';
import { readCopy } from '../platform/db/copy/copy-reader.ts';
import { query } from '../platform/db/scopes/query.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import { countsNow, findRunsOfUpload, isOpenRow } from '../modules/uploads/write/rows-now-queries.ts';
import type { UploadKey } from '../modules/uploads/write/upload-write-queries.ts';
import type { RowOfRun } from './newer-queries.ts';

export function findUploadToRun(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.first(
    query
      .selectFrom('offer_upload as u')
      // The file is that of the upload which is corrected, and so is where it came from.
      .innerJoin('offer_upload as f', (join) =>
        join.onRef('f.seller_id', '=', 'u.seller_id').on('f.id', '=', sql<string>`coalesce(u.corrects, u.id)`),
      )
      .select(['u.state', 'u.type', 'u.file_name', 'u.locale', 'u.corrections', 'u.uploaded_by', 'u.impersonated_by'])
      .select(['u.corrects', 'f.source'])
      .where('u.seller_id', '=', sellerId)
      .where('u.id', '=', uploadId),
  );
}

/** The uploaded file; copied, because a query would bring it as text of twice the length. */
export async function readUploadFile(db: SellerDb, { sellerId, uploadId }: UploadKey): Promise<Buffer> {
  const copy = sql`
    copy (select content from offer_upload_file
      where seller_id = ${sql.lit(sellerId)}::uuid and upload_id = ${sql.lit(uploadId)}::uuid)
    to stdout (format binary)`;
  let file: Buffer | undefined;
  await readCopy(db.copyOut(copy), (row) => {
    file = row.bytes(0);
  });
  if (file === undefined) throw new Error('the upload has no file');
  return file;
}

/** The corrections of the cells of a file: of an upload that corrects an applied one, behind those that were applied with the file and since. */
export function findCorrections(db: SellerDb, { sellerId, uploadId }: UploadKey, corrects: string | null) {
  const statement = sql<{ rowNumber: number; field: UnreadableField | 'product'; value: string; own: boolean }>`
    select c.row_number as "rowNumber", c.field, c.value, c.upload_id = ${uploadId}::uuid as own
    from offer_upload_correction c join offer_upload u on u.seller_id = c.seller_id and u.id = c.upload_id
    where c.seller_id = ${sellerId}::uuid and (u.id in (${uploadId}::uuid, ${corrects}::uuid)
      or (u.corrects = ${corrects}::uuid and u.state = 'applied'))
    order by own, u.apply_run`;
  return db.rows(statement);
}

/** These rows of an applied upload, as they were judged last. */
export async function findRowsBefore(db: SellerDb, key: UploadKey, rowNumbers: readonly number[]): Promise<RowOfRun[]> {
  const runs = await findRunsOfUpload(db, key);
  if (runs === undefined || rowNumbers.length === 0) return [];
  const statement = sql<RowOfRun>`
    select r.row_number as "rowNumber", r.run_no as "runNo", r.product_no as "productNo", r.code, r.gtin
    from run_row r where ${countsNow(runs)} and ${isOpenRow} and r.row_number = any(${[...rowNumbers]}::integer[])`;
  return db.rows(statement);
}

/** How the seller's feed names its columns, and its limits: its held list is read as it was when it came. */
export function findFeedReading(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('feed').select(['mapping', 'brake']).where('seller_id', '=', sellerId));
}

/** What the seller said that identifiers mean, by `choiceKey`: the number of a product, or null for a new one. */
export async function findChoices(db: SellerDb, sellerId: string): Promise<Map<string, number | null>> {
  const rows = await db.rows(
    query.selectFrom('match_choice').select(['identifier', 'product_no']).where('seller_id', '=', sellerId),
  );
  return new Map(rows.map((row) => [row.identifier, row.product_no]));
}

/** What the seller said that columns of its files are. */
export async function findOwnHeaders(db: SellerDb, sellerId: string): Promise<OwnHeaders> {
  const rows = await db.rows(query.selectFrom('own_header').select(['key', 'field']).where('seller_id', '=', sellerId));
  return new Map(rows.map(({ key, field }) => [key, field]));
}
