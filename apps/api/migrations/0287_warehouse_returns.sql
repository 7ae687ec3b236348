-- The marketplace decides returns of its warehouse, and nothing happens by itself: they have no time that ends.
update order_return r set due_at = null
from seller_order o
where o.seller_id = r.seller_id and o.id = r.order_id and o.warehouse and r.state in ('requested', 'received');
