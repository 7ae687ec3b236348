import type { sellerStatuses } from '@offizin/contract/sellers/reads';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

interface SellerPage {
  readonly brand: BrandId;
  readonly status: (typeof sellerStatuses)[number] | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of a brand's sellers by their external ids. */
export function findSellerPage(db: MarketplaceDb, { brand, status, after, limit }: SellerPage) {
  let page = query
    .selectFrom('seller')
    .select(['id', 'external_id', 'name', 'status', 'business_type', 'marketplace_type', 'gold_partner'])
    .select(['country_code', 'created_at'])
    .where('brand', '=', brand)
    .orderBy('external_id')
    .limit(limit);
  if (status !== undefined) page = page.where('status', '=', status);
  if (after !== undefined) page = page.where('external_id', '>', after);
  return db.rows(page);
}

/** All of a seller's record that the marketplace may read. */
export function findSellerRecord(db: MarketplaceDb, brand: BrandId, externalId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['id', 'external_id', 'name', 'status', 'business_type', 'configuration_id', 'marketplace_type'])
      .select(['gold_partner', 'upload_formats', 'locale', 'services', 'street', 'postal_code', 'city', 'region'])
      .select(['country_code', 'opening_hours', 'second_factor_required', 'created_at'])
      .where('brand', '=', brand)
      .where('external_id', '=', externalId),
  );
}

/** Who works in a shop, and as what. */
export function findUsersOfSeller(db: MarketplaceDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select(['u.username', 'u.email', 'u.name', 'm.role', 'u.banned', 'm.since', 'm.ends_at'])
      .where('m.seller_id', '=', sellerId)
      .orderBy('u.username'),
  );
}

/** The certificates and contracts of a seller. */
export async function readPermissions(db: MarketplaceDb, sellerId: string) {
  const certificates = await db.rows(
    query
      .selectFrom('seller_certificate')
      .select(['certificate', sql<string | null>`valid_until::text`.as('validUntil')])
      .where('seller_id', '=', sellerId)
      .orderBy('certificate'),
  );
  const contracts = await db.rows(
    query
      .selectFrom('seller_contract')
      .select('product_brand as brand')
      .where('seller_id', '=', sellerId)
      .orderBy('product_brand'),
  );
  return { certificates, contracts: contracts.map(({ brand }) => brand) };
}
