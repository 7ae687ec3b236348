import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { cancellationReason } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderAction } from '@offizin/domain/orders/transitions';
import { findNumberedOrder } from '../write/numbered-order-queries.ts';
import { takeOrderStep } from '../write/transition.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';

const actions = {
  customer: 'cancel_by_customer',
  marketplace: 'cancel_by_marketplace',
} as const satisfies Record<string, OrderAction>;

/** Cancels an order for the customer or the marketplace; a reason that is the seller's own is not theirs to give. */
export async function cancelOrder({ db, caller, params, body, now, fail }: InputOf<typeof marketplaceApi.cancelOrder>) {
  const { attribution } = cancellationReason(body.reason);
  if (attribution === 'seller')
    return fail('request.invalid', { errors: [{ path: 'body.reason', code: 'field.not_available' }] });
  const order = await findNumberedOrder(db, caller.brand, params.orderNumber);
  if (order === undefined) return fail('not_found');
  const changed = await takeOrderStep(db, {
    sellerId: order.seller_id,
    orderId: order.id,
    action: actions[attribution],
    at: now,
    seen: { shipmentStatus: order.shipment_status },
    reason: { code: body.reason, comment: body.comment ?? null },
    units: order.units,
  });
  if (changed === null)
    return fail('order.invalid_state', { current: { orderNumber: order.number, status: order.status } });
  if (attribution === 'customer') {
    await notifyAll(db, [
      {
        sellerId: order.seller_id,
        kind: 'order_cancelled_by_customer',
        params: { number: order.number, orderId: order.id },
        dedupeKey: `order_cancelled:${order.id}`,
        at: now,
      },
    ]);
  }
  return { orderNumber: changed.number, status: changed.status };
}
