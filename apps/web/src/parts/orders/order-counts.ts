import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** Whose shipping it is: the seller's own or the marketplace's warehouse. */
export type Desk = 'own' | 'warehouse';

const calls = { own: 'GET /orders/counts', warehouse: 'GET /fulfilment/orders/counts' } as const;

export const orderCountsKey = (desk: Desk) => ['orders', desk, 'counts'] as const;

/** How many orders are in each tab; the menu and the order list show the same figures. */
export function orderCountsQuery(desk: Desk) {
  return queryOptions({
    queryKey: orderCountsKey(desk),
    queryFn: ({ signal }) => call(calls[desk], {}, { signal }),
    refetchInterval: 30_000,
  });
}
