import type { CallKey } from '@offizin/contract/client-types';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { statusAfter, type OrderAction } from '@offizin/domain/orders/transitions';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sendOrKeep } from '../../parts/waiting/send-or-keep.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useWithReference } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { useAfterAction } from './order-moves.ts';
import type { SentAct } from './own-outcome.ts';
import { orderKeys, type OrderPage } from './order-queries.ts';
import { unitsKept } from './packing/unkept-units.ts';
import { isOrder } from './undo/is-order.ts';
import type { DoneText } from './undo/say-done.ts';
import { loadSaying, useSayDone } from './undo/use-say-done.ts';
import { writeQueries, writeQuery } from '../../platform/write-query.ts';

interface ActionTexts {
  readonly done: DoneText;
  readonly failed: 'failed' | 'pickupFailed';
  /** It can be taken back for a moment. */
  readonly isUndoable?: true;
}

const actions = {
  'POST /orders/:orderId/confirm': { action: 'confirm', done: 'confirmed', failed: 'failed', isUndoable: true },
  'POST /orders/:orderId/process': { action: 'process', done: 'processed', failed: 'failed', isUndoable: true },
  'POST /orders/:orderId/reject': { action: 'reject', done: 'rejected', failed: 'failed' },
  'POST /orders/:orderId/cancel-units': { action: 'cancel_units', done: 'rejected', failed: 'failed' },
  'PUT /orders/:orderId/tracking': { action: 'edit_tracking', done: 'trackingSaved', failed: 'failed' },
  'PUT /orders/:orderId/pickup-code': { action: 'edit_pickup_code', done: 'pickupSaved', failed: 'pickupFailed' },
  'DELETE /orders/:orderId/pickup-code': { action: 'edit_pickup_code', done: 'pickupDeleted', failed: 'pickupFailed' },
} as const satisfies Partial<Record<CallKey, ActionTexts & { action: OrderAction }>>;

type ActionCall = keyof typeof actions;

type BodyOf<K extends ActionCall> = Omit<
  Parameters<typeof call<K>>[1] extends { body: infer B } ? B : never,
  'version'
>;

/** Puts an order's newest state into every list and detail that shows it; it leaves the tab that it no longer belongs to. */
export function showOrder(queries: QueryClient, order: OrderDetail): void {
  writeQuery(queries, orderKeys.detail('own', order.id), order);
  writeQueries<InfiniteData<OrderPage>>(queries, orderKeys.lists('own'), (data) => {
    if (data === undefined) return data;
    const replace = (items: OrderPage['items']) =>
      items.flatMap((card) => {
        if (card.id !== order.id) return [card];
        return orderTabOf(card.status) === orderTabOf(order.status) ? [order] : [];
      });
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: replace(page.items) })) };
  });
}

/** Reads again how many orders there are of each kind. */
function countAgain(queries: QueryClient): void {
  for (const queryKey of [orderKeys.counts('own'), orderKeys.figures('own')])
    void queries.invalidateQueries({ queryKey });
}

/** Says that somebody was faster; what one has done oneself already is done. */
async function settle(sent: SentAct, order: OrderDetail, goOn: ReturnType<typeof useAfterAction>): Promise<void> {
  const [{ isRefused }] = await Promise.all([import('./refused-act.ts'), loadSaying()]);
  if (!isRefused(sent, order)) goOn({ action: sent.action, order });
}

/** The acts that this page has sent, each with its order. */
const sentActs = new Set<string>();

/**
 * One of the seller's actions on an order: shown at once, rolled back when it is refused (ORD-07). A lost reply is
 * asked for again and acts once; a conflict shows the state that won. What can be undone can be taken back for a moment (ORD-17).
 */
export function useOrderAction<K extends ActionCall>(key: K, order: OrderDetail) {
  const t = useTranslations('orders');
  const withReference = useWithReference();
  const queries = useQueryClient();
  const afterAction = useAfterAction();
  const sayDone = useSayDone();
  const { action, done, failed } = actions[key];
  return useMutation({
    mutationFn: async (typed: BodyOf<K>): Promise<OrderDetail> => {
      const body = { ...typed, ...('isUndoable' in actions[key] && { isUndoable: true }) };
      const request = { params: { orderId: order.id }, body: { ...body, version: order.version } };
      const send = async (idempotencyKey: string) =>
        (await call(key, request as Parameters<typeof call<K>>[1], {
          repeats: navigator.onLine ? 2 : 0,
          idempotencyKey,
        })) as OrderDetail;
      await unitsKept(order.id);
      // What waits for a connection leaves the order as it is.
      return (await sendOrKeep({ action, order, body }, send)) ?? order;
    },
    onMutate: async () => {
      const act = `${action} ${order.id}`;
      const isAgain = sentActs.has(act);
      sentActs.add(act);
      // Without a connection nothing looks done.
      const isShown = action === 'confirm' && navigator.onLine;
      const status = isShown ? statusAfter(action, order.status, order.units) : null;
      if (status !== null) {
        // What is being read is older than this.
        await queries.cancelQueries({ queryKey: orderKeys.detail('own', order.id) });
        writeQuery(queries, orderKeys.detail('own', order.id), { ...order, status });
      }
      // What is drawn next already shows the new status: only this keeps what to go back to.
      return { before: order, isAgain };
    },
    onSuccess: (next, _, began) => {
      showOrder(queries, next);
      const moved = afterAction({ action, order: next });
      if (next !== began.before) sayDone({ done, order: next, moved: moved ?? null });
    },
    onError: (error, body, began) => {
      if (began) writeQuery(queries, orderKeys.detail('own', began.before.id), began.before);
      const current = error instanceof ApiError ? error.problem?.current : undefined;
      if (!isOrder(current)) {
        // A wrong field is reported at the field, by the form that sent it.
        const isAtField = error instanceof ApiError && error.fieldErrors.length > 0;
        if (!isAtField) showSnackbar('error', withReference(t(`action.${failed}`), error));
        return;
      }
      showOrder(queries, current);
      if (began === undefined) return;
      void settle({ action, body, ...began }, current, afterAction);
    },
    onSettled: () => countAgain(queries),
  });
}
