-- In which tax months a posting counts, and with what, as it was counted (INV-07): behind each figure stand the postings that it is made of.
-- Of those that were counted before it stays empty: by what they were measured then is not kept.
alter table ledger_posting add column tax_parts jsonb not null default '[]'::jsonb;
