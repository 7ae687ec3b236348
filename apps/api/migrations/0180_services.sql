-- What shops ask for and what became of it (PRO-09); the status itself is the marketplace's and lies with the seller.
create table service_state (
  seller_id uuid not null,
  brand text not null,
  code text not null,
  -- Since when it has its status; null where nobody said.
  since timestamptz,
  asked text check (asked in ('subscribe', 'cancel')),
  asked_at timestamptz,
  -- What was refused last, when, and the marketplace's reason.
  refused text check (refused in ('subscribe', 'cancel')),
  refused_at timestamptz,
  refusal text,
  primary key (seller_id, code),
  foreign key (seller_id, brand) references seller (id, brand),
  check ((asked is null) = (asked_at is null)),
  check ((refused is null) = (refused_at is null))
);
-- What the marketplace is asked for waits in the order in which it was asked.
create index service_state_asked on service_state (brand, asked_at) where asked is not null;
alter table service_state enable row level security;
alter table service_state force row level security;
create policy own on service_state to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert on service_state to offizin_seller;
grant update (asked, asked_at, refused, refused_at, refusal) on service_state to offizin_seller;
create policy own_brand on service_state to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update on service_state to offizin_marketplace;
create policy identity on service_state for select to offizin_identity using (true);
grant select on service_state to offizin_identity;
