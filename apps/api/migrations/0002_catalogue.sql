-- The catalogue belongs to the brand's marketplace, not to a seller.
create table product (
  brand text not null,
  product_id text not null,
  name text not null,
  pack text not null,
  product_brand text not null,
  manufacturer text not null,
  category text not null,
  product_type text not null,
  market text not null,
  code_system text,
  national_code text,
  gtin text,
  recommended_price bigint,
  image jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (brand, product_id)
);

alter table product enable row level security;
alter table product force row level security;
create policy own_brand on product to offizin_marketplace
  using (brand = current_setting('app.brand', true))
  with check (brand = current_setting('app.brand', true));
grant select, insert, update on product to offizin_marketplace;

create policy own_brand on seller to offizin_marketplace
  using (brand = current_setting('app.brand', true))
  with check (brand = current_setting('app.brand', true));
create policy identity on seller to offizin_identity using (true) with check (true);
alter table seller enable row level security;
alter table seller force row level security;

-- Whether a seller belongs to the brand that the current machine call speaks for.
create function is_own_brand(wanted uuid) returns boolean
  language sql stable
  as $$ select exists (select 1 from seller where id = wanted and brand = current_setting('app.brand', true)) $$;

-- The seller that the current transaction works for; unset = no row at all.
create function current_seller() returns uuid
  language sql stable
  as $$ select nullif(current_setting('app.seller_id', true), '')::uuid $$;
