-- What is sent once more without payment is no sale: it is in no figure of what a shop sells (MET-08).
create or replace function recount_sales(of_seller uuid) returns void language plpgsql as $$
declare since timestamptz := date_trunc('day', now(), 'UTC') - interval '100 days';
begin
  delete from sales_hour where seller_id = of_seller;
  insert into sales_hour (seller_id, brand, warehouse, hour, orders, units, value)
  select seller_id, brand, warehouse, date_trunc('hour', created_at, 'UTC'), count(*) filter (where status <> 'cancelled'),
    coalesce(sum(units) filter (where status <> 'cancelled'), 0), coalesce(sum(total) filter (where status <> 'cancelled'), 0)
  from seller_order where seller_id = of_seller and created_at >= since and origin <> 'replacement'
  group by 1, 2, 3, 4;
  delete from product_day where seller_id = of_seller;
  insert into product_day (seller_id, brand, warehouse, day, product_id, units, value)
  select o.seller_id, o.brand, o.warehouse, brand_day(o.brand, o.created_at), l.product_id,
    sum(l.quantity - l.cancelled_quantity), sum((l.quantity - l.cancelled_quantity) * l.unit_price)
  from seller_order o, order_line l
  where o.seller_id = of_seller and o.created_at >= since and o.origin <> 'replacement' and l.seller_id = o.seller_id and l.order_id = o.id
  group by 1, 2, 3, 4, 5;
end $$;

create or replace function keep_placed_sales() returns trigger language plpgsql as $$
declare placed record;
begin
  for placed in
    select seller_id, brand, warehouse, date_trunc('hour', created_at, 'UTC') as hour,
      count(*) filter (where status <> 'cancelled') as orders,
      coalesce(sum(units) filter (where status <> 'cancelled'), 0) as units,
      coalesce(sum(total) filter (where status <> 'cancelled'), 0) as value
    from inserted where origin <> 'replacement' group by 1, 2, 3, 4 order by 1, 4, 3
  loop
    insert into sales_hour (seller_id, brand, warehouse, hour, orders, units, value)
    values (placed.seller_id, placed.brand, placed.warehouse, placed.hour, placed.orders, placed.units, placed.value)
    on conflict (seller_id, hour, warehouse) do update set orders = sales_hour.orders + excluded.orders,
      units = sales_hour.units + excluded.units, value = sales_hour.value + excluded.value;
  end loop;
  return null;
end $$;

create or replace function keep_changed_sales() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in
    select seller_id, warehouse, date_trunc('hour', created_at, 'UTC') as hour,
      sum(sign) as orders, sum(sign * units) as units, sum(sign * total) as value
    from (
      select seller_id, warehouse, created_at, units, total, 1 as sign from after where status <> 'cancelled' and origin <> 'replacement'
      union all select seller_id, warehouse, created_at, units, total, -1 from before
      where status <> 'cancelled' and origin <> 'replacement'
    ) both_sides
    group by 1, 2, 3 having sum(sign) <> 0 or sum(sign * units) <> 0 or sum(sign * total) <> 0 order by 1, 3, 2
  loop
    -- Of a day that is no longer kept there is no row, and none comes.
    update sales_hour set orders = orders + changed.orders, units = units + changed.units, value = value + changed.value
    where seller_id = changed.seller_id and hour = changed.hour and warehouse = changed.warehouse;
  end loop;
  return null;
end $$;

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
  end loop;
  return null;
end $$;
