-- Which units of an order lie in its parcel (ORD-14), with what their codes said: found again after a closed tab, in any browser.
create table packed_unit (
  seller_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  -- Which of the line's units, from 1.
  unit integer not null check (unit > 0),
  batch text,
  -- A calendar day: the driver would make an instant of a date.
  expires_on text check (expires_on ~ '^\d{4}-\d\d-\d\d$'),
  serial text,
  how text not null check (how in ('scanned', 'by_hand')),
  packed_at timestamptz not null,
  actor_name text not null,
  impersonated_by text,
  primary key (seller_id, order_id, line_id, unit),
  foreign key (seller_id, order_id, line_id) references order_line (seller_id, order_id, id) on delete cascade
);

alter table packed_unit enable row level security;
alter table packed_unit force row level security;
create policy own_seller on packed_unit to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, delete on packed_unit to offizin_seller;
