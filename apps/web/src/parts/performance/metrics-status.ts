import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** How the ratios of last week stand; the menu marks what is at risk. Below the key of the screen: what refreshes that refreshes it. */
export const metricsStatusQuery = queryOptions({
  queryKey: ['performance', 'status'],
  queryFn: ({ signal }) => call('GET /metrics/status', {}, { signal }),
  refetchInterval: 600_000,
});
