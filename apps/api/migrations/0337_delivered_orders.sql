-- The share of orders for which money went back (ORD-22) looks at those that were delivered in 90 days, not at all that a shop ever had.
create index seller_order_delivered on seller_order (seller_id, shipment_changed_at) include (id)
  where shipment_status in ('delivered', 'delivered_at_pickup_point', 'returned');
