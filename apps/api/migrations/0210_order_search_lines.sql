-- Orders are found by what is read out, too: the city, the number of the parcel, a product or its code.
alter table seller_order add column lines_text text not null default '';

alter table seller_order no force row level security;
alter table order_line no force row level security;
update seller_order o set lines_text = coalesce((
  select string_agg(distinct concat_ws(' ', l.name, l.national_code, l.gtin), ' ')
  from order_line l where l.seller_id = o.seller_id and l.order_id = o.id), '');
alter table seller_order force row level security;
alter table order_line force row level security;

-- The expression of a stored column cannot be changed; grant and index go with it.
alter table seller_order drop column search_text;
alter table seller_order add column search_text text not null generated always as (folded(
  number || ' ' || replace(number, '-', '') || ' ' || customer_first_name || ' ' ||
  coalesce(delivery_address ->> 'name', '') || ' ' || coalesce(billing_address ->> 'name', '') || ' ' ||
  customer_city || ' ' || coalesce(tracking_number, '') || ' ' || lines_text
)) stored;
create index seller_order_search on seller_order using gin (seller_id, search_text gin_trgm_ops);
grant select (search_text) on seller_order to offizin_order_search;
