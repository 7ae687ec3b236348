-- What a seller pays for a product (OFF-11), in cents without VAT. It is no part of the offer, which the marketplace reads: a table of its
-- own without a grant for the marketplace's role is secret whatever a statement asks for.
create table purchase_price (
  seller_id uuid not null,
  product_no integer not null,
  price bigint not null check (price > 0),
  -- What stood before the run that changed it; null where there was none. An upload that is reverted puts it back.
  price_before bigint,
  changed_at timestamptz not null,
  changed_run bigint not null,
  primary key (seller_id, product_no)
);
alter table purchase_price enable row level security;
alter table purchase_price force row level security;
create policy own_seller on purchase_price to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update, delete on purchase_price to offizin_seller;

-- What a feed said last of it: a value that repeats is not applied over a hand's edit.
alter table feed_value add column purchase_price bigint;

-- A seller may say by hand which column it is.
alter table own_header drop constraint own_header_field_check;
alter table own_header add constraint own_header_field_check
  check (field in ('code', 'gtin', 'stock', 'price', 'origin', 'sku', 'purchasePrice'));
