import {
  type CancelledByParty,
  type orderAuthors,
  orderStatuses,
  type OrderStatus,
  type PaymentStatus,
  type ShipmentStatus,
} from './statuses.ts';

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
  'process_in_warehouse',
  'move_shipment',
  'settle',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Who takes an action. */
export const orderActors = ['seller', 'marketplace', 'warehouse', 'courier', 'customer'] as const;
export type OrderActor = (typeof orderActors)[number];

/** In whose name the history shows it. */
export type OrderAuthor = (typeof orderAuthors)[number];

/**
 * What an action asks for beside an allowed status: the caller's version, at least one unit left, the carrier rule
 * (`couriers.ts`), a cancellation reason, chosen units, a shipment that is over (`isShipmentOver`), or one that may
 * move so (`canShipmentMove`).
 */
export type OrderGuard = 'version' | 'units_left' | 'dispatch' | 'reason' | 'items' | 'shipment_over' | 'shipment_move';

export interface OrderTransition {
  readonly by: OrderActor;
  readonly author: OrderAuthor;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus | 'same';
  /** The status reached instead when the action leaves no unit. */
  readonly toWhenEmpty: OrderStatus | null;
  readonly guards: readonly OrderGuard[];
  /** The instant of the order that the action sets. */
  readonly stamps: 'confirmedAt' | 'processedAt' | 'finalisedAt' | 'cancelledAt' | null;
  readonly cancelledBy: CancelledByParty | null;
  /** The units that the action cancels: all that are left, or those its caller names. */
  readonly cancels: 'all' | 'named' | null;
  /** The shipment's new status; `named` where the caller chooses it. */
  readonly shipment: ShipmentStatus | 'named' | null;
  readonly payment: PaymentStatus | null;
  /** Makes a new version: a seller who looks at the old one sees the new state before acting. */
  readonly newVersion: boolean;
  readonly reversible: boolean;
}

const none = {
  toWhenEmpty: null,
  stamps: null,
  cancelledBy: null,
  cancels: null,
  shipment: null,
  payment: null,
  newVersion: true,
  reversible: true,
} as const;
const bySeller = { ...none, by: 'seller', author: 'seller' } as const;
const open = ['new', 'pending'] as const;
const cancels = {
  ...none,
  from: open,
  to: 'cancelled',
  stamps: 'cancelledAt',
  cancels: 'all',
  reversible: false,
} as const;
const processes = { ...none, from: open, to: 'processed', stamps: 'processedAt', shipment: 'prepared' } as const;

/** The state machine of an order: the one table that browser and server share (ORD-04). */
export const orderTransitions: Readonly<Record<OrderAction, OrderTransition>> = {
  confirm: { ...bySeller, from: ['new'], to: 'pending', guards: ['version'], stamps: 'confirmedAt' },
  process: { ...processes, by: 'seller', author: 'seller', guards: ['version', 'units_left', 'dispatch'] },
  reject: {
    ...cancels,
    by: 'seller',
    author: 'seller',
    guards: ['version', 'units_left', 'reason'],
    cancelledBy: 'seller',
  },
  cancel_units: {
    ...bySeller,
    from: open,
    to: 'same',
    toWhenEmpty: 'cancelled',
    guards: ['version', 'reason', 'items'],
    cancelledBy: 'seller',
    cancels: 'named',
    reversible: false,
  },
  edit_tracking: { ...bySeller, from: ['processed'], to: 'same', guards: ['version', 'dispatch'] },
  edit_pickup_code: { ...bySeller, from: ['processed'], to: 'same', guards: ['version'] },
  cancel_by_customer: { ...cancels, by: 'marketplace', author: 'customer', guards: [], cancelledBy: 'customer' },
  cancel_by_marketplace: {
    ...cancels,
    by: 'marketplace',
    author: 'marketplace',
    guards: [],
    cancelledBy: 'marketplace',
  },
  finalise: {
    ...none,
    by: 'marketplace',
    author: 'marketplace',
    from: ['processed'],
    to: 'finalised',
    guards: ['shipment_over'],
    stamps: 'finalisedAt',
    reversible: false,
  },
  process_in_warehouse: { ...processes, by: 'warehouse', author: 'marketplace', guards: ['dispatch'] },
  move_shipment: {
    ...none,
    by: 'courier',
    author: 'courier',
    from: ['processed', 'finalised'],
    to: 'same',
    guards: ['shipment_move'],
    shipment: 'named',
    newVersion: false,
  },
  settle: {
    ...none,
    by: 'customer',
    author: 'customer',
    from: orderStatuses,
    to: 'same',
    guards: [],
    payment: 'paid',
    newVersion: false,
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
