import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

const shopsOf = sql<string[]>`array(
  select s.external_id from membership m join seller s on s.id = m.seller_id where m.user_id = u.id
)`;

/** The users of a brand that have one of these names or e-mail addresses. */
export function findUsersLike(db: MarketplaceDb, brand: BrandId, users: SellerRecord['users']) {
  const names = users.map((user) => user.username.toLowerCase());
  const emails = users.map((user) => user.email.toLowerCase());
  return db.rows(
    query
      .selectFrom('user_account as u')
      .select([
        sql<string>`lower(u.username)`.as('username'),
        sql<string>`lower(u.email)`.as('email'),
        sql<boolean>`u.password_hash is not null`.as('hasPassword'),
        'u.banned',
        shopsOf.as('sellers'),
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
      .select(['id', 'external_id', 'country_code', 'region', 'postal_code', 'opening_hours', 'services'])
      .where('brand', '=', brand)
      .where('external_id', '=', sql<string>`any(${[...externalIds]}::text[])`),
  );
}

export type ShopRow = Awaited<ReturnType<typeof findSellers>>[number];

/** What the portal holds of a seller's record before the marketplace replaces it. */
export function findRecord(db: MarketplaceDb, brand: BrandId, externalId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['id', 'status', 'business_type', 'marketplace_type', 'gold_partner', 'upload_formats', 'services'])
      .select('country_code')
      .where('brand', '=', brand)
      .where('external_id', '=', externalId),
  );
}

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;
/** A user of a seller by its name, whatever the case. */
export function findUserOfSeller(
  db: MarketplaceDb,
  { brand, externalId, username }: { brand: BrandId; externalId: string; username: string },
) {
  return db.first(
    query
      .selectFrom('user_account as u')
      .innerJoin('membership as m', 'm.user_id', 'u.id')
      .innerJoin('seller as s', 's.id', 'm.seller_id')
      .select(['u.id as userId', 's.id as sellerId'])
      .where('u.brand', '=', brand)
      .where('s.external_id', '=', externalId)
      .where(sql<string>`lower(u.username)`, '=', username.toLowerCase()),
  );
}
