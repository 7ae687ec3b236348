import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, useLive } from '../../platform/live.ts';
import { stockKeys } from './stock-queries.ts';

/** At most so often is everything read again while the warehouse moves, in milliseconds. */
const pause = 3000;

/** What the warehouse takes in or ships appears without reloading (GEN-16). */
export function useLiveStock(): void {
  const queries = useQueryClient();
  const events = useMemo(
    () => gather<unknown>(() => void queries.invalidateQueries({ queryKey: stockKeys.all }), pause),
    [queries],
  );
  useEffect(() => events.stop, [events]);
  useLive('warehouse', events.add);
}
