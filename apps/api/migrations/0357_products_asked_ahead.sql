-- A node that writes a seller's rows may not ask a table that every node has in the same statement: the products are looked up ahead.
create or replace function keep_placed_products() returns trigger language plpgsql as $$
declare
  sold record;
  held sales_window;
  first_day timestamptz;
  known record;
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
      select array_agg(p.product_id) as ids, array_agg(p.no) as numbers into known
      from product p where p.brand = sold.brand and p.product_id = any(sold.products);
      insert into product_window as kept (seller_id, product_id, brand, product_no, units, value, own_units, first_own_day)
      select o.seller_id, l.product_id, o.brand, p.no, sum(l.units), sum(l.amount), coalesce(sum(l.units) filter (where not o.warehouse), 0),
        brand_day(o.brand, min(o.created_at) filter (where not o.warehouse))
      from seller_order o, unnest(sold.orders, sold.products, sold.units, sold.amounts) as l (order_id, product_id, units, amount),
        unnest(known.ids, known.numbers) as p (product_id, no)
      where o.seller_id = sold.seller_id and o.id = l.order_id and o.origin <> 'replacement'
        and o.created_at >= held.since and o.created_at < held.until and p.product_id = l.product_id
      group by 1, 2, 3, 4 order by 2
      on conflict (seller_id, product_id) do update set units = kept.units + excluded.units, value = kept.value + excluded.value,
        own_units = kept.own_units + excluded.own_units, first_own_day = least(kept.first_own_day, excluded.first_own_day);
    end if;
  end loop;
  return null;
end $$;
