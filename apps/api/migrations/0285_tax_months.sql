-- The tax month (INV-07): what was booked in it by country of delivery, kind and VAT rate, kept with each booking, and when it was closed.

-- Basis points of the goods, by country of delivery and day; null where it was not known, and of lines of before.
alter table order_line add column vat_rate integer;

-- In which month and at which rate each line counts, [{lineNo, month, rate, amount}], and how many lines do: fewer than there are
-- where they were booked before, or by a process of the version before.
alter table ledger_order add column tax_parts jsonb not null default '[]', add column tax_lines integer not null default 0;
create function line_count(lines jsonb) returns integer language sql immutable parallel safe as $$
  select case jsonb_typeof(lines) when 'array' then jsonb_array_length(lines) else 0 end
$$;
create index ledger_order_uncounted on ledger_order (brand, seller_id, number) where tax_lines < line_count(lines);

create table tax_month (
  seller_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  brand text not null,
  -- When the first line was counted in it.
  begun_at timestamptz not null,
  -- What is counted in it never changes from then on; null while it is open.
  closed_at timestamptz,
  -- Who closed it by hand; null where its day had come.
  closed_by text,
  primary key (seller_id, month),
  foreign key (seller_id, brand) references seller (id, brand),
  check (closed_at is not null or closed_by is null)
);
create index tax_month_open on tax_month (brand, month) where closed_at is null;

create table tax_figure (
  seller_id uuid not null,
  month text not null,
  -- The month of the booking's day: an earlier one where that was closed.
  booked_month text not null,
  order_month text not null,
  -- Of delivery; empty where it is not known.
  country text not null,
  kind text not null,
  -- Basis points; -1 where there is none or it is not known: a key holds no null.
  rate integer not null check (rate between -1 and 10000),
  brand text not null,
  currency text not null,
  lines integer not null,
  credit bigint not null,
  debit bigint not null,
  primary key (seller_id, month, booked_month, order_month, country, kind, rate),
  foreign key (seller_id, month) references tax_month (seller_id, month),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- Whoever writes, a closed month stays as it is.
create function keep_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from tax_month m where m.seller_id = new.seller_id and m.month = new.month and m.closed_at is not null) then
    raise exception 'tax month % is closed', new.month using errcode = 'OF001';
  end if;
  return new;
end $$;
create trigger tax_figure_kept before insert or update on tax_figure for each row execute function keep_closed_month();

create function keep_closing() returns trigger language plpgsql as $$
begin
  raise exception 'tax month % is closed', old.month using errcode = 'OF001';
end $$;
create trigger tax_month_kept before update on tax_month for each row when (old.closed_at is not null) execute function keep_closing();

alter table tax_month enable row level security;
alter table tax_month force row level security;
alter table tax_figure enable row level security;
alter table tax_figure force row level security;
create policy own_seller on tax_month to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on tax_month to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy own_seller on tax_figure to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on tax_figure to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select on tax_month, tax_figure to offizin_seller;
grant update (closed_at, closed_by) on tax_month to offizin_seller;
grant select, insert, update on tax_month, tax_figure to offizin_marketplace;
