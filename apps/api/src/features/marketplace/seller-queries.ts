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

/** Which of these users would take the e-mail address that another user of the brand has. */
export async function findTakenEmails(
  db: MarketplaceDb,
  brand: BrandId,
  users: readonly { readonly username: string; readonly email: string }[],
) {
  const emails = users.map((user) => user.email.toLowerCase());
  const owners = await db.rows(
    query
      .selectFrom('user_account')
      .select([sql<string>`lower(email)`.as('email'), sql<string>`lower(username)`.as('username')])
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', sql<string>`any(${emails}::text[])`),
  );
  const ownerOf = new Map(owners.map((owner) => [owner.email, owner.username]));
  const first = new Map<string, string>();
  return users.flatMap(({ username, email }, index) => {
    const [name, address] = [username.toLowerCase(), email.toLowerCase()];
    const owner = ownerOf.get(address) ?? first.get(address) ?? name;
    first.set(address, owner);
    return owner === name ? [] : [index];
  });
}

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
