import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Every version of the shop, without what it says. */
export function findVersions(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('legal_version')
      .select(['type', 'number', 'language', 'published_at as publishedAt', 'published_by as publishedBy'])
      .where('seller_id', '=', db.sellerId)
      .orderBy('number', 'desc'),
  );
}

export interface VersionKey {
  readonly type: LegalType;
  readonly number: number;
  readonly language: string;
}

/** What versions say. */
export function findContents(db: SellerDb, keys: readonly VersionKey[]) {
  if (keys.length === 0) return Promise.resolve([]);
  return db.rows(
    query
      .selectFrom('legal_version')
      .select(['type', 'number', 'language', 'content', 'published_at as publishedAt', 'published_by as publishedBy'])
      .where('seller_id', '=', db.sellerId)
      .where((by) => by.or(keys.map(({ type, number, language }) => by.and({ type, number, language })))),
  );
}

export type VersionRow = Awaited<ReturnType<typeof findContents>>[number];

/** One version in its languages. */
export function findVersion(db: SellerDb, type: LegalType, number: number) {
  return db.rows(
    query
      .selectFrom('legal_version')
      .select(['type', 'number', 'language', 'content', 'published_at as publishedAt', 'published_by as publishedBy'])
      .where('seller_id', '=', db.sellerId)
      .where('type', '=', type)
      .where('number', '=', number)
      .orderBy('language'),
  );
}

export function findDrafts(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('legal_draft')
      .select(['type', 'language', 'version', 'content', 'saved_at as savedAt', 'saved_by as savedBy'])
      .where('seller_id', '=', db.sellerId)
      .orderBy('language'),
  );
}

export type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number];

export function findLinks(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('legal_link')
      .select(['type', 'language', 'url', 'silent_since as silentSince'])
      .where('seller_id', '=', db.sellerId),
  );
}

export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** The sellers of a brand with links to look at. */
export function findSellersWithDueLinks(db: MarketplaceDb, { brand, now }: { brand: BrandId; now: Date }) {
  return db.rows(
    query
      .selectFrom('legal_link')
      .select('seller_id as sellerId')
      .distinct()
      .where('brand', '=', brand)
      .where('next_at', '<=', now)
      .limit(500),
  );
}

/** The links of the seller that are due for a look. */
export function findDueLinks(db: SellerDb, now: Date) {
  return db.rows(
    query
      .selectFrom('legal_link')
      .select(['type', 'language'])
      .where('seller_id', '=', db.sellerId)
      .where('next_at', '<=', now),
  );
}
