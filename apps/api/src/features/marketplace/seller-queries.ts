import type { SellerRecord } from '@offizin/contract/marketplace-records';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';

/** Writes a seller by the marketplace's own id; its locale is taken only when it is new. Returns the portal's id. */
export async function upsertSeller(
  db: MarketplaceDb,
  { brand, externalId }: { brand: BrandId; externalId: string },
  record: SellerRecord,
): Promise<string> {
  const decided = {
    name: record.name,
    status: record.status,
    business_type: record.businessType,
    configuration_id: record.marketplaceConfiguration.id,
    marketplace_type: record.marketplaceConfiguration.type,
    gold_partner: record.goldPartner,
    upload_formats: record.uploadFormats,
    services: JSON.stringify(record.services),
    street: record.address.street,
    postal_code: record.address.postalCode,
    city: record.address.city,
    region: record.address.region,
    country_code: record.address.countryCode,
    opening_hours: JSON.stringify(record.openingHours),
    closures: JSON.stringify(record.closures),
  };
  const [row] = await db.rows(
    query
      .insertInto('seller')
      .values({ brand, external_id: externalId, locale: record.locale, ...decided })
      .onConflict((conflict) => conflict.columns(['brand', 'external_id']).doUpdateSet(decided))
      .returning('id'),
  );
  if (row === undefined) throw new Error('the seller was not written');
  return row.id;
}

/** Until the transaction ends nobody else writes users of the brand: what is free stays free. */
export async function lockUsers(db: MarketplaceDb, brand: BrandId): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('users ' || ${brand}::text, 0))`);
}

/** The users of a brand that have one of these names or e-mail addresses. */
export function findUsersLike(db: MarketplaceDb, brand: BrandId, users: SellerRecord['users']) {
  const names = users.map((user) => user.username.toLowerCase());
  const emails = users.map((user) => user.email.toLowerCase());
  return db.rows(
    query
      .selectFrom('user_account as u')
      .innerJoin('seller as s', 's.id', 'u.seller_id')
      .select([
        's.external_id as seller',
        sql<string>`lower(u.username)`.as('username'),
        sql<string>`lower(u.email)`.as('email'),
        sql<boolean>`u.password_hash is not null`.as('hasPassword'),
      ])
      .where('u.brand', '=', brand)
      .where((by) =>
        by.or([
          by(sql<string>`lower(u.username)`, '=', sql<string>`any(${names}::text[])`),
          by(sql<string>`lower(u.email)`, '=', sql<string>`any(${emails}::text[])`),
        ]),
      ),
  );
}

export type KnownUser = Awaited<ReturnType<typeof findUsersLike>>[number];

export function findSellers(db: MarketplaceDb, brand: BrandId, externalIds: readonly string[]) {
  return db.rows(
    query
      .selectFrom('seller')
      .select(['id', 'external_id', 'country_code', 'region', 'opening_hours', 'closures'])
      .where('brand', '=', brand)
      .where('external_id', '=', sql<string>`any(${[...externalIds]}::text[])`),
  );
}

export type ShopRow = Awaited<ReturnType<typeof findSellers>>[number];
