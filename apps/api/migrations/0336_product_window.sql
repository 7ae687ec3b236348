-- What each product sold since a day, in one row: the sales screen (MET-08) asks for four weeks of thousands of products, and adding their
-- days up takes longer than a screen may. A row holds the sums of the product's days (product_day) from `since` on. So it is what was sold
-- since any day between `since` and `first_day`; a job counts rows once more whose first day has left the four weeks.
create table product_window (
  seller_id uuid not null,
  product_id text not null,
  brand text not null,
  product_no integer not null,
  since timestamptz not null default '-infinity',
  -- The first of the days that are counted, and the first one of those on which the shop itself sold it; null when none is left.
  -- A day before `since` may come in late: then this is before it, too, and the row is of no use until it is counted once more.
  first_day timestamptz,
  first_own_day timestamptz,
  units integer not null,
  value bigint not null,
  own_units integer not null,
  primary key (seller_id, product_id),
  foreign key (seller_id, brand) references seller (id, brand)
) with (fillfactor = 80);
create index product_window_first on product_window (brand, first_day, seller_id);
create index product_window_empty on product_window (since) where first_day is null;

create or replace function recount_sales(of_seller uuid) returns void language plpgsql as $$
declare kept_since timestamptz := date_trunc('day', now(), 'UTC') - interval '100 days';
begin
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
  group by 1, 2, 3, 4, 5;
  delete from product_window where seller_id = of_seller;
  insert into product_window (seller_id, product_id, brand, product_no, first_day, first_own_day, units, value, own_units)
  select d.seller_id, d.product_id, d.brand, p.no, min(d.day), min(d.day) filter (where not d.warehouse), sum(d.units), sum(d.value),
    coalesce(sum(d.units) filter (where not d.warehouse), 0)
  from product_day d, product p
  where d.seller_id = of_seller and p.brand = d.brand and p.product_id = d.product_id
  group by 1, 2, 3, 4;
end $$;

-- Days first, then windows, each in the order of their keys: nobody waits for each other in a circle.
create or replace function keep_placed_products() returns trigger language plpgsql as $$
declare sold record;
begin
  for sold in
    select seller_id, array_agg(order_id) as orders, array_agg(product_id) as products,
      array_agg(quantity - cancelled_quantity) as units, array_agg((quantity - cancelled_quantity) * unit_price) as amounts
    from inserted group by seller_id order by seller_id
  loop
    insert into product_day (seller_id, brand, warehouse, day, product_id, units, value)
    select o.seller_id, o.brand, o.warehouse, brand_day(o.brand, o.created_at), l.product_id, sum(l.units), sum(l.amount)
    from seller_order o, unnest(sold.orders, sold.products, sold.units, sold.amounts) as l (order_id, product_id, units, amount)
    where o.seller_id = sold.seller_id and o.id = l.order_id and o.origin <> 'replacement'
    group by 1, 2, 3, 4, 5 order by 4, 3, 5
    on conflict (seller_id, day, warehouse, product_id) do update set units = product_day.units + excluded.units,
      value = product_day.value + excluded.value;
    insert into product_window as kept (seller_id, product_id, brand, product_no, first_day, first_own_day, units, value, own_units)
    select o.seller_id, l.product_id, o.brand, p.no, brand_day(o.brand, min(o.created_at)),
      brand_day(o.brand, min(o.created_at) filter (where not o.warehouse)), sum(l.units), sum(l.amount),
      coalesce(sum(l.units) filter (where not o.warehouse), 0)
    from seller_order o, unnest(sold.orders, sold.products, sold.units, sold.amounts) as l (order_id, product_id, units, amount), product p
    where o.seller_id = sold.seller_id and o.id = l.order_id and o.origin <> 'replacement'
      and p.brand = o.brand and p.product_id = l.product_id
    group by 1, 2, 3, 4 order by 2
    on conflict (seller_id, product_id) do update set first_day = least(kept.first_day, excluded.first_day),
      first_own_day = least(kept.first_own_day, excluded.first_own_day), units = kept.units + excluded.units,
      value = kept.value + excluded.value, own_units = kept.own_units + excluded.own_units;
  end loop;
  return null;
end $$;

create or replace function keep_changed_products() returns trigger language plpgsql as $$
declare
  changed record;
  moved record;
begin
  for changed in
    select seller_id, array_agg(order_id) as orders, array_agg(product_id) as products, array_agg(units) as units, array_agg(amount) as amounts
    from (
      select seller_id, order_id, product_id, sum(units) as units, sum(amount) as amount from (
        select seller_id, order_id, product_id, quantity - cancelled_quantity as units, (quantity - cancelled_quantity) * unit_price as amount
        from after
        union all
        select seller_id, order_id, product_id, cancelled_quantity - quantity, (cancelled_quantity - quantity) * unit_price from before
      ) both_sides
      group by 1, 2, 3 having sum(units) <> 0 or sum(amount) <> 0
    ) differing
    group by seller_id order by seller_id
  loop
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
      select l.product_id, brand_day(o.brand, o.created_at) as day, sum(l.units) as units, sum(l.amount) as amount,
        coalesce(sum(l.units) filter (where not o.warehouse), 0) as own_units
      from seller_order o, unnest(changed.orders, changed.products, changed.units, changed.amounts) as l (order_id, product_id, units, amount)
      where o.seller_id = changed.seller_id and o.id = l.order_id and o.origin <> 'replacement'
      group by 1, 2 order by 1, 2
    loop
      -- A day before the first one is counted no more.
      update product_window set units = units + moved.units, value = value + moved.amount, own_units = own_units + moved.own_units
      where seller_id = changed.seller_id and product_id = moved.product_id and first_day <= moved.day;
    end loop;
  end loop;
  return null;
end $$;

-- Whoever writes lines waits until the rows are there, and then takes the functions above.
lock table order_line in share row exclusive mode;
alter table product_day no force row level security;
alter table product no force row level security;
insert into product_window (seller_id, product_id, brand, product_no, first_day, first_own_day, units, value, own_units)
select d.seller_id, d.product_id, d.brand, p.no, min(d.day), min(d.day) filter (where not d.warehouse), sum(d.units), sum(d.value),
  coalesce(sum(d.units) filter (where not d.warehouse), 0)
from product_day d, product p where p.brand = d.brand and p.product_id = d.product_id
group by 1, 2, 3, 4;
alter table product_day force row level security;
alter table product force row level security;

alter table product_window enable row level security;
alter table product_window force row level security;
create policy own_seller on product_window to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on product_window to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy expired on product_window to offizin_retention using (first_day is null and since < now() - interval '100 days');
grant select on product_window to offizin_seller;
grant select, insert, delete on product_window to offizin_marketplace;
grant select, delete on product_window to offizin_retention;
grant update (units, value, own_units) on product_window to offizin_seller;
grant update (since, first_day, first_own_day, units, value, own_units) on product_window to offizin_marketplace;
