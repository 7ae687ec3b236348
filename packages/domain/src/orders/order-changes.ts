import type { CancelledByParty, OrderStatus, PaymentStatus, ShipmentStatus } from './statuses.ts';
import { nothingLeft, type OrderTotals } from './totals.ts';
import { type OrderAction, type OrderTransition, transitionFor } from './transitions.ts';

/** What an action changes of an order; what is absent stays as it is. */
export interface OrderChanges {
  readonly status?: OrderStatus;
  readonly stamps: Partial<Record<NonNullable<OrderTransition['stamps']>, Date>>;
  readonly cancelledBy?: CancelledByParty;
  readonly totals?: OrderTotals;
  readonly shipment?: { readonly status: ShipmentStatus; readonly changedAt: Date };
  readonly payment?: PaymentStatus;
}

export interface OrderStep {
  readonly action: OrderAction;
  readonly at: Date;
  /** The totals that are left where the caller names the units to cancel. */
  readonly left?: OrderTotals;
  /** Where the caller names the shipment's status. */
  readonly shipment?: ShipmentStatus;
}

function totalsAfter({ action, left }: OrderStep): OrderTotals | undefined {
  const { cancels } = transitionFor(action);
  return cancels === 'all' ? nothingLeft : cancels === 'named' ? left : undefined;
}

/** Everything that a step changes, whoever takes it (ORD-04). */
export function orderChanges(step: OrderStep): OrderChanges {
  const { action, at } = step;
  const transition = transitionFor(action);
  const totals = totalsAfter(step);
  const emptied = transition.toWhenEmpty !== null && totals?.units === 0;
  const status = emptied ? transition.toWhenEmpty : transition.to;
  const isCancelled = status === 'cancelled';
  const shipment = transition.shipment === 'named' ? step.shipment : transition.shipment;
  return {
    ...(status !== null && status !== 'same' && { status }),
    stamps: {
      ...(transition.stamps !== null && { [transition.stamps]: at }),
      ...(isCancelled && { cancelledAt: at }),
    },
    ...(isCancelled && transition.cancelledBy !== null && { cancelledBy: transition.cancelledBy }),
    ...(totals !== undefined && { totals }),
    ...(shipment !== undefined && shipment !== null && { shipment: { status: shipment, changedAt: at } }),
    ...(transition.payment !== null && { payment: transition.payment }),
  };
}
