-- Above which sum whoever is no owner proposes a refund to the owner instead of deciding (ORD-22): by role and for own systems, in
-- minor units; nobody has a limit who is not in it.
alter table seller add column refund_limits jsonb not null default '{}';
grant select (refund_limits) on seller to offizin_seller;

-- What was proposed in a case, and how each proposal ended; the last one may be open.
alter table order_return add column proposals jsonb;
grant update (proposals) on order_return to offizin_retention;
