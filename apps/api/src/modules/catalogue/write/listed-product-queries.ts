import { sql } from 'kysely';

/** What a list shows of a product, by the alias p. */
export const listedProductColumns = sql`p.product_id as "productId", p.name, p.pack, p.product_brand as brand, p.manufacturer,
  p.category, p.product_type as "productType", p.code_system as "codeSystem", p.national_code as "nationalCode", p.gtin, p.image`;
