-- Keys of a seller's tables carry the seller, so that its rows can lie together on a node.
alter table user_account add unique (seller_id, id);
drop index user_account_seller;
alter table notification_preference drop constraint notification_preference_user_id_fkey,
  add foreign key (seller_id, user_id) references user_account (seller_id, id);
alter table notification_mail drop constraint notification_mail_user_id_fkey,
  add foreign key (seller_id, user_id) references user_account (seller_id, id);

-- The offers that a revert put back were numbered like those that it left alone: they come behind them.
update run_row r set row_number = r.row_number + (
  select count(*) from run_row alone where alone.seller_id = r.seller_id and alone.run_no = r.run_no and alone.verdict = 'rejected')
from catalogue_run c
where c.seller_id = r.seller_id and c.no = r.run_no and c.kind = 'revert' and r.verdict = 'changed';
alter table run_row add primary key (seller_id, run_no, row_number, at);
drop index run_row_run;

-- A trigger of a table whose rows lie on several nodes loops over what changed instead of joining it.
create or replace function count_inserted_orders() returns trigger language plpgsql as $$
declare placed record;
begin
  for placed in
    select seller_id, brand, warehouse, status, count(*) as orders from inserted
    group by seller_id, brand, warehouse, status order by seller_id, warehouse, status
  loop
    insert into order_count (seller_id, brand, warehouse, status, orders)
    values (placed.seller_id, placed.brand, placed.warehouse, placed.status, placed.orders)
    on conflict (seller_id, warehouse, status) do update set orders = order_count.orders + excluded.orders;
  end loop;
  return null;
end $$;

create or replace function count_moved_orders() returns trigger language plpgsql as $$
declare moved record;
begin
  for moved in
    select seller_id, brand, warehouse, status, sum(change) as orders from (
      select seller_id, brand, warehouse, status, 1 as change from after
      union all select seller_id, brand, warehouse, status, -1 from before
    ) changed
    group by seller_id, brand, warehouse, status having sum(change) <> 0 order by seller_id, warehouse, status
  loop
    insert into order_count (seller_id, brand, warehouse, status, orders)
    values (moved.seller_id, moved.brand, moved.warehouse, moved.status, moved.orders)
    on conflict (seller_id, warehouse, status) do update set orders = order_count.orders + excluded.orders;
  end loop;
  return null;
end $$;
