-- Each change of an offer of the market, of products that a price rule covers (OFF-11): whose price made a rule change one.
-- A price is null where there was no offer before, or is none any more.
create table market_move (
  product_no integer not null,
  at timestamptz not null,
  market_seller_no integer not null,
  brand text not null,
  old_price bigint,
  new_price bigint,
  primary key (product_no, at, market_seller_no)
);
create index market_move_age on market_move using brin (at);

-- When the marketplace last said anything about a brand's market: price rules rest without it.
create table market_heard (
  brand text primary key,
  at timestamptz not null
);

do $$ declare owned text; begin
  foreach owned in array array['market_move', 'market_heard'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('create policy sellers_brand on %I for select to offizin_seller
      using (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert, update on %I to offizin_marketplace', owned);
    execute format('grant select on %I to offizin_seller', owned);
  end loop;
end $$;
create policy expired on market_move to offizin_retention using (at < now() - interval '8 days');
grant select, delete on market_move to offizin_retention;
