import { exportColumns, type ExportKey, type ExportRecord } from '../write/export-write-queries.ts';
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

/** A part of an archive; undefined behind its last one. */
export async function readExportPart(db: SellerDb, key: ExportKey, no: number): Promise<Buffer | undefined> {
  return (await db.first(parts(key).select('content').where('no', '=', no)))?.content;
}

/** Whose rows an export is made of, beside the seller itself. */
export function findExportingSeller(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('seller').select(['brand', 'country_code']).where('id', '=', sellerId));
}
