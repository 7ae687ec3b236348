-- What the European Commission's register says about the VAT number; a register that is away leaves it unverified.
alter table registration
  add column vat_state text not null default 'unverified' check (vat_state in ('unverified', 'valid', 'invalid')),
  add column vat_checked_at timestamptz;

-- The licence of a pharmacy as it was handed in, sealed like the answers; it goes with its registration.
create table registration_licence (
  registration_id uuid primary key references registration (id) on delete cascade,
  brand text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  sealed_content bytea not null,
  uploaded_at timestamptz not null
);
alter table registration_licence enable row level security;
alter table registration_licence force row level security;
create policy identity on registration_licence to offizin_identity using (true) with check (true);
grant select, insert, update, delete on registration_licence to offizin_identity;
create policy own_brand on registration_licence for select to offizin_marketplace
  using (brand = current_setting('app.brand', true));
grant select on registration_licence to offizin_marketplace;
