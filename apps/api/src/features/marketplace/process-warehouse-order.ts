import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { transitionFor } from '@offizin/domain/orders/transitions';
import type { InputOf } from '../../platform/http/route.ts';
import { changeOrder, findOrdersByNumber, insertMarketplaceHistory } from './order-change-queries.ts';

/** The marketplace's warehouse has handed over an order that it ships for the seller (ORD-16). */
export async function processWarehouseOrder({
  db,
  params,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.processWarehouseOrder>) {
  const order = (await findOrdersByNumber(db, [params.orderNumber])).find((found) => found.warehouse);
  if (order === undefined) return fail('not_found');
  const { from, shipment } = transitionFor('process');
  const changed = await changeOrder(db, {
    order,
    from,
    set: {
      status: 'processed',
      processed_at: now,
      shipment_status: shipment,
      shipment_changed_at: now,
      courier: body.courier,
      tracking_number: body.trackingNumber,
      tracking_url: body.trackingUrl ?? null,
    },
    newVersion: true,
  });
  if (!changed) return fail('order.invalid_state', { current: { orderNumber: order.number, status: order.status } });
  await insertMarketplaceHistory(db, {
    order,
    at: now,
    kind: 'processed',
    actor: 'marketplace',
    units: order.units,
    ...(shipment !== null && { shipmentStatus: shipment }),
  });
  return { orderNumber: order.number, status: 'processed' as const };
}
