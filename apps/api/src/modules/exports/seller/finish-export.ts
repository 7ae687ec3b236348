import { announce } from '../../events/write/announce-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { endExport, type ExportKey, type ExportResult } from '../write/export-write-queries.ts';

/** Ends an export and announces it to the seller's browsers. */
export async function finishExport(db: SellerDb, key: ExportKey, result: ExportResult): Promise<void> {
  await endExport(db, key, result);
  const { status: state, rows: done } = result;
  await announce(db, { topic: 'export', payload: { exportId: key.exportId, state, done, total: done } });
}
