-- What shoppers see of a shop; a shop without a row has said nothing yet. Its opening hours are in its own record.
create table shop_profile (
  seller_id uuid primary key,
  brand text not null,
  short_description text,
  about text,
  responsible_name text,
  responsible_title text,
  texts_version integer not null default 1,
  phone_prefix text,
  phone text,
  email text,
  website text,
  facebook text,
  whatsapp text,
  linkedin text,
  twitter text,
  contact_version integer not null default 1,
  hours_version integer not null default 1,
  foreign key (seller_id, brand) references seller (id, brand)
);

-- Files that lie outside the database, under a random name of theirs.
create table stored_file (
  seller_id uuid not null,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  brand text not null,
  bytes bigint not null,
  names text[] not null,
  -- Whether something of the shop shows it; a job removes what nothing shows.
  attached boolean not null,
  created_at timestamptz not null,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand)
);

create table shop_image (
  seller_id uuid not null,
  kind text not null check (kind in ('BACKGROUND', 'LOGO', 'PHARMACIST')),
  brand text not null,
  file_id text not null,
  -- Of the whole picture, and the part of it that is shown.
  width integer not null,
  height integer not null,
  part jsonb not null,
  primary key (seller_id, kind),
  foreign key (seller_id, file_id) references stored_file (seller_id, id)
);

do $$
declare owned text;
begin
  foreach owned in array array['shop_profile', 'stored_file', 'shop_image'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I for select to offizin_marketplace using (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert, update, delete on %I to offizin_seller', owned);
  end loop;
end $$;
grant select on shop_profile, shop_image to offizin_marketplace;
drop policy own_brand on stored_file;

-- A shop sees of its record what shoppers see, and changes its hours.
grant select (name, business_type, city, opening_hours, closures, created_at) on seller to offizin_seller;
create policy own_hours on seller for update to offizin_seller using (id = current_seller()) with check (id = current_seller());
grant update (opening_hours) on seller to offizin_seller;
