-- What open browsers are told of: ids and counters only. Rows first, the notice that wakes the readers second.
create table live_event (
  seller_id uuid not null references seller (id),
  id bigint not null generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  topic text not null,
  payload jsonb not null,
  primary key (seller_id, id)
);
create index live_event_feed on live_event (seller_id, transaction_id, id);
create index live_event_age on live_event (at);

create table notification (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  kind text not null,
  params jsonb not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, dedupe_key)
);
create index notification_latest on notification (seller_id, created_at desc, id desc);
create index notification_unread on notification (seller_id) where read_at is null;
create index notification_age on notification (created_at);

create table notification_preference (
  seller_id uuid not null references seller (id),
  user_id uuid not null references user_account (id),
  "group" text not null check ("group" in ('order', 'offer', 'account')),
  email boolean not null default false,
  sound boolean not null default false,
  primary key (seller_id, user_id, "group")
);

-- Open orders of all sellers by deadline: what is due soon is found without looking at what is done.
create index seller_order_due on seller_order (dispatch_by) where open and not warehouse;

-- Reads the outbox for the sellers whose browsers are connected, and nothing else.
do $$
begin
  execute format('grant usage on schema %I to offizin_live', current_schema());
end $$;

do $$
declare owned text;
begin
  foreach owned in array array['live_event', 'notification', 'notification_preference'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) '
      'with check (seller_id = current_seller())', owned);
  end loop;
  foreach owned in array array['live_event', 'notification'] loop
    execute format('create policy own_brand on %I to offizin_marketplace using (is_own_brand(seller_id)) '
      'with check (is_own_brand(seller_id))', owned);
  end loop;
end $$;
create policy connected on live_event to offizin_live using (true);
create policy outlived on live_event to offizin_retention using (at < now() - interval '24 hours');
create policy outlived on notification to offizin_retention using (created_at < now() - interval '90 days');

grant select on live_event to offizin_live;
grant select, insert on live_event to offizin_seller, offizin_marketplace;
grant select, insert, update on notification, notification_preference to offizin_seller;
grant select, insert on notification to offizin_marketplace;
grant select, delete on live_event, notification to offizin_retention;

-- Whoever holds streams open looks at their sessions again: one has ended, or somebody was banned.
create function tell_ended_session() returns trigger language plpgsql
  as $$ begin perform pg_notify('offizin_live', 'sessions'); return null; end $$;
create trigger session_ended after delete on session for each row execute function tell_ended_session();
create trigger seller_banned after update of status on seller for each row
  when (new.status = 'banned' and old.status <> 'banned') execute function tell_ended_session();
create trigger user_banned after update of banned on user_account for each row
  when (new.banned and not old.banned) execute function tell_ended_session();
