export interface CatalogueSize {
  readonly products: number;
  /** Offers of other sellers per product. */
  readonly offersPerProduct: number;
}

/** A PZN's check digit: the sum of digit × place modulo 11; ten belongs to no code. */
const functions = `
  create function pg_temp.check_digit(seven text) returns int language sql immutable
    as $$ select (select sum(substr(seven, i, 1)::int * i) from generate_series(1, 7) i)::int % 11 $$`;

const products = ({ products: count }: CatalogueSize) => `
  insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market,
    code_system, code_no, national_code, gtin, recommended_price, image, commission_rate, vat_rate, version)
  select 'de', 'P-' || n, 'Produkt ' || n || ' ' || (array['Creme', 'Tropfen', 'Kapseln', 'Salbe', 'Spray'])[1 + n % 5],
    (array['20 Stück', '50 ml', '100 g', '30 Kapseln'])[1 + n % 4], 'Marke ' || n % 900, 'Labor ' || n % 300, 'Kategorie ' || n % 40,
    'parapharmacy', 'DE', 'pzn', code::bigint, code, c.gtin, 1000 + n % 5000,
    '{"shape": "box", "primary": "#3b6ea5", "secondary": "#f0f4f8"}', 1200, 700, 1
  from (
    select row_number() over (order by seven) as n, seven || digit as code
    from (select seven::text, pg_temp.check_digit(seven::text) as digit from generate_series(1000000, 1000000 + ${Math.ceil(count * 1.15)}) seven) numbered
    where digit < 10 order by seven limit ${count}
  ) coded left join published_code c using (n)`;

const sellers = ({ offersPerProduct }: CatalogueSize) => `
  insert into market_seller (brand, external_id, label) select 'de', 'other-' || n, 'Apotheke in Ort ' || n from generate_series(1, ${offersPerProduct * 5}) n`;

const offers = ({ offersPerProduct }: CatalogueSize) => `
  insert into market_offer (product_no, market_seller_no, brand, price)
  select p.no, m.no, 'de', greatest(100, p.recommended_price * (80 + (p.no * 7 + m.no * 13) % 25) / 100)
  from product p cross join generate_series(0, ${offersPerProduct - 1}) k
  join market_seller m on m.external_id = 'other-' || 1 + (p.no + k * 5) % ${offersPerProduct * 5}
  order by p.no, m.no`;

const markets = `
  insert into product_market (product_no, brand, offers, best, best_seller_no, second_best, highest, highest_seller_no, second_highest, version)
  select product_no, 'de', count(*), min(price), (array_agg(market_seller_no order by price))[1], (array_agg(price order by price))[2],
    max(price), (array_agg(market_seller_no order by price desc))[1], (array_agg(price order by price desc))[2], 1
  from market_offer group by product_no order by product_no`;

export const benchSellers = 10;

const sellersOfOurs = `
  with made as (
    insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner, locale,
      services, street, postal_code, city, region, country_code, opening_hours, upload_formats)
    select 'de', 'bench-' || n, 'Linden-Apotheke', 'active', 'pharmacy_or_parapharmacy', 'cfg', 'pure', false, 'de_DE',
      '[{"code": "marketplace", "status": "subscribed"}, {"code": "stockhub", "status": "subscribed"}]', 'Hauptstraße 1', '79098', 'Freiburg', 'BW', 'DE',
      '{}', '{xlsx,csv,ods}' from generate_series(1, ${benchSellers}) n returning id, external_id
  )
  , users as (
    insert into user_account (brand, username, email, name)
    select 'de', external_id, external_id || '@shop.example', 'Bench' from made returning id, username
  )
  insert into membership (seller_id, user_id, brand, role, since)
  select made.id, users.id, 'de', 'owner', now() from made join users on users.username = made.external_id`;

/**
 * The statements that fill an empty, migrated database with a catalogue, its market and some sellers without offers; the
 * table `published_code` is there before them.
 */
export function catalogueLoads(size: CatalogueSize): { what: string; sql: string }[] {
  return [
    { what: 'functions', sql: functions },
    { what: 'products', sql: products(size) },
    { what: 'market sellers', sql: sellers(size) },
    { what: 'market offers', sql: offers(size) },
    { what: 'market prices', sql: markets },
    { what: 'version', sql: `insert into catalogue_version (brand, version) values ('de', 1)` },
    { what: 'sellers', sql: sellersOfOurs },
    { what: 'statistics', sql: 'vacuum (analyze)' },
  ];
}
