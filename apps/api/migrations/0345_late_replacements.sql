-- What shops asked for and the marketplace has not answered: the operator's figures read the oldest of them.
create index order_replacement_unanswered on order_replacement (brand, requested_at) where state = 'requested';
