-- How many deliveries of an endpoint are in each state, without reading them.
create index webhook_delivery_states on webhook_delivery (seller_id, webhook_id, state);
