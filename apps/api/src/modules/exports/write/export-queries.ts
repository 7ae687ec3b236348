import { exportColumns, type ExportKey, type ExportRecord } from './export-write-queries.ts';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export function findExport(db: SellerDb, { sellerId, exportId }: ExportKey): Promise<ExportRecord | undefined> {
  return db.first(
    query.selectFrom('export').select(exportColumns).where('seller_id', '=', sellerId).where('id', '=', exportId),
  );
}

export async function readExportFile(db: SellerDb, { sellerId, exportId }: ExportKey): Promise<Buffer | null> {
  const row = await db.first(
    query.selectFrom('export').select('file').where('seller_id', '=', sellerId).where('id', '=', exportId),
  );
  return row?.file ?? null;
}

const parts = ({ sellerId, exportId }: ExportKey) =>
  query.selectFrom('export_part').where('seller_id', '=', sellerId).where('export_id', '=', exportId);

/** What is kept of an archive so far, without its bytes. */
export function findExportParts(db: SellerDb, key: ExportKey) {
  const bytes = sql<number>`octet_length(content)`.as('bytes');
  return db.rows(parts(key).select(['entries', bytes]).orderBy('no'));
}

/** How many bytes a slice of a part has: so small that what it takes is given back at once, and not when memory runs low. */
const sliceBytes = 64 * 1024;

/** A slice of a part of an archive, by its place; undefined behind its last part, empty behind the last slice of one. */
export async function readExportSlice(
  db: SellerDb,
  { sellerId, exportId }: ExportKey,
  { no, slice }: { readonly no: number; readonly slice: number },
): Promise<Buffer | undefined> {
  // As base64 a third larger, where the driver would read hexadecimal digits, twice as large.
  const found = await db.first(sql<{ slice: string }>`
    select encode(substring(content from ${slice * sliceBytes + 1}::integer for ${sliceBytes}::integer), 'base64') as slice
    from export_part where seller_id = ${sellerId}::uuid and export_id = ${exportId}::uuid and no = ${no}`);
  return found && Buffer.from(found.slice, 'base64');
}

/** Whose rows an export is made of, beside the seller itself. */
export function findExportingSeller(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('seller').select(['brand', 'country_code']).where('id', '=', sellerId));
}
