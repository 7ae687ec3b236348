-- What the held list asks, and what the discarded one asked: the products it would take off sale and the prices it would
-- move far. Another file with the same effect is the same question.
alter table feed
  add column held_question bytea,
  add column discarded_question bytea,
  -- Whether the last list was not written because its question was answered by discarding it.
  add column withheld boolean not null default false;

grant select (withheld) on feed to offizin_marketplace;

-- The file of a held list is replaced by a newer one that asks the same.
grant update on offer_upload_file to offizin_seller;
