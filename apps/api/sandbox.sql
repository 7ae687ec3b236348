-- What a migrated database needs beside its schema to be the sandbox: made-up orders that may be deleted. Each start runs it; it never
-- touches the database of the portal (`platform/db/schema/prepare-sandbox.ts`).

-- What hangs on an order goes with it.
do $$
declare
  link record;
begin
  for link in
    with recursive below as (
      select oid, conrelid from pg_constraint where contype = 'f' and confrelid = 'seller_order'::regclass
      union
      select c.oid, c.conrelid from pg_constraint c join below b on c.confrelid = b.conrelid where c.contype = 'f'
    )
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says
    from pg_constraint c join below b on b.oid = c.oid
    where c.confdeltype = 'a' and c.conparentid = 0
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade', link.place, link.name, link.name, link.says);
  end loop;
end $$;

-- The owner deletes; the logins of processes take roles, which stay bound.
alter table seller_order no force row level security;
alter table order_number no force row level security;
alter table order_count no force row level security;

/* Its name is also the mark of a sandbox. */
create or replace function delete_made_up_orders(placed_before timestamptz) returns bigint
language sql security definer set search_path = public as $$
  with gone as (
    delete from seller_order where created_at < placed_before returning seller_id, id, warehouse, status
  ), numbers as (
    delete from order_number n using gone where n.seller_id = gone.seller_id and n.order_id = gone.id
  ), counted as (
    update order_count c set orders = c.orders - g.orders
    from (select seller_id, warehouse, status, count(*) as orders from gone group by 1, 2, 3) g
    where c.seller_id = g.seller_id and c.warehouse = g.warehouse and c.status = g.status
  )
  select count(*) from gone
$$;
revoke all on function delete_made_up_orders from public;
grant execute on function delete_made_up_orders to offizin_retention;
