import type { WebhookData } from '@offizin/contract/own-systems/webhook-data';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderChanges } from '@offizin/domain/orders/order-changes';
import type { OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import { type OrderAction, transitionFor } from '@offizin/domain/orders/transitions';
import type { SystemEvent } from '../../own-systems/write/notify-systems.ts';
import type { OrderKey } from './order-write-queries.ts';

interface Created {
  readonly sellerId: string;
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
}

/** What a seller's own systems are notified of when an order comes in. */
export function createdEvent({ sellerId, id, number, status }: Created, at: Date): SystemEvent<'order.created'> {
  return { sellerId, type: 'order.created', at, subject: number, data: { orderId: id, orderNumber: number, status } };
}

interface Taken {
  readonly step: OrderKey & {
    readonly action: OrderAction;
    readonly at: Date;
    readonly reason?: { readonly code: CancellationReasonCode };
  };
  readonly changes: OrderChanges;
  readonly after: { readonly number: string; readonly status: OrderStatus };
}

interface Told {
  readonly sellerId: string;
  readonly at: Date;
  readonly subject: string;
  readonly order: Readonly<WebhookData<'order.created'>>;
}

export function cancelledEvent(
  { order, ...told }: Told,
  by: Readonly<Pick<WebhookData<'order.cancelled'>, 'cancelledBy' | 'reason'>>,
): SystemEvent<'order.cancelled'> {
  return { ...told, type: 'order.cancelled', data: { ...order, ...by } };
}

export function statusEvent({ order, ...told }: Told): SystemEvent<'order.status_changed'> {
  return { ...told, type: 'order.status_changed', data: order };
}

export function shipmentEvent(
  { order, ...told }: Told,
  shipmentStatus: ShipmentStatus,
): SystemEvent<'shipment.updated'> {
  return { ...told, type: 'shipment.updated', data: { ...order, shipmentStatus } };
}

/** What they are notified of at a step: a new status of the order, and one of its parcel. */
export function eventsOfStep({ step, changes, after }: Taken): SystemEvent[] {
  const { sellerId, orderId, action, at, reason } = step;
  const order = { orderId, orderNumber: after.number, status: after.status };
  const told = { sellerId, at, subject: after.number, order };
  const events: SystemEvent[] = [];
  if (changes.status === 'cancelled')
    events.push(cancelledEvent(told, { cancelledBy: transitionFor(action).cancelledBy, reason: reason?.code ?? null }));
  else if (changes.status !== undefined) events.push(statusEvent(told));
  if (changes.shipment !== undefined) events.push(shipmentEvent(told, changes.shipment.status));
  return events;
}
