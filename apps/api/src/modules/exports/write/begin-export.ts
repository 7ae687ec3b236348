import type { ExportKind } from '@offizin/contract/exports/seller';
import type { KnownValue } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { fullKind } from '@offizin/domain/storage/storage-budget';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ExportSource } from '../../../platform/exports/export-source.ts';
import { enqueueJob, preparedFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { lockStorage } from '../../files/write/storage-lock-queries.ts';
import { bytesExported, type ExportRecord, insertExport, type NewExport } from './export-write-queries.ts';

/** What the history calls a file. */
export const fileWord = (kind: ExportKind): KnownValue => `file_${kind}`;

/** Begins a file of the transaction's seller in the background; the code with which it is refused where there is none or no room. */
export async function beginExport(
  db: SellerDb,
  source: ExportSource,
  wanted: Omit<NewExport, 'sellerId' | 'expiresAt'>,
): Promise<ExportRecord | 'not_found' | 'download.full'> {
  const { sellerId } = db;
  const { question, now } = wanted;
  if (!(await source.exists(db, sellerId, question))) return 'not_found';
  // How large a file gets is known once it is made: one is begun while those before it leave room.
  await lockStorage(db);
  if (fullKind({ export_bytes: await bytesExported(db, sellerId) }) !== null) return 'download.full';
  const row = await insertExport(db, { ...wanted, sellerId, expiresAt: secondsAfter(now, limits.exportLifetime) });
  await enqueueJob(
    db,
    { name: 'prepare_export', payload: { sellerId, exportId: row.id } },
    preparedFilesQueue(sellerId),
  );
  return row;
}
