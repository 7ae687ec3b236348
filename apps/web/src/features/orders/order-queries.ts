import type { OrderFigures, OrderPlace } from '@offizin/contract/orders/seller';
import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import { orderFilters } from '@offizin/domain/orders/order-filters';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { filterQuery } from '../../platform/list-filters.ts';
import { call } from '../../platform/client.ts';
import { type Desk, orderCountsKey } from '../../parts/orders/order-counts.ts';
import { orderDetailKey, orderListsKey } from '../../parts/orders/order-keys.ts';
import { withReasons } from './order-dialog-texts.ts';
import { type OrderSearch, sortOf } from './order-search.ts';

const listCalls = { own: 'GET /orders', warehouse: 'GET /fulfilment/orders' } as const;
const figuresCalls = { own: 'GET /orders/figures', warehouse: 'GET /fulfilment/orders/figures' } as const;
const placeCalls = { own: 'GET /orders/:orderId/place', warehouse: 'GET /fulfilment/orders/:orderId/place' } as const;
const detailCalls = { own: 'GET /orders/:orderId', warehouse: 'GET /fulfilment/orders/:orderId' } as const;

/** How often lists and counts are read again while the screen is seen, in milliseconds. */
const refreshEvery = 30_000;
export const refreshedPages = 2;

export const orderKeys = {
  all: ['orders'] as const,
  lists: orderListsKey,
  figures: (desk: Desk) => ['orders', desk, 'figures'] as const,
  counts: orderCountsKey,
  details: (desk: Desk) => ['orders', desk, 'detail'] as const,
  detail: orderDetailKey,
};

function listQuery(search: OrderSearch, cursor: string | null) {
  return {
    tab: search.tab,
    sort: sortOf(search),
    ...(search.q && { q: search.q }),
    ...filterQuery(orderFilters, search),
    ...(cursor && { cursor }),
  };
}

export interface OrderPage {
  readonly items: OrderCard[];
  readonly nextCursor: string | null;
  readonly inOtherTab: number | null;
}

export function orderListQuery(desk: Desk, search: OrderSearch) {
  return infiniteQueryOptions({
    queryKey: [...orderKeys.lists(desk), listQuery(search, null)],
    queryFn: ({ pageParam, signal }): Promise<OrderPage> =>
      call(listCalls[desk], { query: listQuery(search, pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: OrderPage) => page.nextCursor,
    // A list that was scrolled far is left alone: reading all its pages again would cost more than it shows.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) <= refreshedPages ? refreshEvery : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= refreshedPages,
  });
}

/** The question of a list, without its page. */
export const orderChoiceQuery = (search: OrderSearch) => listQuery(search, null);

/** How many orders the list has, in all and for each day (as its filters ask, not as it is loaded). */
export function orderFiguresQuery(desk: Desk, search: OrderSearch) {
  const query = listQuery(search, null);
  return queryOptions({
    queryKey: [...orderKeys.figures(desk), query],
    queryFn: ({ signal }): Promise<OrderFigures> => call(figuresCalls[desk], { query }, { signal }),
    refetchInterval: refreshEvery,
  });
}

/** Whether the list has an order that is not among its loaded ones, and where. */
export function orderPlaceQuery(desk: Desk, search: OrderSearch, orderId: string) {
  const query = listQuery(search, null);
  return queryOptions({
    queryKey: [...orderKeys.figures(desk), query, orderId],
    queryFn: ({ signal }): Promise<OrderPlace> => call(placeCalls[desk], { params: { orderId }, query }, { signal }),
  });
}

export function orderDetailQuery(desk: Desk, orderId: string) {
  return queryOptions({
    queryKey: orderKeys.detail(desk, orderId),
    queryFn: async ({ signal }): Promise<OrderDetail> =>
      withReasons(await call(detailCalls[desk], { params: { orderId } }, { signal })),
    staleTime: 5000,
  });
}
