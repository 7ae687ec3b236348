import { type InfiniteData, type Query, type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { gather, type LiveEventOf, useLive } from '../../platform/live.ts';
import { useUnheard } from '../../platform/unheard.ts';

import type { Desk } from '../../parts/orders/order-counts.ts';
import { orderKeys, type OrderPage, refreshedPages } from './order-queries.ts';

/** At most so often are lists read again while orders stream in, in milliseconds. */
const pause = 1000;

/** A list that was scrolled far is left alone: reading all its pages again would cost more than it shows. */
function isShort({ state }: Query): boolean {
  const data = state.data as InfiniteData<OrderPage> | undefined;
  return (data?.pages.length ?? 0) <= refreshedPages;
}

type OrderEvent = LiveEventOf<'order'> | null;

/** The details that these events concern; all of them when an event does not name them. */
function detailKeys(desk: Desk, events: readonly OrderEvent[]): readonly (readonly unknown[])[] {
  const ids = events.map((event) => event?.orderIds ?? []);
  return ids.some((each) => each.length === 0)
    ? [orderKeys.details(desk)]
    : [...new Set(ids.flat())].map((id) => orderKeys.detail(desk, id));
}

function readAgain(queries: QueryClient, desk: Desk, events: readonly OrderEvent[]): void {
  // What is being read may be older than an event; who only may have missed something lets it end.
  const options = { cancelRefetch: events.some((event) => event !== null) };
  void queries.invalidateQueries({ queryKey: orderKeys.lists(desk), predicate: isShort }, options);
  void queries.invalidateQueries({ queryKey: orderKeys.figures(desk) }, options);
  // The order that is open is read again by itself, when nobody acts on it.
  for (const queryKey of detailKeys(desk, events)) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** New and changed orders appear in the lists without reloading (GEN-16). */
export function useLiveOrders(desk: Desk): void {
  const queries = useQueryClient();
  const events = useMemo(
    () => gather<OrderEvent>((gathered) => readAgain(queries, desk, gathered), pause),
    [queries, desk],
  );
  useEffect(() => events.stop, [events]);
  useLive('order', events.add);
  useUnheard('order', { queryKey: useMemo(() => orderKeys.figures(desk), [desk]) });
  useUnheard('order', { queryKey: useMemo(() => orderKeys.lists(desk), [desk]), predicate: isShort });
}

/**
 * The open order follows what happens to it, but not under the hands of who acts on it: while `isActing` or a call runs it
 * stays as it was seen, so that acting on an older version is refused instead of done.
 */
export function useLiveOrder({ desk, orderId, isActing }: { desk: Desk; orderId: string; isActing: boolean }): void {
  const queries = useQueryClient();
  const isBusy = useIsMutating() > 0 || isActing;
  const isOld = useRef(false);
  const follow = useCallback(() => {
    if (!isOld.current || isBusy) return;
    isOld.current = false;
    void queries.invalidateQueries({ queryKey: orderKeys.detail(desk, orderId) });
  }, [queries, desk, orderId, isBusy]);
  useEffect(follow, [follow]);
  useLive('order', (event) => {
    const ids = event?.orderIds ?? [];
    isOld.current ||= ids.length === 0 || ids.includes(orderId);
    follow();
  });
  // They do not say of which order they are; only the open one is read again.
  const followSale = () => {
    isOld.current = true;
    follow();
  };
  useLive('messages', followSale);
  useLive('returns', followSale);
}
