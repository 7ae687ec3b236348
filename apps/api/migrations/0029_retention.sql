-- Terms for what was kept for ever. What retention may see has expired; packages/domain/src/retention.ts has the terms, and a test compares.
create index offer_change_age on offer_change using brin (at);
create index catalogue_run_age on catalogue_run using brin (started_at);
create index marketplace_event_age on marketplace_event using brin (at);
create index audit_age on audit using brin (at);

create policy expired on offer_change to offizin_retention using (at < now() - interval '400 days');
create policy expired on catalogue_run to offizin_retention using (started_at < now() - interval '400 days');
create policy expired on marketplace_event to offizin_retention using (at < now() - interval '180 days');
create policy expired on audit to offizin_retention using (at < now() - interval '730 days');
grant select, delete on offer_change, catalogue_run, marketplace_event, audit, worker_heartbeat to offizin_retention;

-- A file that was never made ready has no end of its own.
alter policy expired on new_orders_download using (coalesce(expires_at, requested_at) < now() - interval '1 day');

-- A customer's data leave an order that is no longer open; what it sold for how much stays.
alter table seller_order add column customer_erased_at timestamptz;
create index seller_order_customer on seller_order (created_at) where customer_erased_at is null and not open;
create policy expired on seller_order to offizin_retention
  using (not open and created_at < now() - interval '180 days') with check (customer_erased_at is not null);
grant select, update (customer_erased_at, customer_first_name, customer_city, delivery_address, billing_address,
  tracking_number, tracking_url, pickup_code, waybill, cancellation_comment, version) on seller_order to offizin_retention;
-- The trigger that counts orders asks for these, although no status changes; no policy shows or takes a row.
grant select, insert, update on order_count to offizin_retention;

-- Erasure by the marketplace reaches what was made of an order.
create index marketplace_event_order on marketplace_event (seller_id, order_number) where order_number is not null;
grant update (payload) on marketplace_event to offizin_marketplace;
