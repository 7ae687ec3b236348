-- A change of the catalogue is looked for among the results of products that a seller does not offer yet, too: under the marketplace's role.
create function brand_of(wanted uuid) returns text language sql stable as $$ select brand from seller where id = wanted $$;
alter table sync_finding add column brand text;
-- Writes the table once, whatever its policies show.
alter table sync_finding alter column brand type text using brand_of(seller_id);
drop function brand_of(uuid);
alter table sync_finding alter column brand set not null, alter column brand set default current_setting('app.brand');
alter table sync_finding drop constraint sync_finding_seller_id_fkey, add foreign key (seller_id, brand) references seller (id, brand);
create policy own_brand on sync_finding to offizin_marketplace using (brand = current_setting('app.brand', true));
grant select on sync_finding to offizin_marketplace;
