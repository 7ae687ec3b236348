create table seller_order (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  number text collate "C" not null,
  version integer not null default 1,
  status text not null check (status in ('new', 'pending', 'processed', 'finalised', 'cancelled')),
  open boolean not null generated always as (status in ('new', 'pending')) stored,
  warehouse boolean not null,
  origin text not null,
  created_at timestamptz not null,
  dispatch_by timestamptz not null,
  confirmed_at timestamptz,
  processed_at timestamptz,
  finalised_at timestamptz,
  cancelled_at timestamptz,
  delivery_type text not null check (delivery_type in ('standard', 'next_day', 'same_day_slot', 'express_slot')),
  slot_from timestamptz,
  slot_to timestamptz,
  payment_type text not null check (payment_type in ('invoice', 'cash_on_delivery', 'paid_online')),
  payment_status text not null check (payment_status in ('pending', 'paid')),
  shipment_status text,
  shipment_changed_at timestamptz,
  customer_first_name text not null,
  customer_city text not null,
  delivery_address jsonb not null,
  billing_address jsonb not null,
  courier text,
  tracking_number text,
  tracking_url text,
  pickup_code text,
  waybill text,
  currency text not null check (currency in ('EUR', 'CHF')),
  units integer not null,
  subtotal bigint not null,
  shipping bigint not null,
  discount bigint not null,
  discount_label text,
  total bigint not null,
  -- As ordered: what is left after a cancellation is always computed from these two.
  placed_discount bigint not null,
  placed_shipping bigint not null,
  cancelled_by text,
  cancellation_reason text,
  cancellation_comment text,
  primary key (seller_id, id),
  unique (seller_id, number)
);
create index seller_order_deadline on seller_order (seller_id, warehouse, open, dispatch_by, id);
create index seller_order_created on seller_order (seller_id, warehouse, open, created_at, id);
create index seller_order_number on seller_order (number);
create index seller_order_new on seller_order (seller_id, created_at desc) where status = 'new' and not warehouse;

create table order_line (
  seller_id uuid not null,
  order_id uuid not null,
  id uuid not null default gen_random_uuid(),
  position smallint not null,
  product_id text not null,
  name text not null,
  pack text not null,
  code_system text,
  national_code text,
  gtin text,
  stock_origin text not null check (stock_origin in ('own', 'wholesaler')),
  image jsonb not null,
  quantity integer not null check (quantity > 0),
  cancelled_quantity integer not null default 0 check (cancelled_quantity between 0 and quantity),
  unit_price bigint not null,
  primary key (seller_id, order_id, id),
  foreign key (seller_id, order_id) references seller_order (seller_id, id)
);

create table order_history (
  seller_id uuid not null,
  order_id uuid not null,
  id bigint not null generated always as identity,
  at timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('seller', 'customer', 'marketplace', 'courier')),
  actor_name text,
  impersonated_by text,
  reason text,
  units integer,
  shipment_status text,
  primary key (seller_id, order_id, id),
  foreign key (seller_id, order_id) references seller_order (seller_id, id)
);

-- Kept, not counted: a count over a large seller's orders would take seconds.
create table order_count (
  seller_id uuid not null references seller (id),
  warehouse boolean not null,
  status text not null,
  orders bigint not null,
  primary key (seller_id, warehouse, status)
);

create function count_inserted_orders() returns trigger language plpgsql as $$
begin
  insert into order_count (seller_id, warehouse, status, orders)
  select seller_id, warehouse, status, count(*) from inserted
  group by seller_id, warehouse, status order by seller_id, warehouse, status
  on conflict (seller_id, warehouse, status) do update set orders = order_count.orders + excluded.orders;
  return null;
end $$;

create function count_moved_orders() returns trigger language plpgsql as $$
begin
  insert into order_count (seller_id, warehouse, status, orders)
  select seller_id, warehouse, status, sum(change) from (
    select n.seller_id, n.warehouse, s.status, s.change
    from after n join before o on o.seller_id = n.seller_id and o.id = n.id,
      lateral (values (n.status, 1), (o.status, -1)) as s (status, change)
    where n.status <> o.status
  ) moved
  group by seller_id, warehouse, status order by seller_id, warehouse, status
  on conflict (seller_id, warehouse, status) do update set orders = order_count.orders + excluded.orders;
  return null;
end $$;

create trigger order_inserted after insert on seller_order
  referencing new table as inserted for each statement execute function count_inserted_orders();
create trigger order_moved after update on seller_order
  referencing old table as before new table as after for each statement execute function count_moved_orders();

create table new_orders_download (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  status text not null check (status in ('preparing', 'ready', 'failed')),
  format text not null check (format in ('xlsx', 'csv')),
  locale text not null,
  time_zone text not null,
  orders integer,
  requested_at timestamptz not null,
  expires_at timestamptz,
  file bytea,
  primary key (seller_id, id)
);
create index new_orders_download_latest on new_orders_download (seller_id, requested_at desc);

create table idempotency (
  seller_id uuid not null references seller (id),
  operation text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (seller_id, operation, key)
);
create index idempotency_age on idempotency (created_at);

create table machine_idempotency (
  brand text not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (brand, operation, key)
);
create index machine_idempotency_age on machine_idempotency (created_at);

-- What the marketplace reads. The transaction id gives an order that a late commit cannot slip behind.
create table marketplace_event (
  seller_id uuid not null references seller (id),
  id bigint generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  at timestamptz not null,
  order_number text not null,
  payload jsonb not null,
  primary key (seller_id, id)
);
create index marketplace_event_feed on marketplace_event (transaction_id, id);

do $$
declare owned text;
begin
  foreach owned in array array['seller_order', 'order_line', 'order_history', 'order_count', 'new_orders_download',
    'idempotency', 'marketplace_event'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) '
      'with check (seller_id = current_seller())', owned);
  end loop;
  foreach owned in array array['seller_order', 'order_line', 'order_history', 'order_count', 'marketplace_event'] loop
    execute format('create policy own_brand on %I to offizin_marketplace using (is_own_brand(seller_id)) '
      'with check (is_own_brand(seller_id))', owned);
  end loop;
end $$;

alter table machine_idempotency enable row level security;
alter table machine_idempotency force row level security;
create policy own_brand on machine_idempotency to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));

grant select, update on seller_order, order_line to offizin_seller;
grant select, insert on order_history to offizin_seller;
grant select, insert, update on order_count to offizin_seller;
grant select, insert, update, delete on new_orders_download, idempotency to offizin_seller;
grant insert on marketplace_event to offizin_seller;
grant select, insert, update on seller_order, order_line, order_count, machine_idempotency to offizin_marketplace;
grant select, insert on order_history to offizin_marketplace;
grant select on marketplace_event to offizin_marketplace;

-- Retention: this role sees and deletes only what has outlived its term.
do $$
begin
  execute format('grant usage on schema %I to offizin_retention', current_schema());
end $$;
create policy outlived on idempotency to offizin_retention using (created_at < now() - interval '7 days');
create policy outlived on machine_idempotency to offizin_retention using (created_at < now() - interval '7 days');
create policy outlived on new_orders_download to offizin_retention using (expires_at < now() - interval '1 day');
grant select, delete on idempotency, machine_idempotency, new_orders_download, session, remember_token, signin_failure,
  used_challenge, impersonation_token, rate_window to offizin_retention;
