import { sql } from 'kysely';
import { readCopy } from '../platform/db/db-copy-reader.ts';
import { query } from '../platform/db/db-query.ts';
import type { SellerDb } from '../platform/db/db-scopes.ts';
import type { UploadKey } from '../owners/uploads/upload-write-queries.ts';

export function findUploadToRun(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.first(
    query
      .selectFrom('offer_upload')
      .select(['state', 'type', 'file_name', 'locale', 'corrections', 'uploaded_by', 'impersonated_by', 'source'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', uploadId),
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

export function findCorrections(db: SellerDb, { sellerId, uploadId }: UploadKey) {
  return db.rows(
    query
      .selectFrom('offer_upload_correction')
      .select(['row_number', 'field', 'value'])
      .where('seller_id', '=', sellerId)
      .where('upload_id', '=', uploadId),
  );
}

/** How the seller's feed names its columns, and its limits: its held list is read as it was when it came. */
export function findFeedReading(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('feed').select(['mapping', 'brake']).where('seller_id', '=', sellerId));
}

export async function findChoices(db: SellerDb, sellerId: string): Promise<Map<string, number>> {
  const rows = await db.rows(
    query.selectFrom('match_choice').select(['identifier', 'product_no']).where('seller_id', '=', sellerId),
  );
  return new Map(rows.map((row) => [row.identifier, row.product_no]));
}
