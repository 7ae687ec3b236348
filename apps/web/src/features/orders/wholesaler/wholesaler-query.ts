import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';

export const wholesalerQuery = queryOptions({
  queryKey: ['orders', 'own', 'wholesaler'],
  queryFn: ({ signal }) => call('GET /wholesaler-list', {}, { signal }),
});
