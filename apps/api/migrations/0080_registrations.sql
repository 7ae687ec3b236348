-- Who wants to sell: the answers of the form until the marketplace decided. A refused or abandoned one goes after keep_until;
-- an approved one stays as the company record of its seller, with the consents.
create table registration (
  id uuid primary key,
  brand text not null,
  email text not null,
  locale text not null,
  state text not null check (state in ('draft', 'submitted', 'approved', 'changes_requested', 'rejected')),
  -- AES-256-GCM: they hold tax and professional numbers.
  sealed_answers bytea not null,
  consents jsonb not null default '[]',
  -- What the marketplace wants to be changed, or why it refused.
  notes jsonb not null default '[]',
  seller_id uuid unique references seller (id),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  -- Null while somebody waits for a decision, and once there is a seller.
  keep_until timestamptz
);
-- One for each address and brand; who was refused may begin again.
create unique index registration_email on registration (brand, lower(email)) where state <> 'rejected';
create index registration_state on registration (brand, state, id);
create index registration_expiry on registration (keep_until);

-- What opens a registration: the browser that proved the address, and links that were mailed to it.
create table registration_key (
  key_hash bytea primary key,
  registration_id uuid not null references registration (id) on delete cascade,
  kind text not null check (kind in ('browser', 'link')),
  expires_at timestamptz not null
);
create index registration_key_registration on registration_key (registration_id);
create index registration_key_expiry on registration_key (expires_at);

-- The proof of an address, one live code for each.
create table registration_code (
  id uuid primary key,
  flow_hash bytea not null unique,
  brand text not null,
  email text not null,
  locale text not null,
  code_mac bytea not null,
  -- Until it is mailed.
  sealed_code bytea,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index registration_code_email on registration_code (brand, lower(email));
create index registration_code_expiry on registration_code (expires_at);

do $$
declare owned text;
begin
  foreach owned in array array['registration', 'registration_key', 'registration_code'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy identity on %I to offizin_identity using (true) with check (true)', owned);
    execute format('grant select, insert, update, delete on %I to offizin_identity', owned);
    execute format('grant select, delete on %I to offizin_retention', owned);
  end loop;
end $$;
create policy expired on registration to offizin_retention using (keep_until < now() - interval '1 day');
create policy expired on registration_key to offizin_retention using (expires_at < now() - interval '1 day');
create policy expired on registration_code to offizin_retention using (expires_at < now() - interval '1 day');

-- The marketplace sees what was handed in, of its brand.
create policy own_brand on registration to offizin_marketplace
  using (brand = current_setting('app.brand', true) and state <> 'draft')
  with check (brand = current_setting('app.brand', true));
grant select, update on registration to offizin_marketplace;

-- A seller that registers is told to the marketplace in the transaction that makes it.
create policy identity on marketplace_event to offizin_identity using (kind = 'seller.registered') with check (kind = 'seller.registered');
grant insert on marketplace_event to offizin_identity;
grant select (id, kind) on marketplace_event to offizin_identity;
