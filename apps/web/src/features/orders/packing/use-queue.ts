import type { OrderCard } from '@offizin/contract/orders/views';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { orderFiguresQuery, orderListQuery } from '../order-queries.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';

export interface Queue {
  readonly orders: readonly OrderCard[];
  readonly isReady: boolean;
  /** How many orders of the list are to manage. */
  readonly total: number;
}

/** The orders that are packed one after the other: the list as it is narrowed, of those to manage, the most urgent first. */
export function useQueue(search: OrderSearch): Queue {
  const list: OrderSearch = { ...listSearch(search), tab: 'to-manage' };
  const { data, isSuccess, isFetching } = useInfiniteQuery(orderListQuery('own', list));
  const { data: figures } = useQuery(orderFiguresQuery('own', list));
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    orders,
    // An empty list that is being read again may fill.
    isReady: isSuccess && (orders.length > 0 || !isFetching),
    total: Math.max(figures?.total ?? 0, orders.length),
  };
}

/** Who comes after an order: the next that was not put aside, else the first of those. */
export function orderBehind(
  orders: readonly OrderCard[],
  current: string | undefined,
  later: readonly string[],
): OrderCard | null {
  const others = orders.filter(({ id }) => id !== current);
  return others.find(({ id }) => !later.includes(id)) ?? others[0] ?? null;
}
