import type { ExportState } from '@offizin/contract/exports/seller';
import type { ExportRecord } from '../write/export-write-queries.ts';

/** How far a file is; `stillMissing` is what would be missing if it were made now. */
export function exportView(row: ExportRecord, now: Date, stillMissing = 0): ExportState {
  const expired = row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    kind: row.kind,
    status: expired ? 'expired' : row.status,
    format: row.format,
    rows: row.rows,
    missing: row.missing,
    stillMissing,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
