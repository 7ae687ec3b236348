import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { type DraftRow, findDrafts } from '../write/legal-queries.ts';
import { draftView } from '../write/legal-view.ts';
import { lockType } from '../write/legal-write-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';

interface Seen {
  readonly type: LegalType;
  readonly seen: readonly { readonly language: string; readonly version: number }[];
  readonly fail: Fail<'settings.version_conflict'>;
}

/** All drafts of a type, held until the commit; refused where they are others than somebody saw. */
export async function seenDrafts(db: SellerDb, { type, seen, fail }: Seen): Promise<DraftRow[]> {
  await lockType(db, type);
  const drafts = (await findDrafts(db)).filter((draft) => draft.type === type);
  const isSeen = ({ language, version }: DraftRow) =>
    seen.some((each) => each.language === language && each.version === version);
  if (drafts.length !== seen.length || !drafts.every(isSeen))
    fail('settings.version_conflict', { current: drafts.map(draftView) });
  return drafts;
}
