-- What a seller said that columns of its files are, by their headers (UPL-02); without a field the column is not read.
create table own_header (
  seller_id uuid not null references seller (id),
  -- The header without case, accents, spaces and punctuation.
  key text not null,
  header text not null,
  field text check (field in ('code', 'gtin', 'stock', 'price', 'origin', 'sku')),
  kept_at timestamptz not null,
  primary key (seller_id, key)
);

alter table own_header enable row level security;
alter table own_header force row level security;
create policy own_seller on own_header to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update, delete on own_header to offizin_seller;
