-- What a seller said of a code that no product has: a product, or none (a new one).
alter table match_choice alter column product_no drop not null;

-- Whether an offer that a rule had taken off sale is on it again by this row.
alter table run_row add column returns boolean not null default false;

-- Cells corrected by the same press as many others; what they say is kept for later files only where it is a code.
alter table offer_upload_correction add column alike boolean not null default false;
