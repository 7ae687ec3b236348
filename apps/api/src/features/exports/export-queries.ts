import { exportColumns, type ExportKey, type ExportRecord } from '../../owners/exports/export-write-queries.ts';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

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

/** Whose rows an export is made of, beside the seller itself. */
export function findExportingSeller(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('seller').select(['brand', 'country_code']).where('id', '=', sellerId));
}
