import type { api } from '@offizin/contract/api';
import type { ExportKind } from '@offizin/contract/exports/seller';
import type { KnownValue } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { fullKind } from '@offizin/domain/storage/storage-budget';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob, preparedFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import { type ExportSource, sourceFor } from '../../../platform/exports/export-source.ts';
import { lockStorage } from '../../files/write/storage-lock-queries.ts';
import { bytesExported, insertExport } from '../write/export-write-queries.ts';
import { exportView } from './export-view.ts';
import { exportRefusal } from './export-refusal.ts';

/** What the history calls a file. */
const fileWord = (kind: ExportKind): KnownValue => `file_${kind}`;

async function begin(
  sources: readonly ExportSource[],
  { db, session, body, now, noted, fail }: InputOf<typeof api.exports.start>,
) {
  const { sellerId } = session;
  const { question } = body;
  const refusal = exportRefusal(session, question.kind);
  if (refusal !== null) fail(refusal);
  if (!(await sourceFor(sources, question).exists(db, sellerId, question))) fail('not_found');
  // How large a file gets is known once it is made: one is begun while those before it leave room.
  await lockStorage(db);
  if (fullKind({ export_bytes: await bytesExported(db, sellerId) }) !== null) fail('download.full');
  const row = await insertExport(db, {
    sellerId,
    question,
    format: body.format,
    locale: session.locale,
    timeZone: sellerTimeZone(session),
    now,
    expiresAt: secondsAfter(now, limits.exportLifetime),
  });
  await enqueueJob(
    db,
    { name: 'prepare_export', payload: { sellerId, exportId: row.id } },
    preparedFilesQueue(sellerId),
  );
  noted.note('file', null, fileWord(question.kind));
  noted.note('format', null, body.format);
  return exportView(row, now);
}

/** Begins a file of one of these sources in the background (OFF-04). */
export function startOf(sources: readonly ExportSource[]) {
  return (input: InputOf<typeof api.exports.start>) => begin(sources, input);
}
