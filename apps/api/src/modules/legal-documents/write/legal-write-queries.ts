import type { LegalContent, LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';
import { sql } from 'kysely';

/** Lets one call at a time change the documents of a type. */
export async function lockType(db: SellerDb, type: LegalType): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`legal/${db.sellerId}/${type}`}, 0))`);
}

export interface SavedDraft {
  readonly type: LegalType;
  readonly language: string;
  readonly version: number;
  readonly content: LegalContent;
  readonly savedAt: Date;
  readonly savedBy: string;
}

export async function putDraft(db: SellerDb, { brand }: SellerOfBrand, draft: SavedDraft): Promise<void> {
  const saved = {
    content: JSON.stringify(draft.content),
    version: draft.version,
    saved_at: draft.savedAt,
    saved_by: draft.savedBy,
  };
  await db.rows(
    query
      .insertInto('legal_draft')
      .values({ seller_id: db.sellerId, brand, type: draft.type, language: draft.language, ...saved })
      .onConflict((conflict) => conflict.columns(['seller_id', 'type', 'language']).doUpdateSet(saved)),
  );
}

export async function deleteDraft(db: SellerDb, type: LegalType, language: string): Promise<void> {
  await db.rows(
    query
      .deleteFrom('legal_draft')
      .where('seller_id', '=', db.sellerId)
      .where('type', '=', type)
      .where('language', '=', language),
  );
}

export interface NewVersion {
  readonly type: LegalType;
  readonly number: number;
  readonly language: string;
  readonly content: LegalContent;
  readonly publishedAt: Date;
  readonly publishedBy: string;
}

export async function insertVersion(db: SellerDb, { brand }: SellerOfBrand, version: NewVersion): Promise<void> {
  const { type, number, language, content, publishedAt, publishedBy } = version;
  await db.rows(
    query.insertInto('legal_version').values({
      seller_id: db.sellerId,
      brand,
      type,
      number,
      language,
      content: JSON.stringify(content),
      published_at: publishedAt,
      published_by: publishedBy,
    }),
  );
}

interface Link {
  readonly type: LegalType;
  readonly language: string;
}

/** A link that was published is looked at soon; null where the version in force is none. */
export async function putLink(
  db: SellerDb,
  { brand }: SellerOfBrand,
  { type, language, url, now }: Link & { readonly url: string | null; readonly now: Date },
): Promise<void> {
  if (url === null) {
    const all = query.deleteFrom('legal_link').where('seller_id', '=', db.sellerId);
    await db.rows(all.where('type', '=', type).where('language', '=', language));
    return;
  }
  const looked = { url, silent_since: null, next_at: now };
  await db.rows(
    query
      .insertInto('legal_link')
      .values({ seller_id: db.sellerId, brand, type, language, ...looked })
      .onConflict((conflict) => conflict.columns(['seller_id', 'type', 'language']).doUpdateSet(looked)),
  );
}

/** Notes whether a link answers, unless another one took its place meanwhile. */
export async function noteLink(
  db: SellerDb,
  { type, language, url }: Link & { readonly url: string },
  { silentSince, nextAt }: { readonly silentSince: Date | null; readonly nextAt: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('legal_link')
      .set({ silent_since: silentSince, next_at: nextAt })
      .where('seller_id', '=', db.sellerId)
      .where('type', '=', type)
      .where('language', '=', language)
      .where('url', '=', url),
  );
}
