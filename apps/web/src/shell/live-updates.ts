import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { noteWhenAsked } from '../platform/unheard.ts';
import { initialData } from '../platform/initial-data.ts';
import { gather, dispatchLive, useLive } from '../platform/live.ts';
import { orderCountsKey } from '../parts/orders/order-counts.ts';
import { queryClient } from '../platform/query-client.ts';
import { syncSummaryKey } from '../parts/sync/sync-summary.ts';

/** At most so often are the counters read again, in milliseconds. */
const pause = 1000;

// Before the first event is heard of.
noteWhenAsked(queryClient);

/** The cursor that the page came with, if it came for this seller. */
function cursorOfPage(sellerId: string): string | null {
  return initialData.session?.sellerId === sellerId ? initialData.liveFrom : null;
}

/** Receives live events while somebody is signed in, from when the shell is drawn; the menu's counters follow them (GEN-16). */
export function useLiveUpdates(sellerId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (sellerId === null) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    // Without its chunk the screens are only less fresh: they read again by themselves.
    import('../platform/live-connection.ts').then(
      ({ openLive }) => {
        if (!gone) stop = openLive({ sellerId, from: cursorOfPage(sellerId), onEvent: dispatchLive });
      },
      () => {},
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [sellerId]);
  const counts = useMemo(
    () =>
      gather<object | null>((events) => {
        const options = { cancelRefetch: events.some((event) => event !== null) };
        for (const desk of ['own', 'warehouse'] as const)
          void queries.invalidateQueries({ queryKey: orderCountsKey(desk) }, options);
      }, pause),
    [queries],
  );
  useEffect(() => counts.stop, [counts]);
  useLive('order', counts.add);
  const results = useMemo(
    () => gather<object | null>(() => void queries.invalidateQueries({ queryKey: syncSummaryKey }), pause),
    [queries],
  );
  useEffect(() => results.stop, [results]);
  useLive('sync', results.add);
  useLive('upload', results.add);
  useLive('offers', results.add);
}
