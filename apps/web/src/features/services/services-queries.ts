import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => call('GET /services', {}, { signal }),
});

/** Reads what the screen shows first. */
export function loadServices(): void {
  prefetch(servicesQuery);
}
