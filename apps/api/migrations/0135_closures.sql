-- When a shop is closed besides its weekly hours (PRO-03): rows of its own instead of a list in its record.
create table closure (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  first_day date not null,
  last_day date not null,
  -- What shoppers read of it.
  reason text,
  offers text not null check (offers in ('paused', 'sold_later')),
  -- Null where the marketplace brought it.
  made_by text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand),
  check (first_day <= last_day)
);
create index closure_days on closure (seller_id, last_day);

-- The public holidays on which the shop is open all the same; on all others it is closed.
create table open_holiday (
  seller_id uuid not null,
  day date not null,
  brand text not null,
  primary key (seller_id, day),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- Whose public holidays the shop keeps, where not those of its address; its row is held while closures change.
create table shop_calendar (
  seller_id uuid primary key,
  brand text not null,
  region text,
  version integer not null default 1,
  foreign key (seller_id, brand) references seller (id, brand)
);

alter table seller no force row level security;
insert into closure (seller_id, brand, first_day, last_day, offers)
  select s.id, s.brand, (c ->> 'from')::date, (c ->> 'to')::date, 'sold_later'
  from seller s cross join lateral jsonb_array_elements(s.closures) c
  where c ->> 'from' <= c ->> 'to';
alter table seller force row level security;
alter table seller drop column closures;

do $$
declare owned text;
begin
  foreach owned in array array['closure', 'open_holiday', 'shop_calendar'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert, update, delete on %I to offizin_seller', owned);
    execute format('grant select on %I to offizin_marketplace', owned);
  end loop;
end $$;
grant insert on closure to offizin_marketplace;
grant select (region) on seller to offizin_seller;
