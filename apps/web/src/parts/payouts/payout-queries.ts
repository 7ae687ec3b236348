import type { PayoutOrder, PayoutPayment } from '@offizin/contract/payout/seller';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';

const payoutsKey = ['payouts'] as const;

export const madePayoutQuery = (payoutNo: string) =>
  queryOptions({
    queryKey: [...payoutsKey, payoutNo],
    queryFn: ({ signal }) => call('GET /payouts/:payoutNo', { params: { payoutNo } }, { signal }),
  });

export const payoutListKey = ['payoutList'] as const;

export const payoutListQuery = pagedQuery<PayoutPayment>({
  queryKey: payoutListKey,
  read: (cursor, options) => call('GET /payouts', { query: { ...cursor } }, options),
});

export const payoutOrdersQuery = (payoutNo: string) =>
  pagedQuery<PayoutOrder>({
    queryKey: [...payoutsKey, payoutNo, 'orders'],
    read: (cursor, options) =>
      call('GET /payouts/:payoutNo/orders', { params: { payoutNo }, query: { ...cursor } }, options),
  });
