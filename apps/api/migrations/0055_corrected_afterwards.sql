-- Refused rows of an applied upload that are corrected afterwards: an upload of their own, bound to the one whose file they are of.
alter table offer_upload
  add column corrects uuid,
  -- What stands of an applied upload with the rows that were corrected since; null while none was.
  add column corrected_summary jsonb,
  add column corrected_rows integer not null default 0;
create index offer_upload_corrects on offer_upload (seller_id, corrects) where corrects is not null;
-- One at a time gathers corrections.
create unique index offer_upload_correcting on offer_upload (seller_id, corrects) where corrects is not null and state in ('ready', 'applying');

-- Corrections are taken back, too; `product` marks a row whose product was picked.
grant delete on offer_upload_correction to offizin_seller;
alter table offer_upload_correction
  drop constraint offer_upload_correction_field_check,
  add constraint offer_upload_correction_field_check check (field in ('code', 'gtin', 'price', 'stock', 'origin', 'product')),
  -- What the row was about, and what its cell said, before the correction; null where that was not known.
  add column identifier text,
  add column was text,
  -- Whether it was taken over from an earlier upload.
  add column recalled boolean not null default false;

-- What a seller made of a wrong cell of a row: done again when the same cell of the same row comes again.
create table remembered_correction (
  seller_id uuid not null references seller (id),
  identifier text not null,
  field text not null check (field in ('code', 'gtin', 'price', 'stock', 'origin')),
  was text not null,
  value text not null,
  kept_at timestamptz not null,
  primary key (seller_id, identifier, field, was)
);
create index remembered_correction_age on remembered_correction (kept_at);
create index remembered_correction_latest on remembered_correction (seller_id, kept_at);

alter table remembered_correction enable row level security;
alter table remembered_correction force row level security;
create policy own_seller on remembered_correction to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
create policy expired on remembered_correction to offizin_retention using (kept_at < now() - interval '180 days');
grant select, insert, update, delete on remembered_correction to offizin_seller;
grant select, delete on remembered_correction to offizin_retention;
