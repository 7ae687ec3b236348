-- When an order was changed last, for own systems that ask what has changed since an instant. Every statement that changes an order says it;
-- those of before count as changed now. In milliseconds, as far as the cursor of a page sees.
alter table seller_order add column updated_at timestamptz not null default date_trunc('milliseconds', now());
create index seller_order_updated on seller_order (seller_id, warehouse, open, updated_at, id);
grant update (updated_at) on seller_order to offizin_retention;
