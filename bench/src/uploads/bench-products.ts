import type pg from 'pg';

/** Makes so many more products of those that every bench has, each with codes of its own. */
export async function giveProducts(client: pg.Client, products: number): Promise<void> {
  await client.query(
    `insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market,
       code_system, national_code, gtin, recommended_price, image)
     select brand, 'R-' || n, name, pack, product_brand, manufacturer, category, product_type, market, code_system,
       lpad((20000000 + n)::text, 8, '0'), lpad(n::text, 13, '5'), recommended_price, image
     from generate_series(1, $1::integer) n join product on product_id = 'P-' || 1 + n % 5000`,
    [products],
  );
}
