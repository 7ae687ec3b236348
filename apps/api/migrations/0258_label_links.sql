-- Where the marketplace or the courier gives an order's label (MKT-01). It names the customer, and leaves with them.
alter table seller_order add column label_url text;
grant update (label_url) on seller_order to offizin_retention;
