-- One try of a feed's address with settings that are not saved; the newest of each seller, its password gone once it has ended.
create table feed_trial (
  seller_id uuid primary key references seller (id),
  id uuid not null default gen_random_uuid(),
  address text not null,
  username text,
  password bytea,
  host_key text,
  type text not null check (type in ('stock_and_price', 'price_only')),
  mapping jsonb not null,
  locale text not null,
  asked_at timestamptz not null,
  -- Null while it is under way.
  result jsonb
);
alter table feed_trial enable row level security;
alter table feed_trial force row level security;
create policy own_seller on feed_trial to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy outlived on feed_trial to offizin_retention using (asked_at < now() - interval '1 day');
grant select, insert, update, delete on feed_trial to offizin_seller;
grant select, delete on feed_trial to offizin_retention;
