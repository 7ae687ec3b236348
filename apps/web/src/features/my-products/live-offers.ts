import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, useLive } from '../../platform/live.ts';
import { offerKeys, type OfferPage } from './offer-queries.ts';

/** At most so often is everything read again while offers change elsewhere, in milliseconds. */
const pause = 3000;

/** A list that was scrolled far is left alone: reading all its pages again would cost more than it shows. */
function isShort({ queryKey, state }: Query): boolean {
  if (queryKey[1] !== offerKeys.lists[1]) return true;
  const data = state.data as InfiniteData<OfferPage> | undefined;
  return (data?.pages.length ?? 0) <= 3;
}

/** Offers changed by an upload, a feed or another tab appear without reloading (GEN-16). */
export function useLiveOffers(queries: QueryClient): void {
  const events = useMemo(
    () => gather<unknown>(() => void queries.invalidateQueries({ queryKey: offerKeys.all, predicate: isShort }), pause),
    [queries],
  );
  useEffect(() => events.stop, [events]);
  useLive('offers', events.add);
}
