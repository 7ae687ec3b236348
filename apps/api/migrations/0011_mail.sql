-- Mails about notifications, for those who asked for them. What is told is taken by the time it was written: a notification of a
-- transaction that ends late would be missed by the time at which its case happened.
alter table notification add column written_at timestamptz not null default now();
alter table notification_preference add column mailed_until timestamptz not null default now();

create table notification_mail (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references user_account (id),
  "group" text not null check ("group" in ('order', 'offer', 'account')),
  -- The notifications written after the first and up to the second.
  since timestamptz not null,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('sent', 'refused', 'nothing_left')),
  primary key (seller_id, id)
);
create index notification_mail_open on notification_mail (created_at) where outcome is null;
create index notification_mail_age on notification_mail (created_at);

alter table notification_mail enable row level security;
alter table notification_mail force row level security;
create policy own_brand on notification_mail to offizin_marketplace using (is_own_brand(seller_id)) with check (is_own_brand(seller_id));
create policy own_brand on notification_preference to offizin_marketplace using (is_own_brand(seller_id)) with check (is_own_brand(seller_id));
create policy outlived on notification_mail to offizin_retention using (created_at < now() - interval '30 days');

grant select, insert, update on notification_mail to offizin_marketplace;
grant select, update (mailed_until) on notification_preference to offizin_marketplace;
grant select, delete on notification_mail to offizin_retention;
