-- Orders that are confirmed or sent together (ORD-13): what was asked for, and what became of each of them.
create table order_batch (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  action text not null check (action in ('confirm', 'process')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done', 'undone')),
  actor_name text not null,
  impersonated_by text,
  requested_at timestamptz not null,
  -- Until then it can be taken back (ORD-17).
  sends_at timestamptz not null,
  finished_at timestamptz,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index order_batch_latest on order_batch (seller_id, requested_at desc);

create table order_batch_item (
  seller_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  order_id uuid not null,
  -- The version in which the order was seen when it was chosen.
  version integer not null,
  -- Courier, number, link and code, as typed; nothing once the order has them.
  dispatch jsonb,
  refusal text check (
    refusal in ('changed', 'invalid_state', 'nothing_left', 'wrong_dispatch', 'being_sent', 'undone', 'failed')
  ),
  done_at timestamptz,
  primary key (seller_id, batch_id, position),
  foreign key (seller_id, batch_id) references order_batch (seller_id, id) on delete cascade
);
-- An order waits in one batch at a time.
create unique index order_batch_item_waiting on order_batch_item (seller_id, order_id) where done_at is null;
create index order_batch_item_order on order_batch_item (seller_id, order_id);

do $$
declare owned text;
begin
  foreach owned in array array['order_batch', 'order_batch_item'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('grant select, insert, update, delete on %I to offizin_seller', owned);
  end loop;
end $$;
create policy expired on order_batch to offizin_retention using (requested_at < now() - interval '30 days');
grant select, delete on order_batch to offizin_retention;
