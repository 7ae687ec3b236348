-- A document is never dated before the one whose number comes before its own (INV-01).
alter table invoice_series add column last_issued_on text;
update invoice_series s set last_issued_on = (
  select i.issued_on from invoice i
  where i.brand = s.brand and i.invoice_no like '__-' || s.year || '-' || lpad(s.last::text, 6, '0'));

-- What was taken back of a document already.
create index invoice_corrects on invoice (seller_id, corrects) where corrects is not null;
