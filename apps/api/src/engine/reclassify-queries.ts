import type { BrandId } from '@offizin/domain/brand/brands';
import { resultsOfCatalogue } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import { query } from '../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../platform/db/scopes/scopes.ts';

/** How many changed products are looked for offer by offer; of more, every seller's offers are judged again. */
const maxChanges = 5000;

export async function findVersions(
  db: MarketplaceDb,
  brand: BrandId,
): Promise<{ version: number; classified: number }> {
  const row = await db.first(
    query.selectFrom('catalogue_version').select(['version', 'classified']).where('brand', '=', brand),
  );
  return row ?? { version: 0, classified: 0 };
}

/** The numbers of the products that changed since a version; null when they are too many to look for. */
export async function findChangedProducts(db: MarketplaceDb, brand: BrandId, since: number): Promise<number[] | null> {
  const statement = sql<{ no: number }>`
    select no from product where brand = ${brand} and version > ${since}::bigint
    union select product_no from product_market where brand = ${brand} and version > ${since}::bigint
    limit ${maxChanges + 1}`;
  const rows = await db.rows(statement);
  return rows.length > maxChanges ? null : rows.map((row) => row.no);
}

/**
 * The brand's sellers who offer one of these products, or have a result of one, or of a code that it has come into the catalogue
 * with; with null, all who offer anything or have any result.
 */
export async function findSellersConcerned(
  db: MarketplaceDb,
  brand: BrandId,
  productNos: readonly number[] | null,
): Promise<string[]> {
  if (productNos === null) {
    const everybody = sql<{ id: string }>`
      select s.id from seller s where s.brand = ${brand} and s.status = 'active' and s.id in (
        select c.seller_id from offer_count c where c.offers > 0
        union select f.seller_id from sync_finding f
      )`;
    return (await db.rows(everybody)).map((row) => row.id);
  }
  const numbers = sql`${[...productNos]}::integer[]`;
  const statement = sql<{ id: string }>`
    with changed as materialized (
      select p.no, 'p' || p.no as subject, p.national_code as code, p.gtin, p.market from product p where p.no = any(${numbers})
    )
    select s.id from seller s where s.brand = ${brand} and s.status = 'active' and s.id in (
      select c.seller_id from (select distinct seller_id from offer_count where offers > 0) c join lateral (
        select 1 from offer o where o.seller_id = c.seller_id and o.product_no = any(${numbers}) limit 1
      ) offered on true
      union select f.seller_id from sync_finding f join changed c on c.subject = f.subject
      union select f.seller_id from sync_finding f join seller of_finding on of_finding.id = f.seller_id
        where f.product_no is null and f.finding = any(${[...resultsOfCatalogue]}::text[])
          and ((of_finding.country_code, f.code) in (select c.market, c.code from changed c)
            or (of_finding.country_code, f.gtin) in (select c.market, c.gtin from changed c))
    )`;
  return (await db.rows(statement)).map((row) => row.id);
}
