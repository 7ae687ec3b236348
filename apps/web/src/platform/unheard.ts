import type { LiveTopic } from '@offizin/domain/events/topics';
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { heardAt } from './live.ts';

const times = new WeakMap<Query, number>();

/** Notes from now on when the client's queries are asked for; a next page makes the first one no newer. */
export function noteWhenAsked(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch' && !event.action.meta?.fetchMore)
      times.set(event.query, performance.now());
  });
}

/** When the query was last asked for, in the milliseconds of `performance.now()`; 0 when nobody noted it. */
function askedAt(query: Query): number {
  return times.get(query) ?? 0;
}

/** Queries that follow a topic. */
export interface LiveReads {
  readonly queryKey: QueryKey;
  /** Which of them are read again; all by default. */
  readonly predicate?: (query: Query) => boolean;
}

/** Whether an event of the topic came after the query was asked for, so that its answer may be older. */
export function mayBeOlder(query: Query, topic: LiveTopic): boolean {
  return askedAt(query) <= heardAt(topic);
}

/**
 * Reads queries again, once the component is there, whose topic was heard of after they were asked for: while the code of a screen
 * is on its way, or another one is shown, nobody listens (GEN-16).
 */
export function useUnheard(topic: LiveTopic, { queryKey, predicate }: LiveReads): void {
  const queries = useQueryClient();
  useEffect(() => {
    const isDue = (query: Query) => mayBeOlder(query, topic) && (predicate?.(query) ?? true);
    void queries.invalidateQueries({ queryKey, predicate: isDue });
  }, [queries, topic, queryKey, predicate]);
}
