import type { api } from '@offizin/contract/api';
import { isShipmentOver } from '@offizin/domain/orders/transitions';
import { canShipmentMove } from '@offizin/domain/orders/shipment-transitions';
import { playedEvents, type PlayedEventName } from '@offizin/domain/sandbox/order-events';
import type { ShipmentStatus } from '@offizin/domain/orders/statuses';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeOrderStep } from '../../orders/write/transition.ts';
import { findMadeUpOrder, type MadeUpOrderRow } from '../write/sandbox-queries.ts';
import { orderView } from './order-view.ts';

const shipmentOf = (event: PlayedEventName): ShipmentStatus | null => {
  const played = playedEvents[event];
  return 'shipment' in played ? played.shipment : null;
};

/** What the state machine asks beside the status of the order, as for what the marketplace reports. */
function canHappen(
  event: PlayedEventName,
  { shipmentStatus, processed_at: processedAt }: MadeUpOrderRow,
  now: Date,
): boolean {
  const shipment = shipmentOf(event);
  if (shipment !== null) return canShipmentMove(shipmentStatus, shipment);
  if (event !== 'finalised') return true;
  return shipmentStatus !== null && processedAt !== null && isShipmentOver(shipmentStatus, processedAt, now);
}

/** Lets customer, carrier or marketplace act on a made-up order, by the steps that they take on real ones. */
export async function play({ app, session, params, body, now, fail }: InputOf<typeof api.sandbox.playOrder>) {
  // In the portal no order is made up.
  if (!app.isSandbox) return fail('not_found');
  const key = { sellerId: session.sellerId, orderId: params.orderId };
  const { event } = body;
  const played = await withMarketplace(app.pool, session.brand, async (db) => {
    const order = await findMadeUpOrder(db, key);
    if (order === undefined) return fail('not_found');
    const shipment = shipmentOf(event);
    const taken =
      canHappen(event, order, now) &&
      (await takeOrderStep(db, {
        ...key,
        action: playedEvents[event].action,
        at: now,
        seen: { shipmentStatus: order.shipmentStatus },
        ...(shipment !== null && { shipment }),
        ...(event === 'cancelled_by_customer' && {
          reason: { code: 'cancelled_by_customer', comment: null },
          units: order.units,
        }),
      }));
    const { number: orderNumber, status } = order;
    if (taken === false || taken === null) return fail('order.invalid_state', { current: { orderNumber, status } });
    return findMadeUpOrder(db, key);
  });
  return { order: orderView(played ?? fail('internal')) };
}
