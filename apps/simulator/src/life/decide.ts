import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderRecord, ShipmentUpdate } from '@offizin/marketplace-client/api.gen';
import { paymentTypeOf, shareOf } from '../demo/order-facts.ts';
import type { CountryCode } from '../demo/places.ts';
import { randomFrom } from '../random.ts';
import { chooseDispatch, type Dispatch } from './couriers.ts';
import { closingTime, nextLeg } from './journey.ts';
import type { OpenOrder } from './open-order.ts';
import { paymentTime } from './payment.ts';
import { chooseReason } from './reasons.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What the marketplace does next with an order. */
export type Move =
  | { readonly kind: 'update'; readonly update: ShipmentUpdate }
  | { readonly kind: 'cancel'; readonly number: string; readonly reason: CancellationReasonCode }
  | {
      readonly kind: 'warehouse';
      readonly number: string;
      readonly dispatch: Dispatch & { readonly trackingNumber: string };
    };

export interface Moment {
  readonly now: Date;
  /** Factor by which waits are shorter. */
  readonly speed: number;
}

export interface OrderInCountry {
  readonly order: OpenOrder;
  readonly country: CountryCode;
}

/** Share of open orders that their customers call off. */
const calledOff = 0.03;
/** After so long nobody waits for an order any more. */
const patience = 4 * day;

function isDue(from: string, at: Date, { now, speed }: Moment): boolean {
  const start = Date.parse(from);
  return now.getTime() >= start + (at.getTime() - start) / speed;
}

function update(order: OpenOrder, status: ShipmentUpdate['status'], { now }: Moment): Move {
  return { kind: 'update', update: { orderNumber: order.number, status, at: now.toISOString() } };
}

function payment({ order, country }: OrderInCountry, moment: Moment): Move | null {
  if (order.paymentStatus === 'paid') return null;
  const paymentType: OrderRecord['paymentType'] = paymentTypeOf(order.number, country);
  const { shipmentStatus, shipmentChangedAt } = order;
  const deliveredAt = shipmentStatus === 'delivered' && shipmentChangedAt !== null ? new Date(shipmentChangedAt) : null;
  const paidAt = paymentTime({ number: order.number, createdAt: new Date(order.createdAt), paymentType }, deliveredAt);
  return paidAt !== null && isDue(order.createdAt, paidAt, moment) ? update(order, 'paid', moment) : null;
}

function callOff(order: OpenOrder, moment: Moment): Move | null {
  const created = Date.parse(order.createdAt);
  const loses = shareOf(order.number, 'calls-off') < calledOff;
  const after = loses ? (15 + shareOf(order.number, 'when') * 225) * minute : patience;
  if (!isDue(order.createdAt, new Date(created + after), moment)) return null;
  const random = randomFrom(`${order.number}/reason`);
  const reason = loses
    ? chooseReason(random, random.chance(0.85) ? 'customer' : 'marketplace')
    : 'cancelled_by_customer';
  return { kind: 'cancel', number: order.number, reason };
}

function warehouse({ order, country }: OrderInCountry, moment: Moment): Move | null {
  const created = Date.parse(order.createdAt);
  const handedOver = new Date(created + (10 + shareOf(order.number, 'warehouse') * 170) * minute);
  if (!isDue(order.createdAt, handedOver, moment)) return null;
  const random = randomFrom(`${order.number}/dispatch`);
  for (let tries = 0; tries < 50; tries += 1) {
    const dispatch = chooseDispatch(country, order.deliveryType, random);
    const { trackingNumber } = dispatch;
    if (trackingNumber !== undefined)
      return { kind: 'warehouse', number: order.number, dispatch: { ...dispatch, trackingNumber } };
  }
  return null;
}

function travel(order: OpenOrder, moment: Moment): Move | null {
  if (order.shipmentStatus === null || order.shipmentChangedAt === null) return null;
  const current = { status: order.shipmentStatus, at: new Date(order.shipmentChangedAt) };
  const next = nextLeg(order, current);
  if (next !== null) {
    return isDue(order.shipmentChangedAt, next.at, moment) ? update(order, next.status, moment) : null;
  }
  const closing = closingTime(order, current);
  if (closing === null) return null;
  // A delivered order waits for its payment; the portal asks for 14 real days where nothing was delivered.
  const isDelivered = order.shipmentStatus === 'delivered';
  if (isDelivered && order.paymentStatus !== 'paid') return null;
  const isOver = isDelivered ? isDue(order.shipmentChangedAt, closing, moment) : closing <= moment.now;
  return isOver ? update(order, 'finalised', moment) : null;
}

/** What happens to an order now, or null; follows from the order and the time alone. */
export function decideMove(subject: OrderInCountry, moment: Moment): Move | null {
  const { order } = subject;
  const paid = payment(subject, moment);
  if (paid !== null) return paid;
  if (order.status === 'processed') return travel(order, moment);
  return order.fulfilledByMarketplace ? warehouse(subject, moment) : callOff(order, moment);
}
