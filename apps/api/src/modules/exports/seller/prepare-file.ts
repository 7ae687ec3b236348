import { limits } from '@offizin/domain/limits';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type pg from 'pg';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import type { ExportKey, ExportRecord } from '../write/export-write-queries.ts';
import { findExport, findExportingSeller } from '../write/export-queries.ts';
import { finishExport } from './finish-export.ts';
import { writeArchive } from './write-archive.ts';
import { type ArchiveContents, type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';

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

/** What there is of an export after its first transaction: the file itself, or the files that go into it. */
type Begun =
  | 'gone'
  | 'waits'
  | { readonly file: Buffer | null; readonly rows: number; readonly missing: number }
  | { readonly archive: ArchiveContents };

interface Asked {
  readonly wanted: ExportRecord;
  readonly now: Date;
}

/** Whether it is worth waiting: something of the file is being made, and it was not asked for long ago. */
async function waits(db: SellerDb, { pending }: ExportSource, { wanted, now }: Asked): Promise<boolean> {
  if (pending === undefined || now >= secondsAfter(wanted.requested_at, limits.exportWaits)) return false;
  return (await pending(db, wanted.question, now)).soon > 0;
}

/** Writes the file of an export that still waits for it; `onRows` gets how many rows are written, of how many where that is known. */
export async function prepareFile(
  { pool, sources }: ExportMeans,
  { now, ...key }: ExportTask,
  onRows: (rows: number, total: number) => void,
): Promise<'done' | 'waits'> {
  const began = new Date(now);
  const expiresAt = secondsAfter(began, limits.exportLifetime);
  const begun = await withSellerOfJob(pool, key.sellerId, async (db): Promise<Begun> => {
    const [wanted, seller] = await Promise.all([findExport(db, key), findExportingSeller(db, key.sellerId)]);
    if (wanted?.status !== 'preparing' || seller === undefined) return 'gone';
    const source = sourceFor(sources, wanted.question);
    if (await waits(db, source, { wanted, now: began })) return 'waits';
    const reader = {
      seller: { sellerId: key.sellerId, brand: seller.brand, market: seller.country_code },
      locale: wanted.locale,
      timeZone: wanted.time_zone,
      now: began,
      clock: clockOf(wanted.time_zone),
    };
    if ('files' in source) return { archive: await source.files(db, wanted.question, reader) };
    const opened = await source.open(db, wanted.question, reader);
    if (opened === null) return { file: null, rows: 0, missing: 0 };
    let rows = 0;
    const file = await opened.write({
      format: wanted.format,
      onRows: (written) => {
        rows = written;
        onRows(written, 0);
      },
    });
    return { file, rows, missing: opened.missing };
  });
  if (begun === 'waits') return begun;
  if (begun === 'gone') return 'done';
  if ('archive' in begun) {
    await writeArchive(pool, key, { ...begun.archive, expiresAt, onRows });
    return 'done';
  }
  const status = begun.file === null ? 'failed' : 'ready';
  await withSellerOfJob(pool, key.sellerId, (db) => finishExport(db, key, { ...begun, status, expiresAt }));
  return 'done';
}
