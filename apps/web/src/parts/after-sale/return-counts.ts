import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** All that is read about returns begins so. */
export const returnsKey = ['returns'] as const;

/** How many returns each view has; their times end without an event. */
export const returnCountsQuery = queryOptions({
  queryKey: [...returnsKey, 'counts'],
  queryFn: ({ signal }) => call('GET /returns/counts', {}, { signal }),
  refetchInterval: 60_000,
});
