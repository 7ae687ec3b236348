-- Other hours for a date than the week has (PRO-03): they win over the week and over public holidays, closures win over them.
create table special_hours (
  seller_id uuid not null,
  day date not null,
  brand text not null,
  hours jsonb not null,
  -- What shoppers read of it.
  note text,
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, day),
  foreign key (seller_id, brand) references seller (id, brand)
);

alter table special_hours enable row level security;
alter table special_hours force row level security;
create policy own_seller on special_hours to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on special_hours for select to offizin_marketplace using (brand = current_setting('app.brand', true));
grant select, insert, delete on special_hours to offizin_seller;
grant select on special_hours to offizin_marketplace;
