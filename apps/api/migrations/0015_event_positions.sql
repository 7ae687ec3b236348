-- The marketplace's feed in an order of its own: transaction ids mean nothing in another cluster.
-- Positions are given after the commit, one brand at a time, so that none becomes visible behind a higher one.
create table event_feed (
  brand text primary key,
  last_position bigint not null
);

alter table marketplace_event add column brand text, add column position bigint;
update marketplace_event e set brand = s.brand from seller s where s.id = e.seller_id;
update marketplace_event e set position = numbered.position
from (
  select seller_id, id, row_number() over (partition by brand order by transaction_id, id) as position
  from marketplace_event
) numbered
where e.seller_id = numbered.seller_id and e.id = numbered.id;
insert into event_feed select brand, max(position) from marketplace_event group by brand;

drop index marketplace_event_feed;
alter table marketplace_event drop column transaction_id, alter column brand set not null;
alter table marketplace_event add foreign key (seller_id, brand) references seller (id, brand);
create unique index marketplace_event_feed on marketplace_event (brand, position);
create index marketplace_event_waiting on marketplace_event (brand, id) where position is null;

drop policy own_brand on marketplace_event;
create policy own_brand on marketplace_event to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant update (position) on marketplace_event to offizin_marketplace;
-- So that the writer knows that a row was written.
grant select (id) on marketplace_event to offizin_seller;

alter table event_feed enable row level security;
alter table event_feed force row level security;
create policy own_brand on event_feed to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update on event_feed to offizin_marketplace;
