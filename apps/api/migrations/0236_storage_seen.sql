-- The operator sees how full the storage of its sellers is, never what is in it (security 47).
grant select (seller_id, brand, bytes) on stored_file to offizin_marketplace;
create policy own_brand on stored_file for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
grant select (seller_id, size, source) on offer_upload to offizin_marketplace;
create policy own_brand on offer_upload for select to offizin_marketplace
  using (exists (select from seller s where s.id = seller_id and s.brand = current_setting('app.brand', true)));
