import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface Permissions {
  readonly certificates: readonly { readonly certificate: string; readonly validUntil: string | null }[];
  readonly contracts: readonly string[];
}

/** What a seller has now, each sorted. */
export async function findPermissions(db: MarketplaceDb, sellerId: string) {
  const certificates = await db.rows(
    query
      .selectFrom('seller_certificate')
      .select('certificate')
      .where('seller_id', '=', sellerId)
      .orderBy('certificate'),
  );
  const contracts = await db.rows(
    query
      .selectFrom('seller_contract')
      .select('product_brand')
      .where('seller_id', '=', sellerId)
      .orderBy('product_brand'),
  );
  return {
    certificates: certificates.map(({ certificate }) => certificate).join(', '),
    contracts: contracts.map(({ product_brand: productBrand }) => productBrand).join(', '),
  };
}

/** Replaces the certificates and contracts of a seller; who replaces them at the same time waits for its row. */
export async function replacePermissions(
  db: MarketplaceDb,
  sellerId: string,
  { certificates, contracts }: Permissions,
): Promise<void> {
  await db.rows(query.selectFrom('seller').select('id').where('id', '=', sellerId).forNoKeyUpdate());
  await db.rows(query.deleteFrom('seller_certificate').where('seller_id', '=', sellerId));
  await db.rows(query.deleteFrom('seller_contract').where('seller_id', '=', sellerId));
  const given = sql`
    insert into seller_certificate (seller_id, certificate, valid_until)
    select distinct on (r.certificate) ${sellerId}::uuid, r.certificate, r."validUntil"
    from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as r (certificate text, "validUntil" date)
    order by r.certificate, r."validUntil" desc nulls first
    on conflict (seller_id, certificate) do update set valid_until = excluded.valid_until`;
  await db.rows(given);
  const signed = sql`
    insert into seller_contract (seller_id, product_brand)
    select distinct ${sellerId}::uuid, brand from unnest(${[...contracts]}::text[]) as brand
    on conflict (seller_id, product_brand) do nothing`;
  await db.rows(signed);
}
