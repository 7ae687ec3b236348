-- Who asks for a code gets one live code, whether or not an account has the address: without one there is no user.
create table password_code (
  id uuid primary key default gen_random_uuid(),
  -- Binds the code to the browser that asked for it.
  flow_hash bytea not null unique,
  brand text not null,
  user_id uuid unique references user_account (id) on delete cascade,
  code_mac bytea not null,
  -- Until it is mailed.
  sealed_code bytea,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_code_expiry on password_code (expires_at);
alter table password_code enable row level security;
alter table password_code force row level security;
create policy identity on password_code to offizin_identity using (true) with check (true);
create policy expired on password_code to offizin_retention using (expires_at < now() - interval '1 day');
grant select, insert, update, delete on password_code to offizin_identity;
grant select, delete on password_code to offizin_retention;

create table old_password (
  user_id uuid not null references user_account (id) on delete cascade,
  replaced_at timestamptz not null,
  password_hash text not null,
  primary key (user_id, password_hash)
);
alter table old_password enable row level security;
alter table old_password force row level security;
create policy identity on old_password to offizin_identity using (true) with check (true);
grant select, insert, delete on old_password to offizin_identity;

grant execute on function enqueue_job(text, json, text, text, text[]) to offizin_identity;
