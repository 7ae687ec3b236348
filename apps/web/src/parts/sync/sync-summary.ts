import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const syncSummaryKey = ['sync', 'summary'] as const;

/** The state of the catalogue; the menu and the sync results show the same figures. */
export const syncSummaryQuery = queryOptions({
  queryKey: syncSummaryKey,
  queryFn: ({ signal }) => call('GET /sync', {}, { signal }),
  refetchInterval: 60_000,
});
