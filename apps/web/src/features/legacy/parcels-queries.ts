import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';

export const parcelsQuery = queryOptions({
  queryKey: ['parcels'],
  queryFn: ({ signal }) => call('GET /parcels', {}, { signal }),
});

/** Reads what the screen shows first. */
export function loadParcels(): void {
  prefetch(parcelsQuery);
}
