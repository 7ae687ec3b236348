-- What the feed's last list and its last change did, the list that waits for its seller, and the seller's own limits of the brake.
alter table feed
  add column listed_at timestamptz,
  add column gone integer not null default 0,
  add column changed_at timestamptz,
  add column changed integer not null default 0,
  add column held_upload uuid,
  add column discarded_sha256 bytea,
  add column brake jsonb;
grant select (held_upload) on feed to offizin_marketplace;

-- A list of a feed that is held is looked at, applied or discarded as an upload is.
alter table offer_upload add column source text not null default 'seller' check (source in ('seller', 'feed'));
