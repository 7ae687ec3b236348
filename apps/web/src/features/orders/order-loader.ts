import { type Desk, orderCountsQuery } from '../../parts/orders/order-counts.ts';
import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { orderDetailQuery, orderFiguresQuery, orderListQuery } from './order-queries.ts';
import { listSearch, readOrderSearch } from './order-search.ts';

/** Reads what an address of the order desk shows first. */
export function loadOrders(desk: Desk, raw: Record<string, unknown>): void {
  const search = readOrderSearch(raw);
  prefetchPages(orderListQuery(desk, listSearch(search)));
  prefetch(orderFiguresQuery(desk, listSearch(search)));
  prefetch(orderCountsQuery(desk));
  if (search.order !== undefined) prefetch(orderDetailQuery(desk, search.order));
}
