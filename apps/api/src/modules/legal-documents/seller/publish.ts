import type { api } from '@offizin/contract/api';
import { type LegalContent, legalLink, nextNumber } from '@offizin/domain/legal-documents/legal-documents';
import { findVersions } from '../write/legal-queries.ts';
import { readDocument } from '../write/legal-view.ts';
import { deleteDraft, insertVersion, putLink } from '../write/legal-write-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { insertProfileChanged } from '../../events/write/marketplace-event-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { seenDrafts } from './seen-drafts.ts';

/** What is published of a draft; null where it says nothing yet. */
function published(content: LegalContent): LegalContent | null {
  if (content.kind === 'free_text') return content.text.trim() === '' ? null : content;
  if (content.kind === 'file') return content;
  const url = legalLink(content.url);
  return url === null ? null : { kind: 'link', url };
}

/** Puts the drafts of a type into force as its next version, from this moment on. */
export async function publish({
  db,
  session,
  params,
  body,
  noted,
  now,
  fail,
}: InputOf<typeof api.legalDocuments.publish>) {
  const { type } = params;
  const drafts = await seenDrafts(db, { type, seen: body.drafts, fail });
  const number = nextNumber((await findVersions(db)).filter((version) => version.type === type));
  for (const { language, content: written } of drafts) {
    const path = `body.drafts.${body.drafts.findIndex((draft) => draft.language === language)}`;
    const content = published(written) ?? fail('request.invalid', { errors: [{ path, code: 'field.invalid' }] });
    await insertVersion(db, session, {
      type,
      number,
      language,
      content,
      publishedAt: now,
      publishedBy: session.userName,
    });
    await deleteDraft(db, type, language);
    const url = content.kind === 'link' ? content.url : null;
    await putLink(db, session, { type, language, url, now });
    const payload = { sellerId: session.sellerId, type, language };
    if (url !== null) await enqueueJob(db, { name: 'check_legal_link', payload });
  }
  noted.note(type, number === 1 ? null : number - 1, number);
  await insertProfileChanged(db, { section: 'legal', now });
  await announce(db, { topic: 'legal', payload: { type } });
  return readDocument(db, type, now);
}
