import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderChanges } from '@offizin/domain/orders/order-changes';
import type { OrderStatus } from '@offizin/domain/orders/statuses';
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
export function createdEvent({ sellerId, id, number, status }: Created, at: Date): SystemEvent {
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

/** What they are notified of at a step: a new status of the order, and one of its parcel. */
export function eventsOfStep({ step, changes, after }: Taken): SystemEvent[] {
  const { sellerId, orderId, action, at, reason } = step;
  const common = { sellerId, at, subject: after.number };
  const order = { orderId, orderNumber: after.number, status: after.status };
  const events: SystemEvent[] = [];
  if (changes.status === 'cancelled') {
    const data = { ...order, cancelledBy: transitionFor(action).cancelledBy, reason: reason?.code ?? null };
    events.push({ ...common, type: 'order.cancelled', data });
  } else if (changes.status !== undefined) events.push({ ...common, type: 'order.status_changed', data: order });
  if (changes.shipment !== undefined)
    events.push({ ...common, type: 'shipment.updated', data: { ...order, shipmentStatus: changes.shipment.status } });
  return events;
}
