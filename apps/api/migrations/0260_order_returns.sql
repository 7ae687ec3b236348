-- What comes back of an order, or what its customer complains about (ORD-22): who says what until when, and what it costs.
create table order_return (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  -- The marketplace's own number.
  return_no text not null,
  order_id uuid not null,
  kind text not null,
  state text not null,
  version integer not null default 1,
  -- Where it was when the shop offered a part.
  before_state text,
  -- Of the order's lines: which, how many units, for how much.
  items jsonb not null,
  currency text not null,
  -- What all of it was sold for.
  at_stake bigint not null check (at_stake >= 0),
  -- What may be given back of the shipping, and what the shop pays for the label.
  shipping bigint not null default 0 check (shipping >= 0),
  label bigint not null default 0 check (label >= 0),
  -- What a full refund would cost the shop: held while the case is open.
  held bigint not null default 0,
  customer_words text,
  objection_words text,
  shop_words text,
  pictures jsonb not null default '[]',
  evidence jsonb not null default '[]',
  -- What the shop decided about each item, what it offered, and what the marketplace decided.
  decision jsonb,
  offer bigint,
  ruling jsonb,
  refunded bigint not null default 0 check (refunded >= 0),
  -- The ledger lines of the refund, until they are booked.
  effect jsonb,
  booked_at timestamptz,
  -- Where the order's money stood before it was held; null while nothing is held.
  standing_before jsonb,
  courier text,
  tracking_number text,
  steps jsonb not null,
  delivered_at timestamptz,
  requested_at timestamptz not null,
  due_at timestamptz,
  ended_at timestamptz,
  primary key (seller_id, id),
  unique (seller_id, return_no),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, order_id) references seller_order (seller_id, id)
);
create index order_return_due on order_return (seller_id, state, due_at, id);
create index order_return_ended on order_return (seller_id, ended_at desc, id) where ended_at is not null;
create index order_return_order on order_return (seller_id, order_id);
create index order_return_number on order_return (brand, return_no);
-- Whose time is over: the worker moves them.
create index order_return_late on order_return (due_at) where ended_at is null and due_at is not null;
create index order_return_ruling on order_return (brand, requested_at, id) where state = 'escalated';
create index order_return_customer on order_return (requested_at)
  where ended_at is not null and (customer_words is not null or objection_words is not null or shop_words is not null
    or tracking_number is not null);

alter table order_return enable row level security;
alter table order_return force row level security;
create policy own_seller on order_return to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on order_return to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy expired on order_return to offizin_retention
  using (ended_at is not null and requested_at < now() - interval '180 days') with check (true);
grant select, update on order_return to offizin_seller;
grant select, insert, update on order_return to offizin_marketplace;
grant select on order_return to offizin_retention;
grant update (customer_words, objection_words, shop_words, tracking_number) on order_return to offizin_retention;
