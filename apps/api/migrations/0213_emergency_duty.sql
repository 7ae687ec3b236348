-- When the shop is on emergency duty (PRO-03): shown on its page, without effect on hours and deadlines.
create table emergency_duty (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- What shoppers read of it: where to ring, what it costs.
  note text,
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand),
  check (begins_at < ends_at)
);
create index emergency_duty_end on emergency_duty (seller_id, ends_at);

alter table emergency_duty enable row level security;
alter table emergency_duty force row level security;
create policy own_seller on emergency_duty to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on emergency_duty for select to offizin_marketplace using (brand = current_setting('app.brand', true));
grant select, insert, delete on emergency_duty to offizin_seller;
grant select on emergency_duty to offizin_marketplace;
