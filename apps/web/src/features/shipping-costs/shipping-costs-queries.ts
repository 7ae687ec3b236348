import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';

export const shippingCostsQuery = queryOptions({
  queryKey: ['shipping-costs'],
  queryFn: ({ signal }) => call('GET /shipping-costs', {}, { signal }),
});

/** Reads what the screen shows first. */
export function loadShippingCosts(): void {
  prefetch(shippingCostsQuery);
}
