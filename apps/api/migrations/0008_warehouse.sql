-- What the marketplace's warehouse holds for sellers, as the marketplace last told it.
create table warehouse_stock (
  seller_id uuid not null references seller (id),
  product_no integer not null references product (no),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null check (reserved between 0 and on_hand),
  incoming integer not null check (incoming >= 0),
  -- What the marketplace sells it for; null while it does not.
  price bigint check (price > 0),
  stored_since date,
  next_expiry date,
  changed_at timestamptz not null,
  primary key (seller_id, product_no)
);

alter table warehouse_stock enable row level security;
alter table warehouse_stock force row level security;
create policy own_seller on warehouse_stock for select to offizin_seller using (seller_id = current_seller());
create policy own_brand on warehouse_stock to offizin_marketplace using (is_own_brand(seller_id)) with check (is_own_brand(seller_id));

grant select on warehouse_stock to offizin_seller;
grant select, insert, update, delete on warehouse_stock to offizin_marketplace;
