import type { LiveTopic } from '@offizin/domain/live/topics';
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gather, useLive } from './live.ts';

export interface LiveQueries {
  readonly queryKey: QueryKey;
  /** Which of them are read again; all by default. */
  readonly predicate?: (query: Query) => boolean;
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
}
