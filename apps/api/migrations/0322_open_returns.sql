-- The open returns by the end of their time: read in the order of the list, not sorted from all of a state.
create index order_return_open on order_return (seller_id, coalesce(due_at, 'infinity'), id) include (state) where ended_at is null;
create index order_return_state on order_return (seller_id, state);
drop index order_return_due;
