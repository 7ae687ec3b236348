-- Where a seller's own systems, or the operator's (seller_id is null), are sent what happens.
create table webhook (
  id uuid primary key,
  brand text not null,
  seller_id uuid,
  -- The operator's own word for it, by which it is addressed.
  name text check ((name is null) = (seller_id is not null)),
  address text not null,
  events text[] not null,
  state text not null check (state in ('active', 'paused', 'switched_off')),
  switched_off_for text check (switched_off_for in ('failing', 'gone')),
  created_at timestamptz not null,
  last_at timestamptz,
  last_status smallint,
  last_problem text,
  failing_since timestamptz,
  failures integer not null default 0,
  -- Of the operator's: the last event of the feed that was passed on.
  position bigint,
  foreign key (seller_id, brand) references seller (id, brand)
);
create index webhook_seller on webhook (seller_id);
create unique index webhook_name on webhook (brand, name) where seller_id is null;

-- What signs; a replaced one signs beside the new one until it ends.
create table webhook_secret (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  brand text not null,
  seller_id uuid,
  -- AES-256-GCM, bound to the endpoint.
  sealed bytea not null,
  last_four text not null,
  made_by text,
  created_at timestamptz not null,
  ends_at timestamptz
);
create unique index webhook_secret_newest on webhook_secret (webhook_id) where ends_at is null;
create index webhook_secret_webhook on webhook_secret (webhook_id);
create index webhook_secret_end on webhook_secret (ends_at);

-- One event for one endpoint, by the id under which it is sent each time.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  brand text not null,
  seller_id uuid,
  type text not null,
  -- The very bytes that are signed and sent each time.
  body text not null,
  -- What a person knows it by: an order's number, a file's name.
  subject text,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  attempts smallint not null,
  created_at timestamptz not null,
  -- Null while nothing is sent: it has ended, or its endpoint is paused.
  next_attempt_at timestamptz,
  -- Of an attempt that has begun and not ended.
  begun_at timestamptz,
  last_at timestamptz,
  last_status smallint,
  last_problem text,
  last_milliseconds integer
);
create index webhook_delivery_seller on webhook_delivery (seller_id, created_at desc, id desc);
create index webhook_delivery_webhook on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_waiting on webhook_delivery (brand, next_attempt_at) where state = 'waiting';
create index webhook_delivery_age on webhook_delivery (created_at);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  no smallint not null,
  brand text not null,
  seller_id uuid,
  at timestamptz not null,
  status smallint,
  problem text,
  milliseconds integer not null,
  -- The beginning of the answer, to find out what is wrong.
  answer text not null,
  primary key (delivery_id, no)
);

do $$
declare owned text;
begin
  foreach owned in array array['webhook', 'webhook_secret', 'webhook_delivery', 'webhook_attempt'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert, update, delete on %I to offizin_seller, offizin_marketplace', owned);
  end loop;
end $$;
create policy expired on webhook_secret to offizin_retention using (ends_at < now() - interval '30 days');
create policy expired on webhook_delivery to offizin_retention using (created_at < now() - interval '30 days');
grant select, delete on webhook_secret, webhook_delivery to offizin_retention;

-- Whether somebody is sent the brand's events: whoever writes one then asks for that in the same transaction.
alter table event_feed add column pushed boolean not null default false;
create policy of_brand on event_feed for select to offizin_seller using (brand = current_setting('app.brand', true));
create policy identity on event_feed for select to offizin_identity using (true);
grant select (brand, pushed) on event_feed to offizin_seller, offizin_identity;

-- A job may be asked for later.
drop function enqueue_job(text, json, text, text, text[]);
create function enqueue_job(task text, payload json, queue text default null, waiting_key text default null, kinds text[] default null,
    due timestamptz default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin
    perform graphile_worker.add_job(task, payload, queue_name => queue, run_at => due, job_key => waiting_key, max_attempts => 5,
      flags => kinds, job_key_mode => 'preserve_run_at');
  end $$;
revoke all on function enqueue_job(text, json, text, text, text[], timestamptz) from public;
grant execute on function enqueue_job(text, json, text, text, text[], timestamptz) to offizin_seller, offizin_marketplace, offizin_identity;
