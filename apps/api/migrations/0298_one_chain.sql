-- One chain (INV-06): what is posted to a shop beside its orders, and how what was booked for orders was settled.

create table ledger_posting (
  seller_id uuid not null,
  -- The marketplace's own number.
  posting_no text not null,
  brand text not null,
  kind text not null,
  -- Signed as the shop sees it.
  amount bigint not null,
  currency text not null,
  booked_on text not null,
  text text,
  -- The document that it came with; null of a correction.
  document_no text,
  -- The payout that pays it or sets it off; null until then.
  payout_no text,
  posted_at timestamptz not null,
  primary key (seller_id, posting_no),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index ledger_posting_open on ledger_posting (seller_id, posting_no) where payout_no is null;
create index ledger_posting_payout on ledger_posting (seller_id, payout_no) where payout_no is not null;
create index ledger_posting_document on ledger_posting (seller_id, document_no) where document_no is not null;

-- What was booked stays; only the payout is named, once.
create function keep_posting() returns trigger language plpgsql as $$
begin
  if old.payout_no is not null or
    (old.kind, old.amount, old.currency, old.booked_on, old.document_no) is distinct from
    (new.kind, new.amount, new.currency, new.booked_on, new.document_no)
  then
    raise exception 'posting % is booked', old.posting_no using errcode = 'OF001';
  end if;
  return new;
end $$;
create trigger ledger_posting_kept before update on ledger_posting for each row execute function keep_posting();

-- Sums of lines of orders by what settled them: a payout, other lines of the order ('='), nothing yet (''). Kept with each booking;
-- what an order adds to them stays with it, so that a difference is made of what was counted and not of what should have been.
create table ledger_chain (
  seller_id uuid not null,
  payout_no text not null,
  kind text not null,
  -- The type of the month's document that takes it in; empty of what no document has.
  collected_by text not null,
  month text not null,
  brand text not null,
  currency text not null,
  lines integer not null,
  amount bigint not null,
  primary key (seller_id, payout_no, kind, collected_by, month),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index ledger_chain_document on ledger_chain (seller_id, collected_by, month) where collected_by <> '';
alter table ledger_order add column chain jsonb not null default '[]';
-- The orders of a payout.
create index ledger_order_payouts on ledger_order using gin (jsonb_path_query_array(lines, '$[*].payoutNo') jsonb_path_ops);

with line as (
  select o.seller_id, o.number, o.brand, o.currency, l.value ->> 'kind' as kind, (l.value ->> 'amount')::bigint as amount,
    left(l.value ->> 'bookedOn', 7) as month, (l.value ->> 'lineNo')::integer as line_no, l.value ->> 'payoutNo' as own_payout,
    sum((l.value ->> 'amount')::bigint) over (partition by o.seller_id, o.number) = 0 as is_even
  from ledger_order o, jsonb_array_elements(case jsonb_typeof(o.lines) when 'array' then o.lines else '[]' end) l
), settled as (
  select line.*, coalesce(
    case when kind = 'payout' then own_payout else (
      select p.own_payout from line p
      where p.seller_id = line.seller_id and p.number = line.number and p.kind = 'payout' and p.line_no > line.line_no
      order by p.line_no limit 1) end,
    case when is_even then '=' else '' end) as payout_no,
    case when kind in ('commission', 'commission_vat') then 'commission' when kind = 'voucher' and amount > 0 then 'vouchers' else '' end
      as collected_by
  from line
), part as (
  select seller_id, number, brand, currency, payout_no, kind, collected_by, month, count(*)::integer as lines,
    sum(case kind when 'payout' then -amount else amount end)::bigint as amount
  from settled group by seller_id, number, brand, currency, payout_no, kind, collected_by, month
), kept as (
  update ledger_order o set chain = g.chain
  from (
    select seller_id, number, jsonb_agg(jsonb_build_object('payoutNo', payout_no, 'kind', kind, 'collectedBy', collected_by,
      'month', month, 'lines', lines, 'amount', amount)) as chain
    from part group by seller_id, number
  ) g where o.seller_id = g.seller_id and o.number = g.number
)
insert into ledger_chain (seller_id, payout_no, kind, collected_by, month, brand, currency, lines, amount)
select seller_id, payout_no, kind, collected_by, month, brand, min(currency), sum(lines)::integer, sum(amount)::bigint
from part group by seller_id, payout_no, kind, collected_by, month, brand;

-- Settled with payouts: never due by itself.
alter table invoice add column set_off boolean not null default false;
-- What was booked in a month is taken in once.
create unique index invoice_collects on invoice (seller_id, type, month) where set_off and type in ('commission', 'vouchers');

alter table ledger_posting enable row level security;
alter table ledger_posting force row level security;
alter table ledger_chain enable row level security;
alter table ledger_chain force row level security;
create policy own_seller on ledger_posting to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on ledger_posting to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy own_seller on ledger_chain to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy own_brand on ledger_chain to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select on ledger_posting, ledger_chain to offizin_seller;
grant select, insert, update on ledger_posting, ledger_chain to offizin_marketplace;
