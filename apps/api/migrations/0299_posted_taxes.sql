-- What is posted beside orders counts in tax months as well (INV-07): 0 not yet, 1 counted, 2 with the payout that settled it.
alter table ledger_posting add column tax_counted smallint not null default 0 check (tax_counted between 0 and 2);
create index ledger_posting_uncounted on ledger_posting (brand, seller_id, posting_no)
  where tax_counted < case when payout_no is null then 1 else 2 end;

-- What was booked stays; the payout is named once, and what was counted is not counted again.
create or replace function keep_posting() returns trigger language plpgsql as $$
begin
  if (old.payout_no is not null and new.payout_no is distinct from old.payout_no) or new.tax_counted < old.tax_counted or
    (old.kind, old.amount, old.currency, old.booked_on, old.document_no) is distinct from
    (new.kind, new.amount, new.currency, new.booked_on, new.document_no)
  then
    raise exception 'posting % is booked', old.posting_no using errcode = 'OF001';
  end if;
  return new;
end $$;
