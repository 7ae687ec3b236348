-- What each product sold on the days that are over, in one row: the sales screen (MET-08) asks for four weeks of thousands of products, and
-- adding their days up takes longer than a screen may. The days from `since` on and before `until` are summed up; a job moves both on after
-- midnight, and what was sold since then is read day by day.
create table sales_window (
  seller_id uuid primary key,
  brand text not null,
  since timestamptz not null default '-infinity',
  until timestamptz not null default '-infinity',
  foreign key (seller_id, brand) references seller (id, brand)
);
create table product_window (
  seller_id uuid not null,
  product_id text not null,
  brand text not null,
  product_no integer not null,
  units integer not null,
  value bigint not null,
  -- Of these what the shop itself sold, and the first day on which it did.
  own_units integer not null,
  first_own_day timestamptz,
  primary key (seller_id, product_id),
  foreign key (seller_id, brand) references seller (id, brand)
) with (fillfactor = 80);

-- Keeps the days that are summed up from being moved until the transaction ends: who writes units knows to which of them they belong.
create function hold_sales_window(of_seller uuid, of_brand text) returns sales_window language plpgsql as $$
declare held sales_window;
begin
  select * into held from sales_window where seller_id = of_seller for share;
  if not found then
    insert into sales_window (seller_id, brand) values (of_seller, of_brand) on conflict (seller_id) do nothing;
    select * into held from sales_window where seller_id = of_seller for share;
  end if;
  return held;
end $$;

create or replace function recount_sales(of_seller uuid) returns void language plpgsql as $$
declare kept_since timestamptz := date_trunc('day', now(), 'UTC') - interval '100 days';
begin
  -- Whoever writes orders of the shop waits; the job sums its days up once more.
  update sales_window set since = default, until = default where seller_id = of_seller;
  delete from product_window where seller_id = of_seller;
  delete from sales_hour where seller_id = of_seller;
  insert into sales_hour (seller_id, brand, warehouse, hour, orders, units, value)
  select seller_id, brand, warehouse, date_trunc('hour', created_at, 'UTC'), count(*) filter (where status <> 'cancelled'),
    coalesce(sum(units) filter (where status <> 'cancelled'), 0), coalesce(sum(total) filter (where status <> 'cancelled'), 0)
  from seller_order where seller_id = of_seller and created_at >= kept_since and origin <> 'replacement'
  group by 1, 2, 3, 4;
  delete from product_day where seller_id = of_seller;
  insert into product_day (seller_id, brand, warehouse, day, product_id, units, value)
  select o.seller_id, o.brand, o.warehouse, brand_day(o.brand, o.created_at), l.product_id,
    sum(l.quantity - l.cancelled_quantity), sum((l.quantity - l.cancelled_quantity) * l.unit_price)
  from seller_order o, order_line l
  where o.seller_id = of_seller and o.created_at >= kept_since and o.origin <> 'replacement' and l.seller_id = o.seller_id and l.order_id = o.id
  -- Side by side as they would have come: a day is read as a whole.
  group by 1, 2, 3, 4, 5 order by 4, 3, 5;
end $$;

-- The window is held first; then days, and then windows of products, each in the order of their keys: nobody waits for each other in a circle.
create or replace function keep_placed_products() returns trigger language plpgsql as $$
declare
  sold record;
  held sales_window;
  first_day timestamptz;
begin
  for sold in
    select seller_id, brand, array_agg(order_id) as orders, array_agg(product_id) as products,
      array_agg(quantity - cancelled_quantity) as units, array_agg((quantity - cancelled_quantity) * unit_price) as amounts
    from inserted group by seller_id, brand order by seller_id
  loop
    held := hold_sales_window(sold.seller_id, sold.brand);
    with days as (
      insert into product_day (seller_id, brand, warehouse, day, product_id, units, value)
      select o.seller_id, o.brand, o.warehouse, brand_day(o.brand, o.created_at), l.product_id, sum(l.units), sum(l.amount)
      from seller_order o, unnest(sold.orders, sold.products, sold.units, sold.amounts) as l (order_id, product_id, units, amount)
      where o.seller_id = sold.seller_id and o.id = l.order_id and o.origin <> 'replacement'
      group by 1, 2, 3, 4, 5 order by 4, 3, 5
      on conflict (seller_id, day, warehouse, product_id) do update set units = product_day.units + excluded.units,
        value = product_day.value + excluded.value
      returning day
    )
    select min(day) into first_day from days;
    -- Orders that come in late belong to a day that is summed up.
    if first_day < held.until then
      insert into product_window as kept (seller_id, product_id, brand, product_no, units, value, own_units, first_own_day)
      select o.seller_id, l.product_id, o.brand, p.no, sum(l.units), sum(l.amount), coalesce(sum(l.units) filter (where not o.warehouse), 0),
        brand_day(o.brand, min(o.created_at) filter (where not o.warehouse))
      from seller_order o, unnest(sold.orders, sold.products, sold.units, sold.amounts) as l (order_id, product_id, units, amount), product p
      where o.seller_id = sold.seller_id and o.id = l.order_id and o.origin <> 'replacement'
        and o.created_at >= held.since and o.created_at < held.until and p.brand = o.brand and p.product_id = l.product_id
      group by 1, 2, 3, 4 order by 2
      on conflict (seller_id, product_id) do update set units = kept.units + excluded.units, value = kept.value + excluded.value,
        own_units = kept.own_units + excluded.own_units, first_own_day = least(kept.first_own_day, excluded.first_own_day);
    end if;
  end loop;
  return null;
end $$;

create or replace function keep_changed_products() returns trigger language plpgsql as $$
declare
  changed record;
  moved record;
  held sales_window;
begin
  for changed in
    select seller_id, brand, array_agg(order_id) as orders, array_agg(product_id) as products, array_agg(units) as units, array_agg(amount) as amounts
    from (
      select seller_id, brand, order_id, product_id, sum(units) as units, sum(amount) as amount from (
        select seller_id, brand, order_id, product_id, quantity - cancelled_quantity as units, (quantity - cancelled_quantity) * unit_price as amount
        from after
        union all
        select seller_id, brand, order_id, product_id, cancelled_quantity - quantity, (cancelled_quantity - quantity) * unit_price from before
      ) both_sides
      group by 1, 2, 3, 4 having sum(units) <> 0 or sum(amount) <> 0
    ) differing
    group by seller_id, brand order by seller_id
  loop
    held := hold_sales_window(changed.seller_id, changed.brand);
    for moved in
      select o.warehouse, brand_day(o.brand, o.created_at) as day, l.product_id, sum(l.units) as units, sum(l.amount) as amount
      from seller_order o, unnest(changed.orders, changed.products, changed.units, changed.amounts) as l (order_id, product_id, units, amount)
      where o.seller_id = changed.seller_id and o.id = l.order_id and o.origin <> 'replacement'
      group by 1, 2, 3 order by 2, 1, 3
    loop
      update product_day set units = units + moved.units, value = value + moved.amount
      where seller_id = changed.seller_id and day = moved.day and warehouse = moved.warehouse and product_id = moved.product_id;
    end loop;
    for moved in
      select l.product_id, sum(l.units) as units, sum(l.amount) as amount, coalesce(sum(l.units) filter (where not o.warehouse), 0) as own_units
      from seller_order o, unnest(changed.orders, changed.products, changed.units, changed.amounts) as l (order_id, product_id, units, amount)
      where o.seller_id = changed.seller_id and o.id = l.order_id and o.origin <> 'replacement'
        and o.created_at >= held.since and o.created_at < held.until
      group by 1 order by 1
    loop
      update product_window set units = units + moved.units, value = value + moved.amount, own_units = own_units + moved.own_units
      where seller_id = changed.seller_id and product_id = moved.product_id;
    end loop;
  end loop;
  return null;
end $$;

-- Whoever writes lines waits until this is done, and then takes the functions above.
lock table order_line in share row exclusive mode;
insert into sales_window (seller_id, brand) select id, brand from seller;

do $$ declare owned text; begin
  foreach owned in array array['sales_window', 'product_window'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
  end loop;
end $$;
-- Who holds a row of the first needs the right to change it.
grant select, insert, update (since, until) on sales_window to offizin_seller, offizin_marketplace;
grant select on product_window to offizin_seller;
grant update (units, value, own_units) on product_window to offizin_seller;
grant select, insert, delete, update (units, value, own_units, first_own_day) on product_window to offizin_marketplace;
