import type { MetricOrder } from '@offizin/contract/performance/seller';
import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { MetricFigure } from '@offizin/domain/performance/week';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';

export const performanceKey = ['performance'] as const;

export const metricsQuery = queryOptions({
  queryKey: [...performanceKey, 'weeks'],
  queryFn: ({ signal }) => call('GET /metrics', { query: {} }, { signal }),
});

/** Reads what the screen shows first. */
export function loadPerformance(): void {
  prefetch(metricsQuery);
}

export interface FigureOrders {
  readonly week: string;
  readonly figure: MetricFigure;
  readonly party?: CancelledByParty | undefined;
  readonly disputed?: 'yes' | undefined;
  readonly limit?: number;
}

export interface OrderPage {
  readonly items: readonly MetricOrder[];
  readonly nextCursor: string | null;
  readonly disputed: number;
  readonly disputableUntil: string | null;
}

/** The orders behind a figure, page by page. */
export function figureOrdersQuery({ week, figure, party, disputed, limit }: FigureOrders) {
  const query = {
    week,
    figure,
    ...(party !== undefined && { party }),
    ...(disputed !== undefined && { disputed }),
    ...(limit !== undefined && { limit }),
  };
  return infiniteQueryOptions({
    queryKey: [...performanceKey, 'orders', query],
    queryFn: ({ pageParam, signal }): Promise<OrderPage> =>
      call(
        'GET /metrics/orders',
        { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: OrderPage) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
