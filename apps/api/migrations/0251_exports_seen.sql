-- The operator sees how much is prepared for the sellers of its brand, never what is in it (security 47).
create function brand_of(wanted uuid) returns text language sql stable as $$ select brand from seller where id = wanted $$;
alter table export add column brand text;
-- Writes the table once, whatever its policies show.
alter table export alter column brand type text using brand_of(seller_id);
alter table export alter column brand set default current_setting('app.brand');
alter table export add column bytes integer generated always as (octet_length(file)) stored;
alter table export_part add column brand text;
alter table export_part alter column brand type text using brand_of(seller_id);
alter table export_part alter column brand set default current_setting('app.brand');
alter table export_part add column bytes integer generated always as (octet_length(content)) stored;
drop function brand_of(uuid);

grant select (seller_id, brand, bytes) on export, export_part to offizin_marketplace;
create policy own_brand on export for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
create policy own_brand on export_part for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
