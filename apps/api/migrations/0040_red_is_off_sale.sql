-- Whether a row takes an offer off sale that was on it, and the reference that a run replaced.
alter table run_row add column leaves boolean not null default false;
alter table offer_change add column old_sku text;
update offer_change c set old_sku = o.sku from offer o
  where o.seller_id = c.seller_id and o.product_no = c.product_no and c.at > now() - interval '2 days' and o.sku is not null;
update catalogue_run set summary = summary || '{"leaving": 0}' where summary is not null;

-- A repetition changes nothing: it is information.
update sync_finding set colour = 'grey' where finding = 'duplicated_by_partner';
update replaced_finding set colour = 'grey' where finding = 'duplicated_by_partner';

-- Red means not on sale: offers whose product must be fixed leave the sale, as a run of the catalogue that the marketplace learns of.
do $$
declare shop record; run bigint; changed integer;
begin
  for shop in
    select distinct s.id, s.brand from seller s join sync_finding f on f.seller_id = s.id and f.colour = 'red'
      join offer o on o.seller_id = f.seller_id and o.product_no = f.product_no
    where o.status <> 'inactive' or o.finding is distinct from f.finding
  loop
    perform ensure_month_partitions(now());
    insert into catalogue_run (seller_id, brand, kind, dry, status, started_at) values (shop.id, shop.brand, 'catalogue', false, 'running', now())
      returning no into run;
    insert into offer_change (seller_id, product_no, run_no, at, old_price, new_price, old_stock, new_stock, old_origin, new_origin,
      old_active, new_active, old_status, old_finding, old_own_stock_zero_since, old_sku)
    select o.seller_id, o.product_no, run, now(), o.price, o.price, o.stock, o.stock, o.origin, o.origin, o.active, o.active, o.status,
      o.finding, o.own_stock_zero_since, o.sku
    from offer o join sync_finding f on f.seller_id = o.seller_id and f.product_no = o.product_no and f.colour = 'red'
    where o.seller_id = shop.id and (o.status <> 'inactive' or o.finding is distinct from f.finding);
    update offer o set status = 'inactive', finding = f.finding, changed_at = now(), changed_run = run, version = o.version + 1
    from sync_finding f
    where o.seller_id = shop.id and f.seller_id = o.seller_id and f.product_no = o.product_no and f.colour = 'red'
      and (o.status <> 'inactive' or o.finding is distinct from f.finding);
    get diagnostics changed = row_count;
    update catalogue_run set status = 'completed', finished_at = now(), summary = jsonb_build_object('rows', changed, 'created', 0,
      'changed', changed, 'unchanged', 0, 'rejected', 0, 'informed', 0, 'warned', 0, 'priceChanges', 0, 'leaving', changed,
      'untouched', 0, 'causes', '{}'::jsonb, 'findings', '{}'::jsonb)
    where seller_id = shop.id and no = run;
    insert into marketplace_event (seller_id, brand, kind, at, payload)
    values (shop.id, shop.brand, 'offers.changed', now(), jsonb_build_object('runNo', run, 'changed', changed, 'removed', 0));
  end loop;
end $$;

-- What a rule keeps off sale must be fixed, also where a later list has taken its result away.
insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, product_no, price, stock, origin)
select o.seller_id, 'p' || o.product_no, o.changed_run, o.changed_at, o.finding, 'red', '{}', o.product_no, o.price, o.stock, o.origin
from offer o
where o.finding in ('unreadable_format', 'missing_identifier', 'duplicated_in_catalogue', 'selective_distribution',
  'certificate_required', 'out_of_stock_too_long', 'price_above_highest', 'price_above_recommended', 'price_below_best')
on conflict (seller_id, subject) do nothing;

delete from offer_count;
insert into offer_count (seller_id, brand, status, offers) select seller_id, brand, status, count(*) from offer group by 1, 2, 3;
