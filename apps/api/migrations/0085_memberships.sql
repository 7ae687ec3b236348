-- A person of a brand works in one shop or in several, with a role in each; who is in none keeps the account and can be asked again.
create table membership (
  seller_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  brand text not null,
  role text not null check (role in ('owner', 'manager', 'orders', 'catalogue', 'accounting', 'reader')),
  -- Null for those whom the marketplace or a registration made.
  invited_by uuid references user_account (id) on delete set null,
  since timestamptz not null,
  -- For those who stand in for somebody.
  ends_at timestamptz,
  primary key (seller_id, user_id),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index membership_user on membership (user_id);
create index membership_invited_by on membership (invited_by);

insert into membership (seller_id, user_id, brand, role, since)
  select seller_id, id, brand, 'owner', created_at from user_account;

-- What a person chose for a shop ends with the membership.
alter table notification_preference drop constraint notification_preference_seller_id_user_id_fkey;
alter table notification_preference add foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade;
alter table notification_mail drop constraint notification_mail_seller_id_user_id_fkey;
alter table notification_mail add foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade;

alter table user_account drop constraint user_account_seller_id_id_key;
alter table user_account drop column seller_id;

alter table membership enable row level security;
alter table membership force row level security;
create policy identity on membership to offizin_identity using (true) with check (true);
create policy own_brand on membership to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on membership to offizin_identity;
grant select, insert, delete on membership to offizin_marketplace;

-- Whoever leaves, or whose role changes, holds no stream open that was opened before.
create trigger membership_changed after delete or update of role, ends_at on membership
  for each row execute function notify_ended_session();

-- A session that goes on in another shop has a new id: streams of the old one end.
create trigger session_renamed after update of token_hash on session for each row execute function notify_ended_session();

-- When a person last worked in which shop: there the next sign-in leads.
create table shop_visit (
  user_id uuid not null references user_account (id) on delete cascade,
  seller_id uuid not null references seller (id),
  at timestamptz not null,
  primary key (user_id, seller_id)
);
alter table shop_visit enable row level security;
alter table shop_visit force row level security;
create policy identity on shop_visit to offizin_identity using (true) with check (true);
grant select, insert, update, delete on shop_visit to offizin_identity;

-- An invitation that was mailed: whoever has its link and signs in with the address, or makes an account of it, gains the shop.
create table team_invitation (
  seller_id uuid not null,
  id uuid not null,
  brand text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'orders', 'catalogue', 'accounting', 'reader')),
  ends_at timestamptz,
  invited_by uuid references user_account (id) on delete set null,
  key_hash bytea not null unique,
  -- The link's key until it is mailed.
  sealed_key bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand)
);
create unique index team_invitation_email on team_invitation (seller_id, lower(email));
create index team_invitation_invited_by on team_invitation (invited_by);
create index team_invitation_expiry on team_invitation (expires_at);
alter table team_invitation enable row level security;
alter table team_invitation force row level security;
create policy identity on team_invitation to offizin_identity using (true) with check (true);
create policy expired on team_invitation to offizin_retention using (expires_at < now() - interval '30 days');
grant select, insert, update, delete on team_invitation to offizin_identity;
grant select, delete on team_invitation to offizin_retention;
