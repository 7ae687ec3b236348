-- Public holidays of a town or a parish that a shop keeps (PRO-03): they count as those of its country and region do.
create table local_holiday (
  seller_id uuid not null,
  -- When it comes: '05-15' each year, 'easter 60' so many days after Easter, '2027-05-15' once.
  rule text not null,
  brand text not null,
  name text not null,
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (seller_id, rule),
  foreign key (seller_id, brand) references seller (id, brand)
);

alter table local_holiday enable row level security;
alter table local_holiday force row level security;
create policy own_seller on local_holiday to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on local_holiday for select to offizin_marketplace using (brand = current_setting('app.brand', true));
grant select, insert, delete on local_holiday to offizin_seller;
grant select on local_holiday to offizin_marketplace;
