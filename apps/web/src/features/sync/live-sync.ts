import { type InfiniteData, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, useLive } from '../../platform/live.ts';
import { useUnheard } from '../../platform/unheard.ts';

import { findingsKey } from './sync-queries.ts';

/** At most so often are lists read again while results change, in milliseconds. */
const pause = 1000;
const refreshedPages = 4;

/** A list that was scrolled far is left alone: reading all its pages again would cost more than it shows. */
function isShort({ state }: Query): boolean {
  const data = state.data as InfiniteData<unknown> | undefined;
  return (data?.pages.length ?? 0) <= refreshedPages;
}

const findings = { queryKey: findingsKey, predicate: isShort };

/** The results follow what runs and remedies change, without reloading; the figures above do so in every screen (GEN-16). */
export function useLiveFindings(): void {
  const queries = useQueryClient();
  const changes = useMemo(() => gather<true>(() => void queries.invalidateQueries(findings), pause), [queries]);
  useEffect(() => changes.stop, [changes]);
  useLive('offers', () => changes.add(true));
  useLive('sync', () => changes.add(true));
  useLive('upload', (event) => {
    if (event === null || event.state === 'applied' || event.state === 'reverted') changes.add(true);
  });
  useUnheard('offers', findings);
  useUnheard('sync', findings);
  useUnheard('upload', findings);
}
