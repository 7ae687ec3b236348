import type { LiveTopic } from '@offizin/domain/events/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, useLive } from './live.ts';
import { type LiveReads, useUnheard } from './unheard.ts';

export interface LiveQueries extends LiveReads {
  /** At most so often, in milliseconds, while events stream in. */
  readonly everyMs: number;
}

/** Reads queries again when a live event reports a change (GEN-16). */
export function useLiveQueries(topic: LiveTopic, { queryKey, predicate, everyMs }: LiveQueries): void {
  const queries = useQueryClient();
  const events = useMemo(
    () => gather<unknown>(() => void queries.invalidateQueries({ queryKey, ...(predicate && { predicate }) }), everyMs),
    [queries, queryKey, predicate, everyMs],
  );
  useEffect(() => events.stop, [events]);
  useLive(topic, events.add);
  useUnheard(topic, { queryKey, ...(predicate && { predicate }) });
}
