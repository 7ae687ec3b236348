-- What each order was worth to its shop and what of it is paid, as the marketplace books it. The lines never change; more may come.
create table ledger_order (
  seller_id uuid not null,
  number text not null,
  brand text not null,
  -- Of the order: when it was placed, and the month that is in the time zone of the brand.
  ordered_at timestamptz not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  currency text not null,
  lines jsonb not null,
  standing jsonb not null,
  -- Kept from the lines and the standing.
  state text not null check (state in ('pending', 'payable', 'paid', 'held')),
  sold bigint not null,
  refunded bigint not null,
  kept bigint not null,
  paid bigint not null,
  paid_on text check (paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  changed_at timestamptz not null,
  primary key (seller_id, number),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index ledger_order_placed on ledger_order (seller_id, ordered_at desc, number desc);
create index ledger_order_month on ledger_order (seller_id, month, ordered_at desc, number desc);
create index ledger_order_state on ledger_order (seller_id, state, ordered_at desc, number desc) where state <> 'paid';

-- The sums of a shop's orders by month and state, changed with them.
create table ledger_balance (
  seller_id uuid not null,
  month text not null,
  state text not null,
  brand text not null,
  currency text not null,
  orders integer not null,
  sold bigint not null,
  refunded bigint not null,
  kept bigint not null,
  paid bigint not null,
  primary key (seller_id, month, state),
  foreign key (seller_id, brand) references seller (id, brand)
);

do $$ declare owned text; begin
  foreach owned in array array['ledger_order', 'ledger_balance'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select on %I to offizin_seller', owned);
    execute format('grant select, insert, update on %I to offizin_marketplace', owned);
  end loop;
end $$;
