import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';

/** Deadlines pass without an event. */
const refreshEvery = 60_000;

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call('GET /home', {}, { signal }),
  refetchInterval: refreshEvery,
  staleTime: 0,
});

/** Reads what the screen shows first. */
export function loadHome(): void {
  prefetch(homeQuery);
}
