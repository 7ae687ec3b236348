import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import type { RealValues } from './request-code.ts';

/** The newest order of the shop, for examples that work when they are pasted; nothing where there is none or it may not be seen. */
export function useRealValues(): RealValues {
  const { data } = useQuery({
    queryKey: ['systems', 'newest-order'],
    queryFn: ({ signal }) => call('GET /orders', { query: { tab: 'to-manage', limit: 1 } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const [order] = data?.items ?? [];
  return order === undefined ? {} : { orderId: order.id, orderNumber: order.number, version: order.version };
}
