import type { WebhookDelivery } from '@offizin/contract/own-systems/webhooks';
import { type DeliveryState } from '@offizin/domain/own-systems/webhook-attempts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const systemsKeys = { all: ['systems'] as const };

export const tokensQuery = queryOptions({
  queryKey: [...systemsKeys.all, 'tokens'],
  queryFn: ({ signal }) => call('GET /api-tokens', {}, { signal }),
});

export const webhooksQuery = queryOptions({
  queryKey: [...systemsKeys.all, 'webhooks'],
  queryFn: ({ signal }) => call('GET /webhooks', {}, { signal }),
});

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly state?: DeliveryState | undefined;
}

export interface DeliveryPage {
  readonly items: readonly WebhookDelivery[];
  readonly nextCursor: string | null;
  readonly counts: Readonly<Record<DeliveryState, number>>;
  readonly waitingSince: string | null;
}

export function deliveriesQuery({ webhookId, state }: DeliveryFilter) {
  const query = { ...(webhookId !== undefined && { webhookId }), ...(state !== undefined && { state }) };
  return infiniteQueryOptions({
    queryKey: [...systemsKeys.all, 'deliveries', query],
    queryFn: ({ pageParam, signal }): Promise<DeliveryPage> =>
      call(
        'GET /webhook-deliveries',
        { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: DeliveryPage) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** What was sent, and how each attempt ended. */
export const deliveryQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: [...systemsKeys.all, 'delivery', deliveryId],
    queryFn: ({ signal }) => call('GET /webhook-deliveries/:deliveryId', { params: { deliveryId } }, { signal }),
  });

/** The document does not change while the portal runs. */
export const referenceQuery = queryOptions({
  queryKey: [...systemsKeys.all, 'reference'],
  queryFn: ({ signal }) => call('GET /openapi.json', {}, { signal }),
  staleTime: Infinity,
});
