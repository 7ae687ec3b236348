-- What a shop charges for shipping (PRO-07), in minor units.
create table shipping_costs (
  seller_id uuid primary key,
  brand text not null,
  cost integer not null check (cost >= 0),
  free_above integer check (free_above >= 0),
  version integer not null default 1,
  saved_at timestamptz not null,
  foreign key (seller_id, brand) references seller (id, brand)
);
alter table shipping_costs enable row level security;
alter table shipping_costs force row level security;
create policy own on shipping_costs to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update on shipping_costs to offizin_seller;
create policy own_brand on shipping_costs for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
grant select on shipping_costs to offizin_marketplace;
