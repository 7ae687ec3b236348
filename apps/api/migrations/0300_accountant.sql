-- The accountant's workplace across shops (INV-08): what a person has looked at, and to whom the set of a month is mailed.

-- When a person last looked at a month of a shop: what came later is new.
create table monthly_set_seen (
  seller_id uuid not null,
  user_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  brand text not null default current_setting('app.brand'),
  seen_at timestamptz not null,
  primary key (seller_id, user_id, month),
  foreign key (seller_id, brand) references seller (id, brand),
  -- What a person chose and saw in a shop ends with the membership.
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);

-- Who wants a mail when the set of a month is complete.
create table monthly_set_wish (
  seller_id uuid not null,
  user_id uuid not null,
  brand text not null default current_setting('app.brand'),
  since timestamptz not null,
  primary key (seller_id, user_id),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);
create index monthly_set_wish_brand on monthly_set_wish (brand);

-- A set that became complete, once for each person: rows of one letter go out together.
create table monthly_set_mail (
  seller_id uuid not null,
  user_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  brand text not null default current_setting('app.brand'),
  -- The letter that names it; null until one is made.
  letter uuid,
  outcome text check (outcome in ('sent', 'refused', 'nothing_left')),
  written_at timestamptz not null,
  primary key (seller_id, user_id, month),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);
create index monthly_set_mail_open on monthly_set_mail (brand, written_at) where outcome is null;

do $$
declare owned text;
begin
  foreach owned in array array['monthly_set_seen', 'monthly_set_wish', 'monthly_set_mail'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
  end loop;
  foreach owned in array array['monthly_set_wish', 'monthly_set_mail'] loop
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
  end loop;
end $$;
grant select, insert, update on monthly_set_seen to offizin_seller;
grant select, insert, delete on monthly_set_wish to offizin_seller;
grant select, insert on monthly_set_mail to offizin_seller;
grant select on monthly_set_wish to offizin_marketplace;
grant select on monthly_set_mail to offizin_marketplace;
grant update (letter, outcome) on monthly_set_mail to offizin_marketplace;

create policy expired on monthly_set_seen to offizin_retention using (seen_at < now() - interval '800 days');
create policy expired on monthly_set_mail to offizin_retention using (written_at < now() - interval '800 days');
grant select, delete on monthly_set_seen to offizin_retention;
grant select, delete on monthly_set_mail to offizin_retention;

-- The newest set of a month is found without the other files of a shop.
create index export_monthly_set on export (seller_id, (question ->> 'month'), requested_at desc) where kind = 'monthly_set';
