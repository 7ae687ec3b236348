import type { CancelledByParty, OrderStatus, ShipmentStatus } from './statuses.ts';

export const orderActions = [
  'confirm',
  'process',
  'reject',
  'cancel_units',
  'edit_tracking',
  'edit_pickup_code',
  'cancel_by_customer',
  'cancel_by_marketplace',
  'finalise',
] as const;
export type OrderAction = (typeof orderActions)[number];

export const orderActors = ['seller', 'marketplace'] as const;
export type OrderActor = (typeof orderActors)[number];

/**
 * What an action asks for beside an allowed status: the caller's version, at least one unit left, the carrier rule
 * (`couriers.ts`), a cancellation reason, chosen units, or a shipment that is over (`isShipmentOver`).
 */
export type OrderGuard = 'version' | 'units_left' | 'dispatch' | 'reason' | 'items' | 'shipment_over';

export interface OrderTransition {
  readonly by: OrderActor;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus | 'same';
  /** The status reached instead when the action leaves no unit. */
  readonly toWhenEmpty: OrderStatus | null;
  readonly guards: readonly OrderGuard[];
  /** The instant of the order that the action sets. */
  readonly stamps: 'confirmedAt' | 'processedAt' | 'finalisedAt' | 'cancelledAt' | null;
  readonly cancelledBy: CancelledByParty | null;
  readonly shipment: ShipmentStatus | null;
  readonly reversible: boolean;
}

const none = { toWhenEmpty: null, stamps: null, cancelledBy: null, shipment: null, reversible: true } as const;
const open = ['new', 'pending'] as const;
const cancels = { ...none, from: open, to: 'cancelled', stamps: 'cancelledAt', reversible: false } as const;

/** The state machine of an order: the one table that browser and server share (ORD-04). */
export const orderTransitions: Readonly<Record<OrderAction, OrderTransition>> = {
  confirm: { ...none, by: 'seller', from: ['new'], to: 'pending', guards: ['version'], stamps: 'confirmedAt' },
  process: {
    ...none,
    by: 'seller',
    from: open,
    to: 'processed',
    guards: ['version', 'units_left', 'dispatch'],
    stamps: 'processedAt',
    shipment: 'prepared',
  },
  reject: { ...cancels, by: 'seller', guards: ['version', 'units_left', 'reason'], cancelledBy: 'seller' },
  cancel_units: {
    ...none,
    by: 'seller',
    from: open,
    to: 'same',
    toWhenEmpty: 'cancelled',
    guards: ['version', 'reason', 'items'],
    cancelledBy: 'seller',
    reversible: false,
  },
  edit_tracking: { ...none, by: 'seller', from: ['processed'], to: 'same', guards: ['version', 'dispatch'] },
  edit_pickup_code: { ...none, by: 'seller', from: ['processed'], to: 'same', guards: ['version'] },
  cancel_by_customer: { ...cancels, by: 'marketplace', guards: [], cancelledBy: 'customer' },
  cancel_by_marketplace: { ...cancels, by: 'marketplace', guards: [], cancelledBy: 'marketplace' },
  finalise: {
    ...none,
    by: 'marketplace',
    from: ['processed'],
    to: 'finalised',
    guards: ['shipment_over'],
    stamps: 'finalisedAt',
    reversible: false,
  },
};

export function transitionFor(action: OrderAction): OrderTransition {
  return orderTransitions[action];
}

/** The actions that this party may take on an order of this status, in the order of the table. */
export function actionsAllowedFor(status: OrderStatus, by: OrderActor): OrderAction[] {
  return orderActions.filter((action) => {
    const transition = orderTransitions[action];
    return transition.by === by && transition.from.includes(status);
  });
}

/** The status an action leads to, or null where the order's status forbids it (409 `order.invalid_state`). */
export function statusAfter(action: OrderAction, status: OrderStatus, unitsLeft: number): OrderStatus | null {
  const transition = orderTransitions[action];
  if (!transition.from.includes(status)) return null;
  if (transition.toWhenEmpty !== null && unitsLeft === 0) return transition.toWhenEmpty;
  return transition.to === 'same' ? status : transition.to;
}

/** Days after processing from which an order without an incident counts as delivered. */
export const finaliseAfterDays = 14;

/** Whether the shipment lets its order be finalised: delivered, or 14 days under way without an incident. */
export function isShipmentOver(shipment: ShipmentStatus, processedAt: Date, now: Date): boolean {
  if (shipment === 'delivered') return true;
  if (shipment === 'incident') return false;
  return now.getTime() - processedAt.getTime() >= finaliseAfterDays * 86_400_000;
}
