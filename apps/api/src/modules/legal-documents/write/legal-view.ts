import type { LegalDocument, LegalDraft, PublishedVersion } from '@offizin/contract/legal-documents/seller';
import { legalTypes, type LegalType, versionsInForce } from '@offizin/domain/legal-documents/legal-documents';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type DraftRow, findContents, findDrafts, findLinks, findVersions, type VersionRow } from './legal-queries.ts';

export const draftView = ({ language, version, content, savedAt, savedBy }: DraftRow): LegalDraft => ({
  language,
  version,
  content,
  savedAt: savedAt.toISOString(),
  savedBy,
});

export const versionView = ({ publishedAt, ...version }: VersionRow): PublishedVersion => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
});

/** What was in force at an instant, of every type in every language, with what it says. */
export async function readInForce(db: SellerDb, at: string): Promise<PublishedVersion[]> {
  const versions = (await findVersions(db)).map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  const keys = legalTypes.flatMap((type) =>
    versionsInForce(
      versions.filter((each) => each.type === type),
      at,
    ),
  );
  return (await findContents(db, keys)).map(versionView);
}

/** The documents of the shop as its own people see them. */
export async function readDocuments(db: SellerDb, now: Date): Promise<LegalDocument[]> {
  const [versions, drafts, links] = [await findVersions(db), await findDrafts(db), await findLinks(db)];
  const live = await readInForce(db, now.toISOString());
  const silentSince = ({ type, language }: PublishedVersion) =>
    links.find((link) => link.type === type && link.language === language)?.silentSince?.toISOString() ?? null;
  return legalTypes.map((type) => ({
    type,
    drafts: drafts.filter((draft) => draft.type === type).map(draftView),
    live: live.filter((version) => version.type === type).map((each) => ({ ...each, silentSince: silentSince(each) })),
    versions: numbered(versions.filter((version) => version.type === type)),
  }));
}

/** Rows of languages as versions, the newest first. */
function numbered(rows: Awaited<ReturnType<typeof findVersions>>): LegalDocument['versions'] {
  return [...new Set(rows.map(({ number }) => number))].flatMap((number) => {
    const same = rows.filter((row) => row.number === number);
    const [first] = same;
    if (first === undefined) return [];
    const languages = same.map(({ language }) => language).toSorted();
    return { number, publishedAt: first.publishedAt.toISOString(), publishedBy: first.publishedBy, languages };
  });
}

export async function readDocument(db: SellerDb, type: LegalType, now: Date): Promise<LegalDocument> {
  const found = (await readDocuments(db, now)).find((document) => document.type === type);
  return found ?? { type, drafts: [], live: [], versions: [] };
}
