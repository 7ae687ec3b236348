import { sql } from 'kysely';
import { readCopy } from '../platform/db/db-copy-reader.ts';
import { query } from '../platform/db/db-query.ts';
import type { SellerDb } from '../platform/db/db-scopes.ts';
import type { UploadKey } from '../owners/uploads/upload-write-queries.ts';

export function findUploadToRun(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.first(
    query
      .selectFrom('offer_upload')
      .select(['state', 'type', 'file_name', 'locale', 'corrections', 'uploaded_by', 'impersonated_by'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId),
  );
}

const copyOfFile = `
  copy (select content from offer_upload_file
    where seller_id = current_seller() and upload_id = current_setting('app.upload_id')::uuid)
  to stdout (format binary)`;

/** The uploaded file; copied, because a query would bring it as text of twice the length. */
export async function readUploadFile(db: SellerDb, { uploadId }: UploadKey): Promise<Buffer> {
  const name = sql`select set_config('app.upload_id', ${uploadId}, true)`;
  await db.rows(name);
  let file: Buffer | undefined;
  await readCopy(db.copyOut(copyOfFile), (row) => {
    file = row.bytes(0);
  });
  if (file === undefined) throw new Error('the upload has no file');
  return file;
}

export function findCorrections(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.rows(
    query
      .selectFrom('offer_upload_correction')
      .select(['row_number', 'field', 'value'])
      .where('seller_id', '=', sellerId)
      .where('upload_id', '=', uploadId),
  );
}

export async function findChoices(db: SellerDb, sellerId: string): Promise<Map<string, number>> {
  const rows = await db.rows(
    query.selectFrom('match_choice').select(['identifier', 'product_no']).where('seller_id', '=', sellerId),
  );
  return new Map(rows.map((row) => [row.identifier, row.product_no]));
}
