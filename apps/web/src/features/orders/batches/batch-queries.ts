import type { BatchItem, ChosenOrder, OrderBatch, OrderBatchDetail } from '@offizin/contract/orders/batches';
import type { BatchAction } from '@offizin/domain/orders/order-batches';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useWithReference } from '../../../platform/error-text.ts';
import { useLive } from '../../../platform/live.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { orderKeys } from '../order-queries.ts';
import { chooseNone } from '../selection/order-selection.ts';
import { showBeingSent } from './being-sent.ts';
import { writeQuery } from '../../../platform/write-query.ts';

const batchKeys = {
  list: ['order-batches'] as const,
  detail: (id: string) => ['order-batches', id] as const,
};

/** How often a batch that is on its way is asked for, in milliseconds, should its announcements be missed. */
const askedEvery = 3000;

/** Batches that were begun here, or seen on their way: only of these the end is news. */
export const watchedBatches = new Set<string>();

const isActive = ({ state }: Pick<OrderBatch, 'state'>): boolean => state === 'waiting' || state === 'sending';

const batchListQuery = queryOptions({
  queryKey: batchKeys.list,
  queryFn: ({ signal }): Promise<OrderBatch[]> =>
    call('GET /order-batches', {}, { signal }).then(({ batches }) => batches),
  refetchInterval: ({ state }) => (state.data?.some(isActive) === true ? askedEvery : false),
});

export function batchQuery(id: string) {
  return queryOptions({
    queryKey: batchKeys.detail(id),
    queryFn: ({ signal }): Promise<OrderBatchDetail> =>
      call('GET /order-batches/:batchId', { params: { batchId: id } }, { signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isActive(state.data) ? askedEvery : false),
  });
}

/** The latest batches, kept up to date: also those that another browser began, or this one before its tab was closed. */
export function useBatches(): readonly OrderBatch[] {
  const queries = useQueryClient();
  const { data = [] } = useQuery(batchListQuery);
  useLive('order_batch', () => void queries.invalidateQueries({ queryKey: batchKeys.list }));
  return data;
}

const isWaiting = ({ doneAt }: BatchItem): boolean => doneAt === null;

/** Tells the cards which orders are on their way. */
export function useBeingSentOf(active: OrderBatch | undefined): void {
  const { data } = useQuery({ ...batchQuery(active?.id ?? ''), enabled: active !== undefined });
  const sending = useMemo(
    () =>
      new Map<string, BatchAction>(
        active === undefined || data === undefined || !isActive(data)
          ? []
          : data.items.filter(isWaiting).map(({ order }) => [order.id, data.action]),
      ),
    [active, data],
  );
  useEffect(() => {
    showBeingSent(sending);
    return () => showBeingSent(new Map());
  }, [sending]);
}

/** An order as a batch takes it. */
export const chosenOrder = ({ id, version }: { readonly id: string; readonly version: number }): ChosenOrder => ({
  orderId: id,
  version,
});

/** Begins a batch; its orders are no longer selected once it has been taken. */
export function useStartBatch() {
  const t = useTranslations('orderBatches');
  const withReference = useWithReference();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ action, orders }: { readonly action: BatchAction; readonly orders: readonly ChosenOrder[] }) =>
      call('POST /order-batches', { body: { action, orders: [...orders] } }, { repeats: navigator.onLine ? 2 : 0 }),
    onSuccess: (batch) => {
      chooseNone();
      watchedBatches.add(batch.id);
      writeQuery(queries, batchKeys.list, (before: OrderBatch[] = []) => [
        batch,
        ...before.filter(({ id }) => id !== batch.id),
      ]);
    },
    onError: (error) => showSnackbar('error', withReference(t('failed'), error)),
  });
}

/** Takes a batch back; one that was sent meanwhile is shown as it is. */
export function useUndoBatch() {
  const t = useTranslations('orderBatches');
  const withReference = useWithReference();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => call('POST /order-batches/:batchId/undo', { params: { batchId }, body: {} }),
    onSuccess: () => showSnackbar('success', t('undone')),
    onError: (error) => showSnackbar('error', withReference(t('undoFailed'), error)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: batchKeys.list });
      void queries.invalidateQueries({ queryKey: orderKeys.lists('own') });
    },
  });
}
