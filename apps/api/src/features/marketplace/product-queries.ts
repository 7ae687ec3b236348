import type { ProductRecord } from '@offizin/contract/marketplace-api';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';

export type ProductRow = ProductRecord & { readonly codeSystem: string | null };

/** Writes a batch of products in one statement; each id may stand in it once. */
export async function upsertProducts(db: MarketplaceDb, brand: BrandId, products: readonly ProductRow[]): Promise<void> {
  const statement = sql`
    insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market,
      code_system, national_code, gtin, recommended_price, image)
    select ${brand}, r."productId", r.name, r.pack, r.brand, r.manufacturer, r.category, r."productType", r.market,
      r."codeSystem", r."nationalCode", r.gtin, r."recommendedPrice", r.image
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r ("productId" text, name text, pack text, brand text,
      manufacturer text, category text, "productType" text, market text, "codeSystem" text, "nationalCode" text,
      gtin text, "recommendedPrice" bigint, image jsonb)
    on conflict (brand, product_id) do update set name = excluded.name, pack = excluded.pack,
      product_brand = excluded.product_brand, manufacturer = excluded.manufacturer, category = excluded.category,
      product_type = excluded.product_type, market = excluded.market, code_system = excluded.code_system,
      national_code = excluded.national_code, gtin = excluded.gtin, recommended_price = excluded.recommended_price,
      image = excluded.image, updated_at = now()`;
  await db.rows({ compile: () => statement.compile(query) });
}

export function findProducts(db: MarketplaceDb, brand: BrandId, productIds: readonly string[]) {
  return db.rows(
    query
      .selectFrom('product')
      .select(['product_id', 'name', 'pack', 'code_system', 'national_code', 'gtin', 'image'])
      .where('brand', '=', brand)
      .where('product_id', '=', sql<string>`any(${[...productIds]}::text[])`),
  );
}

export type CatalogueProduct = Awaited<ReturnType<typeof findProducts>>[number];
