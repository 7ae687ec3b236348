import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { ShipmentUpdate } from '@offizin/contract/orders/marketplace';
import { effectOfEvent, isOfFuture } from '@offizin/domain/orders/shipment-events';
import { isShipmentOver, type OrderAction } from '@offizin/domain/orders/transitions';
import { findNumberedOrder, type NumberedOrder } from '../write/numbered-order-queries.ts';
import { recordLateEvent } from '../write/late-shipment-event.ts';
import { takeOrderStep } from '../write/transition.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';

type Outcome = 'accepted' | 'unchanged' | 'refused';
type ParcelStatus = Exclude<ShipmentUpdate['status'], 'paid' | 'finalised'>;

interface Update {
  readonly db: MarketplaceDb;
  readonly order: NumberedOrder;
  readonly at: Date;
  readonly now: Date;
}

async function take({ db, order, at, now }: Update, action: OrderAction, shipment?: ParcelStatus): Promise<Outcome> {
  const changed = await takeOrderStep(db, {
    sellerId: order.seller_id,
    orderId: order.id,
    action,
    at,
    heardAt: now,
    seen: { shipmentStatus: order.shipment_status },
    ...(shipment !== undefined && { shipment }),
  });
  return changed === null ? 'refused' : 'accepted';
}

function isOver({ order, at }: Update): boolean {
  const { shipment_status: shipment, processed_at: processedAt } = order;
  return shipment !== null && processedAt !== null && isShipmentOver(shipment, processedAt, at);
}

async function apply(update: Update, status: ShipmentUpdate['status']): Promise<Outcome> {
  const { order } = update;
  switch (status) {
    case 'paid':
      return order.payment_status === 'paid' ? 'unchanged' : take(update, 'settle');
    case 'finalised':
      if (order.status === 'finalised') return 'unchanged';
      return isOver(update) ? take(update, 'finalise') : 'refused';
    default:
      return moveShipment(update, status);
  }
}

async function moveShipment(update: Update, status: ParcelStatus): Promise<Outcome> {
  const { db, order, at, now } = update;
  const shipment = { status: order.shipment_status, changedAt: order.shipment_changed_at };
  const effect = effectOfEvent({ status, at, shipment });
  switch (effect) {
    case 'unchanged':
      return 'unchanged';
    case 'impossible':
      return 'refused';
    case 'late': {
      const key = { sellerId: order.seller_id, orderId: order.id };
      return (await recordLateEvent(db, key, { status, at, now })) ? 'accepted' : 'unchanged';
    }
    case 'moves':
      return take(update, 'move_shipment', status);
  }
}

/**
 * Moves parcels, settles payments and closes orders; each update is independent and counts by its own time, and one that
 * can’t be made is reported.
 */
export async function bulkShipments({ db, caller, body, now }: InputOf<typeof marketplaceApi.bulkShipments>) {
  const errors: { index: number; code: string; path: string }[] = [];
  const counted = { accepted: 0, unchanged: 0, refused: 0 };
  for (const [index, update] of body.updates.entries()) {
    const at = new Date(update.at);
    if (isOfFuture(at, now)) {
      errors.push({ index, code: 'shipment.in_future', path: `updates.${index}.at` });
      continue;
    }
    // Read one by one: several updates of a call may concern the same order.
    const order = await findNumberedOrder(db, caller.brand, update.orderNumber);
    if (order === undefined) {
      errors.push({ index, code: 'not_found', path: `updates.${index}.orderNumber` });
      continue;
    }
    const outcome = await apply({ db, order, at, now }, update.status);
    counted[outcome] += 1;
    if (outcome === 'refused') errors.push({ index, code: 'shipment.invalid_state', path: `updates.${index}.status` });
  }
  return { accepted: counted.accepted, unchanged: counted.unchanged, errors };
}
