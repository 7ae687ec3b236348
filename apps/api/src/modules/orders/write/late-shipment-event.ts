import { orderAnnouncement } from '@offizin/domain/events/topics';
import type { ShipmentStatus } from '@offizin/domain/orders/statuses';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { hasShipmentEvent, insertHistory, type OrderKey, touchOrder } from './order-write-queries.ts';

/** Writes a carrier's event that came too late to change anything into the history; false when it is there already. */
export async function recordLateEvent(
  db: MarketplaceDb,
  key: OrderKey,
  event: { readonly status: ShipmentStatus; readonly at: Date; readonly now: Date },
): Promise<boolean> {
  if (await hasShipmentEvent(db, key, event)) return false;
  const { sellerId, orderId } = key;
  await insertHistory(db, {
    sellerId,
    orderId,
    at: event.at,
    kind: 'shipment_changed',
    author: 'courier',
    actorName: null,
    impersonatedBy: null,
    reason: null,
    units: null,
    shipmentStatus: event.status,
  });
  await touchOrder(db, key, event.now);
  await announceTo(db, [{ sellerId, ...orderAnnouncement([orderId]) }]);
  return true;
}
