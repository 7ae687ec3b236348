-- Units of a return that were to go back into stock and did not, because the offer's rules refuse it or it is gone: of which lines, and why.
alter table order_return add column restock_refused jsonb;
