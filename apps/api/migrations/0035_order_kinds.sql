-- A filtered list is merged from one strand for each kind of order that the filter leaves, and each strand is read in order.
-- The number and the day are there so that a strand is searched without its orders.
create index seller_order_kind_created on seller_order
  (seller_id, warehouse, open, shipment_status, delivery_type, payment_type, created_at, id) include (number);
create index seller_order_kind_deadline on seller_order
  (seller_id, warehouse, open, shipment_status, delivery_type, payment_type, dispatch_by, id) include (number, created_at);
