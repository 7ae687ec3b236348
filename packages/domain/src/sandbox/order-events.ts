import type { OrderAction } from '../orders/transitions.ts';
import type { ShipmentStatus } from '../orders/statuses.ts';

interface PlayedEvent {
  readonly action: OrderAction;
  readonly shipment?: ShipmentStatus;
  /** For the reference. */
  readonly says: string;
}

/** What others do to an order, which a caller of the sandbox lets happen to a made-up one (MKT-03). */
export const playedEvents = {
  paid: { action: 'settle', says: 'the customer has paid' },
  cancelled_by_customer: { action: 'cancel_by_customer', says: 'the customer cancels before it is dispatched' },
  on_route: { action: 'move_shipment', shipment: 'on_route', says: 'the carrier has the parcel' },
  incident: { action: 'move_shipment', shipment: 'incident', says: 'the carrier cannot deliver it' },
  delivered: { action: 'move_shipment', shipment: 'delivered', says: 'the customer has the parcel' },
  returned: { action: 'move_shipment', shipment: 'returned', says: 'the parcel comes back' },
  finalised: { action: 'finalise', says: 'the marketplace closes what was delivered' },
} as const satisfies Readonly<Record<string, PlayedEvent>>;

export type PlayedEventName = keyof typeof playedEvents;
export const playedEventNames = Object.keys(playedEvents) as readonly PlayedEventName[];
