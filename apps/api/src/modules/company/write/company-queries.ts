import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The sections that were entered. */
export function findSections(db: SellerDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('company_section')
      .select(['section', 'open_values as openValues', 'sealed_values as sealedValues'])
      .select(['version', 'saved_at as savedAt', 'saved_by as savedBy'])
      .where('seller_id', '=', sellerId),
  );
}

export type SectionRow = Awaited<ReturnType<typeof findSections>>[number];

/** What the shop's own record says about its company. */
export function findShop(db: IdentityDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['brand', 'business_type as businessType', 'country_code as country'])
      .select(['street', 'postal_code as postalCode', 'city', 'region'])
      .where('id', '=', sellerId),
  );
}

export function findVatCheck(db: SellerDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('company_vat_check')
      .select(['number_no as numberNo', 'state', 'checked_at as checkedAt'])
      .select(['silent_since as silentSince', 'next_at as nextAt'])
      .where('seller_id', '=', sellerId),
  );
}

export type VatCheckRow = NonNullable<Awaited<ReturnType<typeof findVatCheck>>>;

/** The sellers about whose numbers VIES is to be asked again. */
export function findDueVatChecks(db: MarketplaceDb, { brand, now }: { brand: BrandId; now: Date }) {
  return db.rows(
    query
      .selectFrom('company_vat_check')
      .select('seller_id as sellerId')
      .where('brand', '=', brand)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(500),
  );
}

/** The sellers with secrets. */
export function findSellersWithSecrets(db: MarketplaceDb, brand: BrandId) {
  return db.rows(
    query
      .selectFrom('company_section')
      .select('seller_id as sellerId')
      .distinct()
      .where('brand', '=', brand)
      .where('sealed_values', 'is not', null),
  );
}
