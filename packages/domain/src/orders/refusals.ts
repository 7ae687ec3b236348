import type { OrderStatus } from './statuses.ts';
import { type OrderAction, orderActions, orderTransitions } from './transitions.ts';

/** Why an order's status forbids an action. */
export const orderRefusals = ['already_confirmed', 'shipped', 'not_shipped', 'finalised', 'cancelled'] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

const reasonAt: Readonly<Record<OrderStatus, OrderRefusal>> = {
  new: 'not_shipped',
  pending: 'not_shipped',
  processed: 'shipped',
  finalised: 'finalised',
  cancelled: 'cancelled',
};

/** Why the seller may not take an action on an order of this status; null when it may. */
export function refusalOf(action: OrderAction, status: OrderStatus): OrderRefusal | null {
  if (orderTransitions[action].from.includes(status)) return null;
  return action === 'confirm' && status === 'pending' ? 'already_confirmed' : reasonAt[status];
}

/** The statuses in which a seller looks for an action, also where it is refused; a step that is done is not looked for. */
const soughtIn: { readonly [A in OrderAction]?: readonly OrderStatus[] } = {
  confirm: ['new'],
  process: ['new', 'pending', 'cancelled'],
  reject: ['new', 'pending', 'processed', 'finalised'],
  edit_tracking: ['processed', 'finalised'],
  edit_pickup_code: ['processed'],
};

export interface OfferedAction {
  readonly action: OrderAction;
  readonly refusal: OrderRefusal | null;
}

/** What to offer the seller for an order, with the reason where it is refused, in the order of the table. */
export function actionsOffered(status: OrderStatus): OfferedAction[] {
  return orderActions
    .filter((action) => soughtIn[action]?.includes(status))
    .map((action) => ({ action, refusal: refusalOf(action, status) }));
}
