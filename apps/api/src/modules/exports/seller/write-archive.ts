import { limits } from '@offizin/domain/limits';
import { type ZippedEntry, zipEnd, zipEntry } from '@offizin/spreadsheet/zip/write-zip';
import type pg from 'pg';
import { notify } from '../../notifications/write/notify-queries.ts';
import { type ExportKey, insertExportPart } from '../write/export-write-queries.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ArchiveContents, ArchivedFile } from '../../../platform/exports/export-source.ts';
import { findExportParts } from '../write/export-queries.ts';
import { finishExport } from './finish-export.ts';

/** How far an archive is. */
interface Kept {
  readonly parts: number;
  readonly entries: readonly ZippedEntry[];
  readonly bytes: number;
}

async function findKept(db: SellerDb, key: ExportKey): Promise<Kept> {
  const parts = await findExportParts(db, key);
  return {
    parts: parts.length,
    entries: parts.flatMap(({ entries }) => entries),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Packs files until the part is large enough; says how many there are after each. */
async function pack(
  db: SellerDb,
  files: readonly ArchivedFile[],
  { offset, onFile }: { offset: number; onFile: (packed: number) => void },
) {
  const chunks: Buffer[] = [];
  const entries: ZippedEntry[] = [];
  let bytes = 0;
  for (const { name, read } of files) {
    if (bytes >= limits.exportPartBytes) break;
    const packing = zipEntry({ name, content: [await read(db)] }, offset + bytes);
    let next = await packing.next();
    while (next.done !== true) {
      chunks.push(next.value);
      bytes += next.value.length;
      next = await packing.next();
    }
    entries.push(next.value);
    onFile(entries.length);
  }
  return { entries, content: Buffer.concat(chunks) };
}

interface Archive extends ArchiveContents {
  readonly expiresAt: Date;
  readonly onRows: (rows: number, total: number) => void;
}

/** Writes an archive part by part, each in a transaction of its own, and goes on behind the parts that are there (INV-01). */
export async function writeArchive(
  pool: pg.Pool,
  key: ExportKey,
  { files, missing, list, notice, expiresAt, onRows }: Archive,
): Promise<void> {
  let kept = await withSellerOfJob(pool, key.sellerId, (db) => findKept(db, key));
  const names = new Set(kept.entries.map(({ name }) => name));
  const waiting = files.filter(({ name }) => !names.has(name));
  const total = kept.entries.length + waiting.length;
  while (kept.entries.length < total) {
    const { parts, entries, bytes } = kept;
    const done = entries.length;
    const part = await withSellerOfJob(pool, key.sellerId, async (db) => {
      const packed = await pack(db, waiting.slice(done - names.size), {
        offset: bytes,
        onFile: (count) => onRows(done + count, total),
      });
      await insertExportPart(db, key, { no: parts, ...packed });
      return packed;
    });
    kept = { parts: parts + 1, entries: [...entries, ...part.entries], bytes: bytes + part.content.length };
  }
  const { parts, entries, bytes } = kept;
  const named = list === null || missing === 0 ? [] : [list];
  const lists = named.map(({ name, content }) => ({
    name,
    read: () => Promise.resolve(Buffer.from(`\ufeff${content}`)),
  }));
  await withSellerOfJob(pool, key.sellerId, async (db) => {
    const last = await pack(db, lists, { offset: bytes, onFile: () => {} });
    const end = zipEnd([...entries, ...last.entries], bytes + last.content.length);
    await insertExportPart(db, key, { no: parts, entries: [], content: Buffer.concat([last.content, end]) });
    await finishExport(db, key, { status: 'ready', rows: total, missing, file: null, expiresAt });
    if (notice !== undefined) await notify(db, notice(key.exportId));
  });
}
