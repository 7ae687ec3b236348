import { firstLimits, firstTerms } from '@offizin/domain/price-rules/terms';

/** How much follows the market. */
export interface RulesSize {
  readonly shops: number;
  readonly offersPerShop: number;
  readonly products: number;
  /** Offers of others for each product. */
  readonly others: number;
}

const terms = JSON.stringify({ ...firstTerms, floor: { kind: 'price', amount: 100 } });

/** Other sellers of a product come from a pool of five times as many. */
const pool = ({ others }: RulesSize) => others * 5;

/** What others ask for the product p as its k-th one: the first is the cheapest. */
const asked = 'greatest(100, p.recommended_price * (78 + k * 2) / 100)';

/** The statements that give a loaded marketplace a market, and shops whose offers follow it. */
export function rulesLoads(size: RulesSize): { what: string; sql: string }[] {
  const { shops, offersPerShop, products, others } = size;
  return [
    {
      what: 'products',
      sql: `
        update product set product_type = 'parapharmacy', commission_rate = 1000, vat_rate = 1900, recommended_price = 2000 + no % 3000;
        insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market, image,
          recommended_price, commission_rate, vat_rate)
        select 'de', 'M-' || n, 'Produkt ' || n, '50 ml', 'Marke ' || n % 200, 'Labor ' || n % 80, 'Kategorie ' || n % 40, 'parapharmacy', 'DE',
          '{"shape": "box", "primary": "#3b6ea5", "secondary": "#f0f4f8"}', 2000 + n % 3000, 1000, 1900
        from generate_series(1, ${products} - (select count(*) from product)::integer) n`,
    },
    {
      what: 'the market',
      sql: `
        insert into market_seller (brand, external_id, label) select 'de', 'other-' || n, 'Apotheke ' || n from generate_series(1, ${pool(size)}) n;
        insert into market_offer (product_no, market_seller_no, brand, price)
        select p.no, m.no, 'de', ${asked}
        from product p cross join generate_series(0, ${others - 1}) k
        join market_seller m on m.external_id = 'other-' || 1 + (p.no + k * 5) % ${pool(size)} where p.brand = 'de' order by p.no, m.no;
        insert into product_market (product_no, brand, offers, best, best_seller_no, second_best, highest, highest_seller_no, second_highest, version)
        select product_no, 'de', count(*), min(price), (array_agg(market_seller_no order by price))[1], (array_agg(price order by price))[2],
          max(price), (array_agg(market_seller_no order by price desc))[1], (array_agg(price order by price desc))[2], 1
        from market_offer group by product_no order by product_no;
        insert into catalogue_version (brand, version, classified, followed) values ('de', 1, 1, 1)
        on conflict (brand) do update set version = 1, classified = 1, followed = 1`,
    },
    {
      what: 'offers under rules',
      sql: `
        create temporary table following as
        select s.id as seller_id, p.no as product_no, p.recommended_price * 78 / 100 - 1 as price
        from (select id, row_number() over (order by external_id) as n from seller where external_id like 'bench-%' limit ${shops}) s
        join product p on p.brand = 'de' and (p.no + s.n) % ${shops} < ${Math.ceil((shops * offersPerShop) / products)};
        insert into offer (seller_id, brand, product_no, price, stock, origin, status, created_at, created_run, changed_at, changed_run)
        select seller_id, 'de', product_no, price, 10, 'own', 'active', now(), 0, now(), 0 from following order by seller_id, product_no;
        insert into offer_count (seller_id, brand, status, offers) select seller_id, brand, status, count(*) from offer group by 1, 2, 3;
        insert into price_rule (seller_id, id, brand, rank, name, state, terms, created_at, saved_at, state_at, switched_at)
        select seller_id, gen_random_uuid(), 'de', 1, 'Beste Preise', 'active', '${terms}'::jsonb, now(), now(), now(), now()
        from following group by seller_id;
        insert into price_rule_shop (seller_id, brand, limits, looked_at, market_version)
        select seller_id, 'de', '${JSON.stringify(firstLimits)}'::jsonb, now() + interval '1 hour', 1 from price_rule;
        insert into price_rule_offer (seller_id, product_no, brand, rule_id, start_price, known_price, day_price, reason, place, place_of, best)
        select f.seller_id, f.product_no, 'de', r.id, f.price, f.price, f.price, 'right', 1, ${others + 1}, f.price + 1
        from following f join price_rule r on r.seller_id = f.seller_id order by 1, 2`,
    },
    { what: 'statistics', sql: 'vacuum (analyze)' },
  ];
}
