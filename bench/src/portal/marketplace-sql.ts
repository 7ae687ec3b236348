/** How much is loaded; the first seller gets `large` of the orders, the others share the rest evenly. */
export interface MarketplaceSize {
  readonly sellers: number;
  readonly orders: number;
  readonly large: number;
}

interface Load {
  readonly what: string;
  readonly sql: string;
}

const functions = `
  create function pg_temp.one_of(choices text[], seed float8) returns text language sql immutable
    as $$ select choices[1 + floor(seed * array_length(choices, 1))::int] $$;
  create function pg_temp.price(g bigint, line int) returns bigint language sql immutable
    as $$ select 300 + (g * 31 + line * 977) % 4000 $$;
  create function pg_temp.quantity(g bigint, line int) returns int language sql immutable
    as $$ select 1 + ((g + line) % 4 = 0)::int $$`;

const sellers = ({ sellers: count }: MarketplaceSize) => `
  insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
    locale, services, street, postal_code, city, region, country_code, opening_hours)
  select 'de', 'bench-' || n, 'Linden-Apotheke ' || n, 'active', 'pharmacy_or_parapharmacy', 'cfg-' || n, 'pure', false,
    'de_DE', '[{"code": "marketplace", "status": "subscribed"}]', 'Hauptstraße ' || n, (10000 + n)::text, 'Freiburg', 'BW', 'DE',
    (select jsonb_object_agg(day, '{"mode": "full", "first": {"from": "08:00", "to": "18:30"}}'::jsonb)
       from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day)
  from generate_series(1, ${count}) n`;

const users = `
  with made as (
    insert into user_account (brand, username, email, name)
    select 'de', external_id, external_id || '@shop.example', name from seller where external_id like 'bench-%' returning id, username
  )
  insert into membership (seller_id, user_id, brand, role, since)
  select s.id, made.id, 'de', 'owner', now() from made join seller s on s.external_id = made.username`;

const products = `
  insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market,
    code_system, national_code, gtin, recommended_price, image)
  select 'de', 'P-' || n, pg_temp.one_of(array['Ibulenta', 'Nasivent', 'Hedralis', 'Calmora', 'Dermasol'], random()) || ' ' || n || ' mg',
    pg_temp.one_of(array['20 Filmtabletten', '50 ml Lösung', '100 g Creme', '30 Kapseln'], random()), 'Marke ' || n % 200,
    'Labor ' || n % 80, 'Schmerzen', 'medicine', 'DE', 'PZN', lpad(n::text, 8, '0'), lpad(n::text, 13, '4'), 500 + n,
    '{"shape": "box", "primary": "#3b6ea5", "secondary": "#f0f4f8"}'
  from generate_series(1, 5000) n`;

/**
 * One row per order with what lines and history are derived from, in the order of time, so that the rows of all
 * sellers lie mixed on disk. Orders of the newest 2 % are mostly open; what is older is done.
 */
const plan = ({ sellers: count, orders, large }: MarketplaceSize) => `
  create unlogged table bench_plan as
  with numbered as (
    select (row_number() over (order by external_id <> 'bench-1', id))::int as n, id from seller where external_id like 'bench-%'
  ), drawn as (
    select g, random() as luck, random() as kind, random() as place, 1 + floor(random() * random() * 5)::int as lines,
      case when g * ${large} / ${orders} <> (g - 1) * ${large} / ${orders} then 1 else 2 + floor(random() * ${Math.max(1, count - 1)})::int end as n,
      now() - interval '730 days' * (1 - g::float8 / ${orders + 1}) as created_at
    from generate_series(1, ${orders}::bigint) g
  )
  select g, gen_random_uuid() as id, numbered.id as seller_id, created_at, lines, kind, place,
    case
      when g > ${orders} * 0.98 then case when luck < 0.6 then 'new' when luck < 0.85 then 'pending' when luck < 0.95 then 'processed' else 'cancelled' end
      when g > ${orders} * 0.94 then case when luck < 0.1 then 'pending' when luck < 0.7 then 'processed' when luck < 0.95 then 'finalised' else 'cancelled' end
      else case when luck < 0.93 then 'finalised' when luck < 0.94 then 'processed' else 'cancelled' end
    end as status
  from drawn join numbered using (n) order by g`;

const orders = `
  insert into seller_order (seller_id, id, brand, number, status, warehouse, origin, created_at, dispatch_by, confirmed_at, processed_at,
    finalised_at, cancelled_at, delivery_type, slot_from, slot_to, payment_type, payment_status, shipment_status, shipment_changed_at,
    customer_first_name, customer_city, delivery_address, billing_address, courier, tracking_number, currency, units, subtotal,
    shipping, discount, total, placed_discount, placed_shipping, cancelled_by, cancellation_reason)
  select p.seller_id, p.id, 'de', (10000000 + p.g * 7)::text, p.status, false, pg_temp.one_of(array['web', 'web', 'app', 'phone'], p.place),
    p.created_at, p.created_at + interval '26 hours',
    case when p.status in ('pending', 'processed', 'finalised') then p.created_at + interval '2 hours' end,
    case when p.status in ('processed', 'finalised') then p.created_at + interval '20 hours' end,
    case when p.status = 'finalised' then p.created_at + interval '5 days' end,
    case when p.status = 'cancelled' then p.created_at + interval '3 hours' end,
    d.type, case when d.type like '%slot' then p.created_at + interval '4 hours' end,
    case when d.type like '%slot' then p.created_at + interval '6 hours' end,
    case when p.kind < 0.85 then 'paid_online' when p.kind < 0.95 then 'invoice' else 'cash_on_delivery' end,
    case when p.kind < 0.85 or p.status = 'finalised' then 'paid' else 'pending' end,
    s.shipment, case when s.shipment is not null then p.created_at + interval '2 days' end,
    a.name, a.city, a.address, a.address, case when s.shipment is not null then pg_temp.one_of(array['dhl', 'dpd', 'gls', 'hermes'], p.kind) end,
    case when s.shipment is not null then lpad(p.g::text, 14, '0') end, 'EUR', t.units, t.subtotal, 395, 0, t.subtotal + 395, 0, 395,
    case when p.status = 'cancelled' then 'seller' end, case when p.status = 'cancelled' then 'no_stock' end
  from bench_plan p
  cross join lateral (select case when p.place < 0.7 then 'standard' when p.place < 0.9 then 'next_day'
    when p.place < 0.97 then 'same_day_slot' else 'express_slot' end as type) d
  cross join lateral (select case p.status when 'processed' then pg_temp.one_of(array['prepared', 'on_route', 'on_route', 'incident'], p.kind)
    when 'finalised' then 'delivered' end as shipment) s
  cross join lateral (select pg_temp.one_of(array['Greta', 'Jonas', 'Mila', 'Emil', 'Ida', 'Paul'], p.kind) as name,
    pg_temp.one_of(array['Freiburg', 'Lübeck', 'Köln', 'Dresden', 'Ulm', 'Kassel'], p.place) as city) c
  cross join lateral (select c.name, c.city, jsonb_build_object('name', c.name || ' Lindner', 'street', 'Ahornweg ' || p.g % 200,
    'postalCode', (10000 + p.g % 80000)::text, 'city', c.city, 'region', null, 'countryCode', 'DE', 'phone', '+49 761 ' || p.g) as address) a
  cross join lateral (select sum(pg_temp.quantity(p.g, line))::int as units,
    sum(pg_temp.quantity(p.g, line) * pg_temp.price(p.g, line))::bigint as subtotal from generate_series(1, p.lines) line) t
  order by p.g`;

const numbers = `
  insert into order_number (brand, number, seller_id, order_id) select brand, number, seller_id, id from seller_order order by number`;

const lines = `
  insert into order_line (seller_id, brand, order_id, position, product_id, name, pack, code_system, national_code, gtin, stock_origin,
    image, quantity, cancelled_quantity, unit_price)
  select p.seller_id, 'de', p.id, line, product.product_id, product.name, product.pack, product.code_system, product.national_code,
    product.gtin, 'own', product.image, pg_temp.quantity(p.g, line),
    case when p.status = 'cancelled' then pg_temp.quantity(p.g, line) else 0 end, pg_temp.price(p.g, line)
  from bench_plan p cross join lateral generate_series(1, p.lines) line
  join product on product.brand = 'de' and product.product_id = 'P-' || 1 + (p.g * 13 + line) % 5000
  order by p.g, line`;

const history = `
  insert into order_history (seller_id, brand, order_id, at, kind, actor_kind, shipment_status, reason)
  select p.seller_id, 'de', p.id, p.created_at + step.after, step.kind, step.actor, step.shipment, step.reason
  from bench_plan p
  join (values
    (interval '0', 'received', 'customer', null, null, array['new', 'pending', 'processed', 'finalised', 'cancelled']),
    (interval '1 second', 'paid', 'customer', null, null, array['new', 'pending', 'processed', 'finalised', 'cancelled']),
    (interval '2 hours', 'confirmed', 'seller', null, null, array['pending', 'processed', 'finalised']),
    (interval '20 hours', 'processed', 'seller', 'prepared', null, array['processed', 'finalised']),
    (interval '2 days', 'shipment_changed', 'courier', 'delivered', null, array['finalised']),
    (interval '5 days', 'finalised', 'marketplace', null, null, array['finalised']),
    (interval '3 hours', 'rejected', 'seller', null, 'no_stock', array['cancelled'])
  ) as step (after, kind, actor, shipment, reason, statuses) on p.status = any (step.statuses)
  order by p.g, step.after`;

const counts = `
  insert into order_count (seller_id, brand, warehouse, status, orders)
  select seller_id, brand, warehouse, status, count(*) from seller_order group by seller_id, brand, warehouse, status`;

/** The statements that fill an empty, migrated database, in order; the tables' triggers must be off. */
export function marketplaceLoads(size: MarketplaceSize): Load[] {
  return [
    { what: 'functions', sql: functions },
    { what: 'sellers', sql: sellers(size) },
    { what: 'users', sql: users },
    { what: 'products', sql: products },
    { what: 'plan', sql: plan(size) },
    { what: 'orders', sql: orders },
    { what: 'numbers', sql: numbers },
    { what: 'lines', sql: lines },
    { what: 'history', sql: history },
    { what: 'counts', sql: counts },
    { what: 'clean-up', sql: 'drop table bench_plan' },
  ];
}
