import { limits } from '@offizin/domain/limits';
import type pg from 'pg';
import { secondsAfter } from '../../platform/clock.ts';
import { withSeller } from '../../platform/db/db-scopes.ts';
import { type ExportKey, findExport, findExportingSeller, finishExport } from './export-queries.ts';
import { writeExport } from '../../platform/exports/export-source.ts';

export interface ExportTask extends ExportKey {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Writes the file of an export that still waits for it; `onRows` is told how many rows are written. */
export async function prepareFile(
  pool: pg.Pool,
  { now, ...key }: ExportTask,
  onRows: (rows: number) => void,
): Promise<void> {
  let rows = 0;
  const began = new Date(now);
  const file = await withSeller(pool, key.sellerId, async (db) => {
    const [wanted, seller] = await Promise.all([findExport(db, key), findExportingSeller(db, key.sellerId)]);
    if (wanted?.status !== 'preparing' || seller === undefined) return undefined;
    return writeExport(db, wanted.question, {
      seller: { sellerId: key.sellerId, brand: seller.brand, market: seller.country_code },
      locale: wanted.locale,
      timeZone: wanted.time_zone,
      now: began,
      format: wanted.format,
      onRows: (written) => {
        rows = written;
        onRows(written);
      },
    });
  });
  if (file === undefined) return;
  const status = file === null ? 'failed' : 'ready';
  await withSeller(pool, key.sellerId, (db) =>
    finishExport(db, key, { status, rows, file, expiresAt: secondsAfter(began, limits.exportLifetime) }),
  );
}
