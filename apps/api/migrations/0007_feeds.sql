-- A seller's stock-hub feed. The password is sealed; the hash tells whether the file is another one than before.
create table feed (
  seller_id uuid primary key references seller (id),
  address text not null,
  username text,
  password bytea,
  type text not null check (type in ('stock_and_price', 'price_only')),
  mapping jsonb not null,
  active boolean not null,
  locale text not null,
  created_at timestamptz not null,
  etag text,
  last_modified text,
  sha256 bytea,
  host_key text,
  failures integer not null default 0,
  problem text,
  last_attempt_at timestamptz,
  last_success_at timestamptz,
  next_attempt_at timestamptz
);

create table feed_file (
  seller_id uuid primary key references feed (seller_id) on delete cascade,
  content bytea not null
);
alter table feed_file alter column content set storage external;

create table feed_retrieval (
  seller_id uuid not null references seller (id),
  id bigint not null generated always as identity,
  at timestamptz not null,
  changed integer not null,
  run_no bigint,
  problem text,
  primary key (seller_id, id)
);

do $$
declare owned text;
begin
  foreach owned in array array['feed', 'feed_file', 'feed_retrieval'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) '
      'with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (is_own_brand(seller_id)) '
      'with check (is_own_brand(seller_id))', owned);
  end loop;
end $$;
create policy outlived on feed_retrieval to offizin_retention using (at < now() - interval '30 days');

grant select, insert, update, delete on feed, feed_file to offizin_seller;
grant select, insert on feed_retrieval to offizin_seller;
-- The schedule asks only which feeds are due.
grant select (seller_id, active, next_attempt_at) on feed to offizin_marketplace;
grant select, delete on feed_retrieval to offizin_retention;
