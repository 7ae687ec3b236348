import { limits } from '@offizin/domain/limits';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type pg from 'pg';
import { secondsAfter } from '../../platform/clock.ts';
import { withSellerOfJob } from '../../platform/db/db-seller-brand.ts';
import type { ExportKey } from '../../owners/exports/export-write-queries.ts';
import { findExport, findExportingSeller } from './export-queries.ts';
import { finishExport } from './finish-export.ts';
import { type ExportSource, sourceFor } from '../../platform/exports/export-source.ts';

export interface ExportTask extends ExportKey {
  /** Milliseconds since 1970. */
  readonly now: number;
}

function clockOf(timeZone: string): (instant: Date) => string {
  const two = (value: number) => String(value).padStart(2, '0');
  return (instant) => {
    const { date, minute } = wallClockAt(instant, timeZone);
    return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
}

export interface ExportMeans {
  readonly pool: pg.Pool;
  readonly sources: readonly ExportSource[];
}

/** Writes the file of an export that still waits for it; `onRows` gets how many rows are written. */
export async function prepareFile(
  { pool, sources }: ExportMeans,
  { now, ...key }: ExportTask,
  onRows: (rows: number) => void,
): Promise<void> {
  let rows = 0;
  const began = new Date(now);
  const file = await withSellerOfJob(pool, key.sellerId, async (db) => {
    const [wanted, seller] = await Promise.all([findExport(db, key), findExportingSeller(db, key.sellerId)]);
    if (wanted?.status !== 'preparing' || seller === undefined) return undefined;
    const write = await sourceFor(sources, wanted.question).open(db, wanted.question, {
      seller: { sellerId: key.sellerId, brand: seller.brand, market: seller.country_code },
      locale: wanted.locale,
      timeZone: wanted.time_zone,
      now: began,
      clock: clockOf(wanted.time_zone),
    });
    if (write === null) return null;
    return write({
      format: wanted.format,
      onRows: (written) => {
        rows = written;
        onRows(written);
      },
    });
  });
  if (file === undefined) return;
  const status = file === null ? 'failed' : 'ready';
  await withSellerOfJob(pool, key.sellerId, (db) =>
    finishExport(db, key, { status, rows, file, expiresAt: secondsAfter(began, limits.exportLifetime) }),
  );
}
