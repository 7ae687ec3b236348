-- The codes of passwords and of registrations are one thing: six digits that prove an e-mail address. Those that live when this
-- runs are asked for again.
drop table password_code;
drop table registration_code;

create table mailed_code (
  id uuid primary key,
  purpose text not null check (purpose in ('password', 'registration')),
  brand text not null,
  -- Who has at most one live code of a purpose: a user, or an address of a brand. Null where no account has the address.
  holder text,
  -- Binds the code to the browser that asked for it.
  flow_hash bytea not null unique,
  user_id uuid references user_account (id) on delete cascade,
  email text,
  locale text,
  code_mac bytea not null,
  -- Until it is mailed.
  sealed_code bytea,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (purpose, holder),
  check (purpose = 'password' or (email is not null and locale is not null))
);
create index mailed_code_user on mailed_code (user_id);
create index mailed_code_expiry on mailed_code (expires_at);
alter table mailed_code enable row level security;
alter table mailed_code force row level security;
create policy identity on mailed_code to offizin_identity using (true) with check (true);
create policy expired on mailed_code to offizin_retention using (expires_at < now() - interval '1 day');
grant select, insert, update, delete on mailed_code to offizin_identity;
grant select, delete on mailed_code to offizin_retention;
