-- What a person sees of its sessions, by an id that opens nothing; and when it last proved who it is.
alter table session
  add column id uuid not null default gen_random_uuid(),
  add column way text not null default 'password',
  add column agent text,
  add column address text,
  add column authenticated_at timestamptz;
alter table session alter column way drop default;
create unique index session_id on session (id);
create index session_of_user on session (user_id);
create index session_of_operator on session (seller_id) where impersonated_by is not null;

-- A browser that is remembered is shown while it has no session, too.
alter table remember_token add column agent text, add column address text;
create index remember_token_user on remember_token (user_id);
