import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';

/** What rejecting an order would do; asked for each time, since it changes with every order. */
export const rejectionQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'rejection', orderId],
    queryFn: ({ signal }) => call('GET /orders/:orderId/rejection', { params: { orderId } }, { signal }),
    staleTime: 0,
  });
