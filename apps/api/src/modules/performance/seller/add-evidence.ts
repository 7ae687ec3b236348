import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { keepDocument, readDocument } from '../../files/write/keep-document.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { evidenceNames } from '../write/evidence-files.ts';

/** Takes a file for a dispute; it goes again if it is never sent. */
export async function addEvidence({ app, session, query, body, now, fail }: InputOf<typeof api.disputes.addEvidence>) {
  const document = await readDocument(body, evidenceNames, fail);
  const fileId = await keepDocument({ app, owner: session, now, unsent: limits.evidenceUnsent, fail }, document);
  return { fileId, fileName: query.fileName, bytes: document.content.length };
}
