-- The findings that an upload replaced, as they were, until it can no longer be reverted.
create table replaced_finding (
  seller_id uuid not null references seller (id),
  replaced_by bigint not null,
  replaced_at timestamptz not null,
  subject text not null,
  run_no bigint not null,
  found_at timestamptz not null,
  finding text not null,
  colour text not null check (colour in ('red', 'grey')),
  numbers bigint[] not null,
  row_number integer,
  product_no integer,
  code text,
  gtin text,
  price bigint,
  stock integer,
  origin text,
  detail jsonb,
  primary key (seller_id, replaced_by, subject)
);
create index replaced_finding_age on replaced_finding (replaced_at);

alter table replaced_finding enable row level security;
alter table replaced_finding force row level security;
create policy own_seller on replaced_finding to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy expired on replaced_finding to offizin_retention using (replaced_at < now() - interval '2 days');
grant select, insert on replaced_finding to offizin_seller;
grant select, delete on replaced_finding to offizin_retention;
