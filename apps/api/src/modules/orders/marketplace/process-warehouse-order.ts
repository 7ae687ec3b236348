import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { findNumberedOrder } from '../write/numbered-order-queries.ts';
import { takeOrderStep } from '../write/transition.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** The marketplace's warehouse has handed over an order that it ships for the seller (ORD-16). */
export async function processWarehouseOrder({
  db,
  caller,
  params,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.processWarehouseOrder>) {
  const order = await findNumberedOrder(db, caller.brand, params.orderNumber);
  if (order?.warehouse !== true) return fail('not_found');
  const changed = await takeOrderStep(db, {
    sellerId: order.seller_id,
    orderId: order.id,
    action: 'process_in_warehouse',
    at: now,
    seen: { shipmentStatus: order.shipment_status },
    dispatch: {
      courier: body.courier,
      tracking_number: body.trackingNumber,
      tracking_url: body.trackingUrl ?? null,
    },
    units: order.units,
  });
  if (changed === null)
    return fail('order.invalid_state', { current: { orderNumber: order.number, status: order.status } });
  return { orderNumber: changed.number, status: changed.status };
}
