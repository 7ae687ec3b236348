import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** All that is read about proposals of prices begins so. */
export const proposalsKey = ['price-proposals'] as const;

/** How many proposals wait for an answer; they expire without an event. */
export const proposalCountsQuery = queryOptions({
  queryKey: [...proposalsKey, 'counts'],
  queryFn: ({ signal }) => call('GET /price-proposals/counts', {}, { signal }),
  refetchInterval: 60_000,
});
