import { randomBytes } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { insertFile, removeUnattached } from '../../files/write/stored-file-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import { imageKey, mediaTypeOf, pdfType } from '../../../platform/files/media.ts';
import { inImageTurn, readImage, UnreadableImage } from '../../../platform/files/read-image.ts';
import { pdfFaultOf } from '../../../platform/files/read-pdf.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { evidenceNames } from '../write/evidence-files.ts';

type Add = InputOf<typeof api.disputes.addEvidence>;

/** What is kept of a file: a PDF that can only be read, or the picture decoded and made again. */
async function readEvidence({ body, fail }: Add): Promise<{ name: string; content: Buffer; mediaType: string }> {
  if (body.toString('latin1', 0, 5) === '%PDF-') {
    const fault = pdfFaultOf(body);
    return fault === null ? { name: evidenceNames.pdf, content: body, mediaType: pdfType } : fail(fault);
  }
  try {
    const { source } = await inImageTurn(() => readImage(body));
    return { name: evidenceNames.picture, content: source, mediaType: mediaTypeOf('webp') };
  } catch (error) {
    if (error instanceof UnreadableImage) return fail(error.code);
    throw error;
  }
}

/** Takes a file for a dispute; it is noted before it is written, and goes again if it is never sent. */
export async function addEvidence(input: Add) {
  const { app, session, query, now, fail } = input;
  const store = app.files ?? fail('files.unavailable');
  const { name, content, mediaType } = await readEvidence(input);
  const id = randomBytes(16).toString('hex');
  const isKept = await withSeller(app.pool, session, async (db) => {
    if (!(await insertFile(db, session, { id, bytes: content.length, names: [name], now }))) return false;
    await removeUnattached(db, id, secondsAfter(now, limits.evidenceUnsent));
    return true;
  });
  if (!isKept) fail('files.full');
  try {
    await store.put(imageKey(id, name), content, mediaType);
  } catch (error) {
    app.log.error({ err: error }, 'evidence was not stored');
    fail('files.unavailable');
  }
  return { fileId: id, fileName: query.fileName, bytes: content.length };
}
