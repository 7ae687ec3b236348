-- By what the marketplace of a brand judges its sellers, in basis points; without a row the portal's own limits hold.
create table metric_limits (
  brand text primary key,
  cancelled_at_risk integer not null,
  cancelled_exceeded integer not null,
  late_at_risk integer not null,
  late_exceeded integer not null,
  counted text not null check (counted in ('all', 'seller')),
  check (0 < cancelled_at_risk and cancelled_at_risk < cancelled_exceeded),
  check (0 < late_at_risk and late_at_risk < late_exceeded)
);

-- The weeks of a brand that are published for all of its sellers.
create table metric_publication (
  brand text not null,
  first_day date not null,
  published_at timestamptz not null,
  primary key (brand, first_day)
);

-- What was published of a seller's week; a week without orders has no row.
create table metric_week (
  seller_id uuid not null,
  first_day date not null,
  brand text not null,
  orders integer not null check (orders > 0),
  cancelled_by_seller integer not null,
  cancelled_by_customer integer not null,
  cancelled_by_marketplace integer not null,
  late integer not null,
  partly integer not null,
  -- The limits by which it was judged.
  limits jsonb not null,
  published_at timestamptz not null,
  primary key (seller_id, first_day),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- The orders behind the figures of a published week.
create table metric_incident (
  seller_id uuid not null,
  first_day date not null,
  figure text not null check (figure in ('cancelled', 'late', 'partly')),
  order_id uuid not null,
  brand text not null,
  dispatch_by timestamptz not null,
  -- Whose cancellation it is.
  party text check (party in ('seller', 'customer', 'marketplace')),
  -- When it left the figure because the seller's dispute was accepted.
  removed_at timestamptz,
  primary key (seller_id, first_day, figure, order_id),
  foreign key (seller_id, first_day) references metric_week (seller_id, first_day),
  foreign key (seller_id, order_id) references seller_order (seller_id, id),
  check ((figure = 'cancelled') = (party is not null))
);

-- Why a counted order should not count, and what the marketplace says to it.
create table metric_dispute (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  first_day date not null,
  figure text not null check (figure in ('cancelled', 'late')),
  order_id uuid not null,
  reason text not null,
  comment text,
  files jsonb not null,
  state text not null check (state in ('pending', 'accepted', 'refused')),
  sent_at timestamptz not null,
  sent_by text not null,
  decided_at timestamptz,
  answer text,
  primary key (seller_id, id),
  unique (seller_id, figure, order_id),
  foreign key (seller_id, first_day, figure, order_id) references metric_incident (seller_id, first_day, figure, order_id),
  check ((state = 'pending') = (decided_at is null))
);
create index metric_dispute_open on metric_dispute (brand, sent_at, id) where state = 'pending';

do $$
declare owned text;
begin
  foreach owned in array array['metric_week', 'metric_incident', 'metric_dispute'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select on %I to offizin_seller', owned);
  end loop;
  foreach owned in array array['metric_limits', 'metric_publication'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_brand on %I to offizin_seller, offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select on %I to offizin_seller', owned);
  end loop;
end $$;
grant select, insert, update on metric_limits, metric_week, metric_incident to offizin_marketplace;
grant select, insert on metric_publication to offizin_marketplace;
grant insert on metric_dispute to offizin_seller;
grant select, update on metric_dispute to offizin_marketplace;
-- Evidence goes a while after the marketplace has decided.
grant update (files) on metric_dispute to offizin_seller;
