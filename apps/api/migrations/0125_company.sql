-- The company behind a shop, a row for each section that was entered. Bank account, birth date and tax numbers are sealed.
create table company_section (
  seller_id uuid not null,
  section text not null
    check (section in ('seller_information', 'fiscal_information', 'billing', 'business', 'bank_account')),
  brand text not null,
  open_values jsonb not null,
  sealed_values bytea,
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  saved_by text,
  primary key (seller_id, section),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- What the European register of VAT numbers (VIES) says about the number that is entered now.
create table company_vat_check (
  seller_id uuid primary key,
  brand text not null,
  number_no integer not null,
  state text not null check (state in ('unverified', 'valid', 'invalid')),
  checked_at timestamptz,
  silent_since timestamptz,
  next_at timestamptz,
  foreign key (seller_id, brand) references seller (id, brand)
);
create index company_vat_check_due on company_vat_check (brand, next_at) where next_at is not null;

do $$ declare owned text; begin
  foreach owned in array array['company_section', 'company_vat_check'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert on %I to offizin_marketplace', owned);
    execute format('grant select, insert, update on %I to offizin_seller', owned);
  end loop;
end $$;
