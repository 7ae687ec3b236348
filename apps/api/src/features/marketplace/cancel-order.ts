import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { cancellationReason } from '@offizin/domain/orders/cancellation-reasons';
import { type OrderAction, transitionFor } from '@offizin/domain/orders/transitions';
import type { InputOf } from '../../platform/http/route.ts';
import { notifyAll } from '../../owners/outbox/notify-queries.ts';
import { cancelAllUnits, changeOrder, findOrdersByNumber, insertMarketplaceHistory } from './order-change-queries.ts';

const actions = {
  customer: { action: 'cancel_by_customer', history: 'cancelled_by_customer' },
  marketplace: { action: 'cancel_by_marketplace', history: 'cancelled_by_marketplace' },
} as const satisfies Record<string, { action: OrderAction; history: string }>;

/** Cancels an order for the customer or the marketplace; a reason that is the seller's own is not theirs to give. */
export async function cancelOrder({ db, params, body, now, fail }: InputOf<typeof marketplaceApi.cancelOrder>) {
  const { attribution } = cancellationReason(body.reason);
  if (attribution === 'seller')
    return fail('request.invalid', { errors: [{ path: 'body.reason', code: 'field.not_available' }] });
  const [order] = await findOrdersByNumber(db, [params.orderNumber]);
  if (order === undefined) return fail('not_found');
  const { action, history } = actions[attribution];
  const changed = await changeOrder(db, {
    order,
    from: transitionFor(action).from,
    set: {
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: attribution,
      cancellation_reason: body.reason,
      cancellation_comment: body.comment ?? null,
      units: 0,
      subtotal: 0,
      discount: 0,
      shipping: 0,
      total: 0,
    },
    newVersion: true,
  });
  if (!changed) return fail('order.invalid_state', { current: { orderNumber: order.number, status: order.status } });
  await cancelAllUnits(db, order);
  await insertMarketplaceHistory(db, {
    order,
    at: now,
    kind: history,
    actor: attribution,
    reason: body.reason,
    units: order.units,
  });
  if (attribution === 'customer') {
    const params = { number: order.number, orderId: order.id };
    await notifyAll(db, [
      {
        sellerId: order.seller_id,
        kind: 'order_cancelled_by_customer',
        params,
        dedupeKey: `order_cancelled:${order.id}`,
        at: now,
      },
    ]);
  }
  return { orderNumber: order.number, status: 'cancelled' as const };
}
