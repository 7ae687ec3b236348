-- With which a seller's own systems act for it; who made it, and what it may do.
create table api_token (
  id uuid primary key,
  token_hash bytea not null unique,
  brand text not null,
  seller_id uuid not null,
  user_id uuid not null references user_account (id),
  made_by text not null,
  name text not null,
  last_four text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  foreign key (seller_id, brand) references seller (id, brand)
);
create index api_token_seller on api_token (seller_id, created_at);
create index api_token_end on api_token (expires_at);

alter table api_token enable row level security;
alter table api_token force row level security;
create policy own_seller on api_token to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy identity on api_token to offizin_identity using (true) with check (true);
create policy expired on api_token to offizin_retention using (expires_at < now() - interval '400 days');
grant select, insert on api_token to offizin_seller;
grant update (revoked_at, revoked_by) on api_token to offizin_seller;
grant select on api_token to offizin_identity;
grant update (last_used_at) on api_token to offizin_identity;
grant select, delete on api_token to offizin_retention;
