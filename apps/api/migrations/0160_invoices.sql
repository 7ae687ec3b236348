-- How many numbers of each brand and year are given: the next document has the next one.
create table invoice_series (
  brand text not null,
  year integer not null,
  last integer not null,
  primary key (brand, year)
);

-- Documents as they were issued. Nobody may change or delete one; only whether it is paid is said later.
create table invoice (
  seller_id uuid not null,
  invoice_no text not null check (invoice_no ~ '^[A-Z]{2}-[0-9]{4}-[0-9]{6}$'),
  brand text not null,
  kind text not null check (kind in ('ISSUED', 'RECEIVED')),
  type text not null check (type in ('commission', 'shipping_vat', 'fulfilment', 'vouchers', 'credit_note', 'report')),
  issued_on text not null check (issued_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  due_on text check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  currency text not null,
  net bigint not null,
  vat bigint not null,
  gross bigint not null,
  corrects text,
  record jsonb not null,
  -- Of everything that was handed over: a repeat is known by it.
  content_hash bytea not null,
  received_at timestamptz not null,
  paid_on text check (paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  primary key (seller_id, invoice_no),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index invoice_by_month on invoice (seller_id, month desc, invoice_no desc);
create index invoice_unpaid on invoice (seller_id, due_on) where paid_on is null and type <> 'report';

-- The files of a document, each made once.
create table invoice_file (
  seller_id uuid not null,
  invoice_no text not null,
  format text not null check (format in ('pdf', 'cii', 'ubl')),
  brand text not null,
  bytes integer not null,
  content bytea not null,
  made_at timestamptz not null,
  primary key (seller_id, invoice_no, format),
  foreign key (seller_id, invoice_no) references invoice (seller_id, invoice_no)
);
-- They are packed already.
alter table invoice_file alter column content set storage external;

do $$ declare owned text; begin
  foreach owned in array array['invoice', 'invoice_file'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
  end loop;
end $$;
grant select on invoice to offizin_seller;
grant select, insert on invoice_file to offizin_seller;
grant select, insert, update (paid_on) on invoice to offizin_marketplace;
grant select, insert on invoice_file to offizin_marketplace;

alter table invoice_series enable row level security;
alter table invoice_series force row level security;
create policy own_brand on invoice_series to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update on invoice_series to offizin_marketplace;

alter table export drop constraint export_format_check;
alter table export add constraint export_format_check check (format in ('xlsx', 'csv', 'zip', 'pdf'));
