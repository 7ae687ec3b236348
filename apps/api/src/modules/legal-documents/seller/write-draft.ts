import { brands } from '@offizin/domain/brand/brands';
import type { LegalDraft } from '@offizin/contract/legal-documents/seller';
import { languageOf } from '@offizin/domain/brand/visitor-locales';
import type { LegalContent, LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { removeUnattached, setAttached } from '../../files/write/stored-file-queries.ts';
import { type DraftRow, findContents, findDrafts, findVersions } from '../write/legal-queries.ts';
import { draftView } from '../write/legal-view.ts';
import { lockType, putDraft } from '../write/legal-write-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';

export const isLanguageOf = ({ brand }: Pick<ActiveSession, 'brand'>, language: string): boolean =>
  brands[brand].visitorLocales.some((locale) => languageOf(locale) === language);

/** The file of a draft goes with it, unless a version shows it. */
export async function releaseFile(db: SellerDb, content: LegalContent | undefined, now: Date): Promise<void> {
  if (content?.kind !== 'file') return;
  const { fileId } = content;
  const versions = await findContents(db, await findVersions(db));
  const isShown = versions.some((each) => each.content.kind === 'file' && each.content.fileId === fileId);
  if (isShown) return;
  await setAttached(db, { sellerId: db.sellerId, fileId }, false);
  await removeUnattached(db, fileId, now);
}

interface Writing {
  readonly session: ActiveSession;
  readonly now: Date;
  readonly fail: Fail<'settings.version_conflict' | 'request.invalid'>;
}

interface Written {
  readonly type: LegalType;
  readonly language: string;
  /** Which state was seen. */
  readonly version: number;
  readonly content: LegalContent;
}

/** The draft that is there, held until the commit; refused where it is another one than somebody saw. */
export async function seenDraft(
  db: SellerDb,
  { session, fail }: Omit<Writing, 'now'>,
  { type, language, version }: Omit<Written, 'content'>,
): Promise<DraftRow | undefined> {
  if (!isLanguageOf(session, language))
    fail('request.invalid', { errors: [{ path: 'params.language', code: 'field.not_available' }] });
  await lockType(db, type);
  const found = (await findDrafts(db)).find((draft) => draft.type === type && draft.language === language);
  if ((found?.version ?? 0) !== version)
    fail('settings.version_conflict', { current: found === undefined ? null : draftView(found) });
  return found;
}

/** Puts a draft in the place of the one that was seen. */
export async function writeDraft(
  db: SellerDb,
  { session, now, fail }: Writing,
  { type, language, version, content }: Written,
): Promise<LegalDraft> {
  const before = await seenDraft(db, { session, fail }, { type, language, version });
  const saved = { type, language, version: version + 1, content, savedAt: now, savedBy: session.userName };
  await putDraft(db, session, saved);
  await releaseFile(db, before?.content, now);
  await announce(db, { topic: 'legal', payload: { type } });
  return draftView(saved);
}
