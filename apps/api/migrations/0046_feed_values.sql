-- What a seller's feed said of each product at its last retrieval: only what it says differently is applied again.
create table feed_value (
  seller_id uuid not null references feed (seller_id) on delete cascade,
  product_no integer not null,
  price bigint not null,
  -- Null where the feed carries prices only.
  stock integer,
  origin text,
  primary key (seller_id, product_no)
);
alter table feed_value enable row level security;
alter table feed_value force row level security;
create policy own_seller on feed_value to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update, delete on feed_value to offizin_seller;
