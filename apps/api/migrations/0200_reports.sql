-- What a month brings, for the reports: the commission of each order, and what its customer paid for shipping at which VAT rate.
alter table ledger_order
  add column country text not null default '',
  add column commission bigint not null default 0,
  add column shipping jsonb not null default '[]';
alter table ledger_balance add column commission bigint not null default 0;

-- Shipping that customers paid, by the country it went to and the VAT rate, changed with the ledgers.
create table ledger_shipping (
  seller_id uuid not null,
  month text not null,
  country text not null,
  rate integer not null,
  brand text not null,
  currency text not null,
  orders integer not null,
  gross bigint not null,
  vat bigint not null,
  primary key (seller_id, month, country, rate),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- What a seller sold before the portal knew its orders, as the marketplace says.
create table sales_before (
  seller_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  brand text not null,
  currency text not null,
  orders integer not null,
  cancelled integer not null,
  sales bigint not null,
  commission bigint not null,
  shipping jsonb not null,
  primary key (seller_id, month),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- Few of a shop's orders are cancelled: those of a month are counted here.
create index seller_order_cancelled on seller_order (seller_id, created_at) include (number) where status = 'cancelled';

alter table seller_order no force row level security;
alter table ledger_order no force row level security;
alter table ledger_balance no force row level security;
update ledger_order l set
  country = coalesce((
    select o.delivery_address ->> 'countryCode' from seller_order o where o.seller_id = l.seller_id and o.number = l.number), ''),
  commission = (
    select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(l.lines) line
    where line ->> 'kind' in ('commission', 'commission_vat')),
  shipping = (
    select coalesce(jsonb_agg(jsonb_build_object('rate', 0, 'gross', gross, 'vat', 0)), '[]') from (
      select sum((line ->> 'amount')::bigint) as gross from jsonb_array_elements(l.lines) line where line ->> 'kind' = 'shipping'
    ) charged where gross <> 0);
update ledger_balance b set commission = (
  select coalesce(sum(l.commission), 0) from ledger_order l
  where l.seller_id = b.seller_id and l.month = b.month and l.state = b.state);
insert into ledger_shipping (seller_id, month, country, rate, brand, currency, orders, gross, vat)
  select l.seller_id, l.month, l.country, 0, l.brand, l.currency, count(*), sum((part ->> 'gross')::bigint), 0
  from ledger_order l cross join lateral jsonb_array_elements(l.shipping) part
  group by l.seller_id, l.month, l.country, l.brand, l.currency;
alter table seller_order force row level security;
alter table ledger_order force row level security;
alter table ledger_balance force row level security;

alter table ledger_order alter column country drop default, alter column commission drop default, alter column shipping drop default;
alter table ledger_balance alter column commission drop default;

do $$ declare owned text; begin
  foreach owned in array array['ledger_shipping', 'sales_before'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller
      using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace
      using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select on %I to offizin_seller', owned);
    execute format('grant select, insert, update on %I to offizin_marketplace', owned);
  end loop;
end $$;
grant delete on sales_before to offizin_marketplace;
