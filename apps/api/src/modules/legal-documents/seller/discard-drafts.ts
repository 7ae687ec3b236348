import type { api } from '@offizin/contract/api';
import { readDocument } from '../write/legal-view.ts';
import { deleteDraft } from '../write/legal-write-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { seenDrafts } from './seen-drafts.ts';
import { releaseFile } from './write-draft.ts';

/** Takes drafts away; what is public stays as it is. */
export async function discardDrafts({ db, params, body, now, fail }: InputOf<typeof api.legalDocuments.discardDrafts>) {
  const { type } = params;
  for (const { language, content } of await seenDrafts(db, { type, seen: body.drafts, fail })) {
    await deleteDraft(db, type, language);
    await releaseFile(db, content, now);
  }
  await announce(db, { topic: 'legal', payload: { type } });
  return readDocument(db, type, now);
}
