import { type InfiniteData, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, type LiveEventOf, useLive } from '../../platform/live.ts';
import type { Desk } from '../../platform/order-counts.ts';
import { orderKeys, type OrderPage, refreshedPages } from './order-queries.ts';

/** At most so often are lists read again while orders stream in, in milliseconds. */
const pause = 1000;

/** A list that was scrolled far is left alone: reading all its pages again would cost more than it shows. */
function isShort({ state }: Query): boolean {
  const data = state.data as InfiniteData<OrderPage> | undefined;
  return (data?.pages.length ?? 0) <= refreshedPages;
}

type OrderEvent = LiveEventOf<'order'> | null;

/** The details that these events concern; all of them when an event does not say which. */
function detailKeys(desk: Desk, events: readonly OrderEvent[]): readonly (readonly unknown[])[] {
  const ids = events.map((event) => event?.orderIds ?? []);
  return ids.some((each) => each.length === 0) ? [orderKeys.details(desk)] : [...new Set(ids.flat())].map((id) => orderKeys.detail(desk, id));
}

function readAgain(queries: QueryClient, desk: Desk, events: readonly OrderEvent[]): void {
  // What is being read may be older than an event; who only may have missed something lets it end.
  const options = { cancelRefetch: events.some((event) => event !== null) };
  void queries.invalidateQueries({ queryKey: orderKeys.lists(desk), predicate: isShort }, options);
  for (const queryKey of detailKeys(desk, events)) void queries.invalidateQueries({ queryKey }, options);
}

/** New and changed orders appear in the lists and the open order without reloading (GEN-16). */
export function useLiveOrders(desk: Desk): void {
  const queries = useQueryClient();
  const events = useMemo(() => gather<OrderEvent>((gathered) => readAgain(queries, desk, gathered), pause), [queries, desk]);
  useEffect(() => events.stop, [events]);
  useLive('order', events.add);
}
