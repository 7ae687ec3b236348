-- How many of its files a prepared archive or document is without, because a job had not made them yet (INV-01).
alter table export add column missing integer not null default 0;

-- Since when nobody could make the files of a document: the last try failed.
alter table invoice add column unmade_since timestamptz;
create index invoice_unmade on invoice (brand, unmade_since) where unmade_since is not null;
grant update (unmade_since) on invoice to offizin_seller;
