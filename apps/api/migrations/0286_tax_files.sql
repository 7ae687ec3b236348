-- Where a shop's tax months are posted: chart, adviser and accounts (INV-07); none while the usual ones will do.
create table tax_settings (
  seller_id uuid primary key,
  brand text not null,
  settings jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  foreign key (seller_id, brand) references seller (id, brand)
);
alter table tax_settings enable row level security;
alter table tax_settings force row level security;
create policy own_seller on tax_settings to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, update on tax_settings to offizin_seller;

-- A statement of the payouts is an XML file.
alter table export drop constraint export_format_check;
alter table export add constraint export_format_check check (format in ('xlsx', 'csv', 'zip', 'pdf', 'xml'));
