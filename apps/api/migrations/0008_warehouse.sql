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

-- Offers that the marketplace hands over for a seller, as the text that the engine reads; a run of its own takes them over.
create table offer_handover (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  content bytea not null,
  -- Whether each offer is to be active, in their order; null leaves it as it is.
  activity boolean[] not null default '{}',
  handed_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  run_no bigint,
  primary key (seller_id, id)
);

alter table offer_handover enable row level security;
alter table offer_handover force row level security;
create policy own_seller on offer_handover to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on offer_handover to offizin_marketplace using (is_own_brand(seller_id)) with check (is_own_brand(seller_id));
create policy outlived on offer_handover to offizin_retention using (handed_at < now() - interval '90 days');

grant select, update on offer_handover to offizin_seller;
grant select, insert on offer_handover to offizin_marketplace;
grant select, delete on offer_handover to offizin_retention;

alter table catalogue_run drop constraint catalogue_run_kind_check;
alter table catalogue_run add constraint catalogue_run_kind_check
  check (kind in ('upload', 'feed', 'marketplace', 'edit', 'remedy', 'catalogue', 'revert', 'restore'));
