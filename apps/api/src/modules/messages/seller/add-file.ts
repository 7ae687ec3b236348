import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { keepDocument, readDocument } from '../../files/write/keep-document.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { messageFileNames } from '../write/message-files.ts';

/** Takes a file for a reply; it goes again if it is never sent. */
export async function addFile({ app, session, query, body, now, fail }: InputOf<typeof api.messages.addFile>) {
  const document = await readDocument(body, messageFileNames, fail);
  const fileId = await keepDocument({ app, owner: session, now, unsent: limits.messageFileUnsent, fail }, document);
  return { fileId, fileName: query.fileName, bytes: document.content.length };
}
