-- The account that a shop is paid to, as the provider sees it; its number lies with the company's data.
create table payout_account (
  seller_id uuid primary key,
  brand text not null,
  provider text not null check (provider in ('adyen', 'hyperwallet')),
  state text not null
    check (state in ('not_started', 'awaiting_data', 'in_review', 'refused', 'restricted', 'approved')),
  requirements jsonb not null,
  state_at timestamptz not null,
  -- Of the newest thing that the provider said: what is older changes nothing.
  provider_at timestamptz,
  holder_ref text,
  entity_ref text,
  bank_ref text,
  held_until timestamptz,
  blocked_at timestamptz,
  foreign key (seller_id, brand) references seller (id, brand)
);
create index payout_account_holder on payout_account (brand, provider, holder_ref) where holder_ref is not null;

-- What is paid to sellers, as the marketplace says it.
create table payout (
  seller_id uuid not null,
  payout_no text not null,
  brand text not null,
  state text not null check (state in ('planned', 'held', 'paid', 'returned')),
  amount bigint not null,
  currency text not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  returned_at timestamptz,
  account_end text,
  lines jsonb not null,
  primary key (seller_id, payout_no),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index payout_due on payout (seller_id, due_at desc);

-- The messages of providers that were taken, so that none is taken twice.
create table payout_webhook (
  brand text not null,
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (brand, provider, event_id)
);
create index payout_webhook_received on payout_webhook (received_at);

do $$ declare owned text; begin
  foreach owned in array array['payout_account', 'payout'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert, update on %I to offizin_marketplace', owned);
  end loop;
end $$;
grant select, insert, update on payout_account to offizin_seller;
grant select on payout to offizin_seller;

alter table payout_webhook enable row level security;
alter table payout_webhook force row level security;
create policy own_brand on payout_webhook to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy expired on payout_webhook to offizin_retention using (received_at < now() - interval '30 days');
grant select, insert on payout_webhook to offizin_marketplace;
grant select, delete on payout_webhook to offizin_retention;

-- What a provider or the marketplace itself changes about an account stands in the feed too, so that every system reads it there.
grant insert on marketplace_event to offizin_marketplace;
