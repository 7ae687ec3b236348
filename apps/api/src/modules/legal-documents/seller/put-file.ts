import { randomBytes } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { insertFile, removeUnattached, setAttached } from '../../files/write/stored-file-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import { documentName, imageKey, pdfType } from '../../../platform/files/media.ts';
import { pdfFaultOf } from '../../../platform/files/read-pdf.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { seenDraft, writeDraft } from './write-draft.ts';

type Put = InputOf<typeof api.legalDocuments.putFile>;

/** Writes the file under a random name; what is not attached in the end is removed by its job. */
async function keepFile({ app, session, params, query, body, now, fail }: Put): Promise<string> {
  const store = app.files ?? fail('files.unavailable');
  const id = randomBytes(16).toString('hex');
  const isKept = await withSeller(app.pool, session, async (db) => {
    // What is refused in the end leaves no file.
    await seenDraft(db, { session, fail }, { ...params, version: query.version });
    if (!(await insertFile(db, session, { id, bytes: body.length, names: [documentName], now }))) return false;
    await removeUnattached(db, id, secondsAfter(now, limits.replacedFileKept));
    return true;
  });
  if (!isKept) fail('files.full');
  try {
    await store.put(imageKey(id, documentName), body, pdfType);
  } catch (error) {
    app.log.error({ err: error }, 'a legal document was not stored');
    fail('files.unavailable');
  }
  return id;
}

/** Takes a PDF file as a draft: one that can only be read. */
export async function putFile(input: Put) {
  const { app, session, params, query, body, now, fail } = input;
  const fault = pdfFaultOf(body);
  if (fault !== null) return fail(fault);
  const fileId = await keepFile(input);
  const { fileName, version } = query;
  return withSeller(app.pool, session, async (db) => {
    await setAttached(db, { sellerId: session.sellerId, fileId }, true);
    const content = { kind: 'file', fileId, fileName, bytes: body.length } as const;
    return writeDraft(db, { session, now, fail }, { ...params, version, content });
  });
}
