import type { ProductRecord } from '@offizin/contract/catalogue/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { databaseNow } from '../../../platform/db/scopes/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** `codeNo` is the canonical national code as a number, by which files are matched. */
export type ProductRow = ProductRecord & { readonly codeSystem: string | null; readonly codeNo: number | null };

/**
 * Writes a batch of products in one statement and gives those that are new or different the brand's next version;
 * each id may be in it once. Returns how many changed.
 */
export async function upsertProducts(
  db: MarketplaceDb,
  brand: BrandId,
  products: readonly ProductRow[],
): Promise<number> {
  const now = await databaseNow(db);
  const statement = sql`
    with given as (
      select r.* from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r ("productId" text, name text, pack text,
        brand text, manufacturer text, category text, "productType" text, market text, "codeSystem" text,
        "codeNo" bigint, "nationalCode" text, gtin text, "recommendedPrice" bigint, image jsonb, "moreImages" jsonb, "pageUrl" text,
        prescription boolean, blocked boolean, selective boolean, certificate text, "commissionRate" integer, "vatRate" integer)
    ), version as materialized (select next_catalogue_version(${brand}) as next), written as (
    insert into product as p (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market,
      code_system, code_no, national_code, gtin, recommended_price, image, more_images, page_url, prescription, blocked, selective,
      certificate, commission_rate, vat_rate, version)
    select ${brand}, r."productId", r.name, r.pack, r.brand, r.manufacturer, r.category, r."productType", r.market,
      r."codeSystem", r."codeNo", r."nationalCode", r.gtin, r."recommendedPrice", r.image, r."moreImages", r."pageUrl", r.prescription,
      r.blocked, r.selective, r.certificate, r."commissionRate", r."vatRate", version.next
    from given r cross join version
    on conflict (brand, product_id) do update set name = excluded.name, pack = excluded.pack,
      product_brand = excluded.product_brand, manufacturer = excluded.manufacturer, category = excluded.category,
      product_type = excluded.product_type, market = excluded.market, code_system = excluded.code_system, code_no = excluded.code_no,
      national_code = excluded.national_code, gtin = excluded.gtin, recommended_price = excluded.recommended_price,
      image = excluded.image, more_images = excluded.more_images, page_url = excluded.page_url,
      prescription = excluded.prescription, blocked = excluded.blocked, selective = excluded.selective,
      certificate = excluded.certificate, commission_rate = excluded.commission_rate, vat_rate = excluded.vat_rate,
      version = excluded.version, updated_at = ${now}
    where (p.name, p.pack, p.product_brand, p.manufacturer, p.category, p.product_type, p.market, p.code_system,
      p.national_code, p.gtin, p.recommended_price, p.image, p.more_images, p.page_url, p.prescription, p.blocked,
      p.selective, p.certificate, p.commission_rate, p.vat_rate)
      is distinct from (excluded.name, excluded.pack, excluded.product_brand, excluded.manufacturer, excluded.category,
      excluded.product_type, excluded.market, excluded.code_system, excluded.national_code, excluded.gtin,
      excluded.recommended_price, excluded.image, excluded.more_images, excluded.page_url, excluded.prescription,
      excluded.blocked, excluded.selective, excluded.certificate, excluded.commission_rate, excluded.vat_rate)
    returning p.no), unsold as (
      insert into product_market (product_no, brand, offers, version) select no, ${brand}, 0, 0 from written on conflict do nothing
    )
    select no from written`;
  return (await db.rows(statement)).length;
}

export function findProducts(db: MarketplaceDb, brand: BrandId, productIds: readonly string[]) {
  return db.rows(
    query
      .selectFrom('product')
      .select([
        'no',
        'product_id',
        'name',
        'pack',
        'code_system',
        'national_code',
        'gtin',
        'image',
        'market',
        'vat_rate',
      ])
      .where('brand', '=', brand)
      .where('product_id', '=', sql<string>`any(${[...productIds]}::text[])`),
  );
}

export type CatalogueProduct = Awaited<ReturnType<typeof findProducts>>[number];
