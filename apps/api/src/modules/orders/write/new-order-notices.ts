import { orderParams } from '@offizin/domain/notifications/order-params';
import type { DeliveryType } from '@offizin/domain/orders/statuses';
import type { AddressedNotice } from '../../notifications/write/notify-queries.ts';
import type { OrderInsert } from './order-insert-queries.ts';

/** Delivery that leaves within hours: worth a sound. */
const urgent: ReadonlySet<DeliveryType> = new Set(['same_day_slot', 'express_slot']);

/** One notice for each seller that has new orders of its own to ship among these. */
export function newOrderNotices(orders: readonly OrderInsert['order'][], now: Date): AddressedNotice[] {
  const toShip = orders.filter((order) => order.status === 'new' && !order.warehouse);
  return [...Map.groupBy(toShip, (order) => order.seller_id)].flatMap(([sellerId, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const named = orderParams(own.map((order) => ({ number: order.number, dispatchBy: new Date(order.dispatch_by) })));
    const amount = own.reduce((sum, { total }) => sum + total, 0);
    const { id: orderId, number, currency } = first;
    const params = { count: own.length, number, orderId, amount, currency, ...named };
    const sound = own.some((order) => urgent.has(order.delivery_type));
    return [{ sellerId, kind: 'order_new', params, dedupeKey: `order_new:${orderId}`, at: now, sound }];
  });
}
