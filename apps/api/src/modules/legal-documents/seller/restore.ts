import type { api } from '@offizin/contract/api';
import { findVersion } from '../write/legal-queries.ts';
import { readDocument } from '../write/legal-view.ts';
import { putDraft } from '../write/legal-write-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { seenDrafts } from './seen-drafts.ts';

/** Begins drafts with what a version says, in all its languages. */
export async function restore({ db, session, params, now, fail }: InputOf<typeof api.legalDocuments.restore>) {
  const { type, number } = params;
  await seenDrafts(db, { type, seen: [], fail });
  const versions = await findVersion(db, type, number);
  if (versions.length === 0) fail('not_found');
  for (const { language, content } of versions)
    await putDraft(db, session, { type, language, version: 1, content, savedAt: now, savedBy: session.userName });
  await announce(db, { topic: 'legal', payload: { type } });
  return readDocument(db, type, now);
}
