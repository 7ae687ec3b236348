-- The roles are there: db-roles.ts makes them before the first migration, because they belong to the whole cluster.
do $$
declare wanted text;
begin
  foreach wanted in array array['offizin_identity', 'offizin_seller', 'offizin_marketplace'] loop
    execute format('grant usage on schema %I to %I', current_schema(), wanted);
  end loop;
end $$;

create table app_secret (
  name text primary key,
  value bytea not null
);

create table seller (
  id uuid primary key default gen_random_uuid(),
  brand text not null,
  external_id text not null,
  name text not null,
  status text not null check (status in ('pending', 'active', 'banned')),
  business_type text not null,
  configuration_id text not null,
  marketplace_type text not null check (marketplace_type in ('hybrid', 'managed', 'pure')),
  gold_partner boolean not null,
  locale text not null,
  services jsonb not null,
  street text not null,
  postal_code text not null,
  city text not null,
  region text,
  country_code text not null,
  opening_hours jsonb not null,
  closures jsonb not null,
  created_at timestamptz not null default now(),
  unique (brand, external_id)
);

create table user_account (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references seller (id),
  brand text not null,
  username text not null,
  email text not null,
  name text not null,
  password_hash text,
  banned boolean not null default false,
  locale text,
  created_at timestamptz not null default now()
);
create unique index user_account_username on user_account (brand, lower(username));
create unique index user_account_email on user_account (brand, lower(email));
create index user_account_seller on user_account (seller_id);

create table session (
  token_hash bytea primary key,
  user_id uuid references user_account (id),
  seller_id uuid not null references seller (id),
  remember_family uuid,
  impersonated_by text,
  impersonation_refresh_until timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  check (user_id is not null or impersonated_by is not null)
);
create index session_family on session (remember_family);
create index session_expiry on session (expires_at);

-- A rotated token stays until its family ends, so that a second use of it shows.
create table remember_token (
  token_hash bytea primary key,
  family uuid not null,
  user_id uuid not null references user_account (id),
  rotated_at timestamptz,
  expires_at timestamptz not null
);
create index remember_token_family on remember_token (family);
create index remember_token_expiry on remember_token (expires_at);

create table signin_failure (
  scope text not null check (scope in ('account', 'address', 'global')),
  key_hash bytea not null,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz,
  primary key (scope, key_hash)
);

create table used_challenge (
  signature text primary key,
  expires_at timestamptz not null
);

create table impersonation_token (
  access_hash bytea primary key,
  refresh_hash bytea not null,
  brand text not null,
  seller_id uuid not null references seller (id),
  operator text not null,
  expires_at timestamptz not null,
  session_seconds integer not null,
  refresh_seconds integer not null,
  used_at timestamptz
);

create table rate_window (
  scope text not null,
  key text not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (scope, key, window_start)
);

create table api_key (
  key_hash bytea primary key,
  brand text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

-- Append-only: no role may update or delete it.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  brand text not null,
  kind text not null,
  seller_id uuid,
  user_id uuid,
  impersonated_by text,
  detail jsonb not null default '{}'
);
create index audit_seller on audit (seller_id, at);

create table worker_beat (
  worker_id text primary key,
  beat_at timestamptz not null
);

grant select, insert, update, delete on seller, user_account, session, remember_token, signin_failure,
  used_challenge, impersonation_token, rate_window to offizin_identity;
grant select on app_secret, api_key to offizin_identity;
grant insert on audit to offizin_identity, offizin_seller, offizin_marketplace;
grant select, insert, update on seller, user_account to offizin_marketplace;
grant delete on session, remember_token to offizin_marketplace;
grant select on session, remember_token to offizin_marketplace;
grant insert on impersonation_token to offizin_marketplace;
