-- The operator sees how full the storage of its sellers is, never what is in it (security 47).
grant select (seller_id, brand, bytes) on stored_file to offizin_marketplace;
create policy own_brand on stored_file for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));

create function brand_of(wanted uuid) returns text language sql stable as $$ select brand from seller where id = wanted $$;
alter table offer_upload add column brand text;
-- Writes the table once, whatever its policies show.
alter table offer_upload alter column brand type text using brand_of(seller_id);
drop function brand_of(uuid);
alter table offer_upload alter column brand set not null, alter column brand set default current_setting('app.brand');
alter table offer_upload drop constraint offer_upload_seller_id_fkey, add foreign key (seller_id, brand) references seller (id, brand);
grant select (seller_id, brand, size, source) on offer_upload to offizin_marketplace;
create policy own_brand on offer_upload for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
