-- Filters, sort and columns of a list under a name (ORD-21, OFF-03): a person's own, or those of the shop.
create table saved_view (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  list text not null check (list in ('orders', 'offers')),
  -- Null for those of the shop.
  user_id uuid,
  name text not null check (length(name) between 1 and 40),
  -- What the list is like: its filters by their names, its sort and its columns.
  shows jsonb not null,
  version integer not null default 1,
  -- Who saved it last.
  made_by text not null,
  changed_at timestamptz not null,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand),
  -- What a person chose for a shop ends with the membership.
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);
create unique index saved_view_name on saved_view (seller_id, list, user_id, lower(name)) nulls not distinct;

alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy own_seller on saved_view to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update, delete on saved_view to offizin_seller;
