import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { ShipmentUpdate } from '@offizin/contract/marketplace-records';
import { canShipmentMove } from '@offizin/domain/orders/shipment-transitions';
import { isShipmentOver, transitionFor } from '@offizin/domain/orders/transitions';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { changeOrder, findOrdersByNumber, insertMarketplaceHistory, type KnownOrder } from './order-change-queries.ts';

type Outcome = 'accepted' | 'unchanged' | 'refused';

interface Step {
  readonly db: MarketplaceDb;
  readonly order: KnownOrder;
  readonly at: Date;
}

async function settle({ db, order, at }: Step): Promise<Outcome> {
  if (order.payment_status === 'paid') return 'unchanged';
  await changeOrder(db, { order, from: [order.status], set: { payment_status: 'paid' }, newVersion: false });
  await insertMarketplaceHistory(db, { order, at, kind: 'paid', actor: 'customer' });
  return 'accepted';
}

async function finalise({ db, order, at }: Step): Promise<Outcome> {
  if (order.status === 'finalised') return 'unchanged';
  const over =
    order.shipment_status !== null &&
    order.processed_at !== null &&
    isShipmentOver(order.shipment_status, order.processed_at, at);
  if (!over) return 'refused';
  const { from } = transitionFor('finalise');
  const changed = await changeOrder(db, {
    order,
    from,
    set: { status: 'finalised', finalised_at: at },
    newVersion: true,
  });
  if (!changed) return 'refused';
  await insertMarketplaceHistory(db, { order, at, kind: 'finalised', actor: 'marketplace' });
  return 'accepted';
}

async function moveShipment(
  { db, order, at }: Step,
  to: Exclude<ShipmentUpdate['status'], 'paid' | 'finalised'>,
): Promise<Outcome> {
  if (order.shipment_status === to) return 'unchanged';
  if (!canShipmentMove(order.shipment_status, to)) return 'refused';
  const set = { shipment_status: to, shipment_changed_at: at };
  const changed = await changeOrder(db, { order, from: ['processed', 'finalised'], set, newVersion: false });
  if (!changed) return 'refused';
  await insertMarketplaceHistory(db, { order, at, kind: 'shipment_changed', actor: 'courier', shipmentStatus: to });
  return 'accepted';
}

function applyUpdate(step: Step, status: ShipmentUpdate['status']): Promise<Outcome> {
  switch (status) {
    case 'paid':
      return settle(step);
    case 'finalised':
      return finalise(step);
    default:
      return moveShipment(step, status);
  }
}

/** Moves parcels, settles payments and closes orders; each update stands alone, one that cannot be is reported. */
export async function bulkShipments({ db, body }: InputOf<typeof marketplaceApi.bulkShipments>) {
  const errors: { index: number; code: string; path: string }[] = [];
  const counted = { accepted: 0, unchanged: 0, refused: 0 };
  for (const [index, update] of body.updates.entries()) {
    // Read one by one: several updates of a call may concern the same order.
    const [order] = await findOrdersByNumber(db, [update.orderNumber]);
    if (order === undefined) {
      errors.push({ index, code: 'not_found', path: `updates.${index}.orderNumber` });
      continue;
    }
    const outcome = await applyUpdate({ db, order, at: new Date(update.at) }, update.status);
    counted[outcome] += 1;
    if (outcome === 'refused') errors.push({ index, code: 'shipment.invalid_state', path: `updates.${index}.status` });
  }
  return { accepted: counted.accepted, unchanged: counted.unchanged, errors };
}
