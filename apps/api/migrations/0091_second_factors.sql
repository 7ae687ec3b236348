-- One app of codes for each user; it counts once a code of it was typed.
create table authenticator (
  user_id uuid primary key references user_account (id) on delete cascade,
  brand text not null,
  -- AES-256-GCM.
  sealed_key bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last time step whose code was used: none works twice.
  last_step bigint
);

create table recovery_code (
  user_id uuid not null references user_account (id) on delete cascade,
  brand text not null,
  -- The codes have 80 random bits.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkey (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  brand text not null,
  -- The host that it works on.
  host text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Whether its maker may copy it to other devices, and has.
  backup_eligible boolean not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- Each works once, for what it was asked for and the browser or session that asked.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'signin', 'confirm')),
  bound_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- The right password was given; the second factor is still to come, from the same browser.
create table pending_signin (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  brand text not null,
  remember boolean not null,
  -- Of the password that was given: it ends with a change of it.
  password_hash bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index pending_signin_expiry on pending_signin (expires_at);

do $$
declare owned text;
begin
  foreach owned in array array['authenticator', 'recovery_code', 'passkey', 'passkey_challenge', 'pending_signin'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy identity on %I to offizin_identity using (true) with check (true)', owned);
    execute format('grant select, insert, update, delete on %I to offizin_identity', owned);
  end loop;
  foreach owned in array array['passkey_challenge', 'pending_signin'] loop
    execute format('create policy expired on %I to offizin_retention using (expires_at < now() - interval ''1 day'')', owned);
    execute format('grant select, delete on %I to offizin_retention', owned);
  end loop;
  -- The marketplace takes away what somebody lost, of its brand.
  foreach owned in array array['authenticator', 'recovery_code', 'passkey'] loop
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select (user_id), delete on %I to offizin_marketplace', owned);
  end loop;
end $$;
