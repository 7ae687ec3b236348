-- What a shop sends once more without payment (ORD-22): the shop asks for it, and the marketplace makes the order.
create table order_replacement (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  -- The order that something of is sent once more.
  order_id uuid not null,
  conversation_id uuid not null,
  state text not null default 'requested' check (state in ('requested', 'made', 'declined')),
  -- Units of lines of that order.
  items jsonb not null,
  requested_at timestamptz not null,
  requested_by text not null,
  -- The order that the marketplace made of it.
  made_order_id uuid,
  settled_at timestamptz,
  -- Why the marketplace makes none.
  declined_reason text,
  primary key (seller_id, id),
  unique (seller_id, made_order_id),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, order_id) references seller_order (seller_id, id),
  foreign key (seller_id, made_order_id) references seller_order (seller_id, id),
  foreign key (seller_id, conversation_id) references conversation (seller_id, id),
  check ((state = 'made') = (made_order_id is not null)),
  check ((state = 'declined') = (declined_reason is not null)),
  check ((state = 'requested') = (settled_at is null))
);
create index order_replacement_order on order_replacement (seller_id, order_id);
create index order_replacement_conversation on order_replacement (seller_id, conversation_id);

alter table order_replacement enable row level security;
alter table order_replacement force row level security;
create policy own_seller on order_replacement to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on order_replacement to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert on order_replacement to offizin_seller;
grant select on order_replacement to offizin_marketplace;
grant update (state, made_order_id, settled_at, declined_reason) on order_replacement to offizin_marketplace;
