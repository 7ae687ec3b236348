-- What the marketplace proposes to charge for products that it keeps for sellers (PRI-01); a decision is final.
create table price_proposal (
  seller_id uuid not null,
  id uuid not null,
  brand text not null,
  proposal_no text not null,
  reason text not null check (reason in ('market', 'stock_age', 'rrp_change')),
  status text not null check (status in ('open', 'accepted', 'rejected', 'removed')),
  version integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  rejection text check (rejection in ('margin', 'sells_anyway', 'wrong_figures', 'other')),
  removal text check (removal in ('market_moved', 'sold_out', 'mistake')),
  primary key (seller_id, id),
  unique (seller_id, proposal_no),
  foreign key (seller_id, brand) references seller (id, brand),
  check ((status = 'open') = (decided_at is null))
);
create index price_proposal_open on price_proposal (brand, expires_at) where status = 'open';
create index price_proposal_age on price_proposal using brin (created_at);

-- Facts of a product as they were when it was proposed, and then when the proposal was decided.
create table price_proposal_item (
  seller_id uuid not null,
  proposal_id uuid not null,
  product_no integer not null references product (no),
  brand text not null,
  new_price bigint not null check (new_price > 0),
  old_price bigint not null,
  best_price bigint,
  recommended_price bigint,
  units integer not null,
  commission_rate integer not null,
  vat_rate integer not null,
  primary key (seller_id, proposal_id, product_no),
  foreign key (seller_id, proposal_id) references price_proposal (seller_id, id) on delete cascade,
  foreign key (seller_id, brand) references seller (id, brand)
);

do $$
declare owned text;
begin
  foreach owned in array array['price_proposal', 'price_proposal_item'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert on %I to offizin_marketplace', owned);
    execute format('grant select on %I to offizin_seller', owned);
  end loop;
end $$;
-- What is proposed cannot be changed: only its end is written, and the facts of that moment.
grant update (status, version, decided_at, decided_by, rejection, removal) on price_proposal to offizin_seller, offizin_marketplace;
grant update (old_price, best_price, recommended_price, units, commission_rate, vat_rate) on price_proposal_item
  to offizin_seller, offizin_marketplace;
create policy expired on price_proposal to offizin_retention using (created_at < now() - interval '400 days');
grant select, delete on price_proposal to offizin_retention;

-- Prices that were accepted are changes of offers with a reason of their own.
alter table catalogue_run drop constraint catalogue_run_kind_check;
alter table catalogue_run add constraint catalogue_run_kind_check check (kind in ('upload', 'feed', 'marketplace', 'edit', 'remedy',
  'catalogue', 'revert', 'restore', 'feed_value', 'price_proposal'));
