import { canShipmentMove } from './shipment-transitions.ts';
import type { ShipmentStatus } from './statuses.ts';

/** How far a carrier's clock may be ahead of the portal's, in milliseconds. */
const clockTolerance = 5 * 60_000;

/** Whether an event that is reported now claims to be of later. */
export const isOfFuture = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > clockTolerance;

export interface ShipmentEvent {
  readonly status: ShipmentStatus;
  /** When it happened, by the carrier. */
  readonly at: Date;
  readonly shipment: {
    readonly status: ShipmentStatus | null;
    /** When the carrier, or at first the seller, changed it last. */
    readonly changedAt: Date | null;
  };
}

/**
 * What a carrier's event does: events count by their own time, in whatever order they arrive, so that an older one is
 * `late` and belongs into the history alone. What the seller prepared has no time of the carrier yet.
 */
export function effectOfEvent({ status, at, shipment }: ShipmentEvent): 'unchanged' | 'late' | 'moves' | 'impossible' {
  if (shipment.status === status) return 'unchanged';
  const isLate = shipment.changedAt !== null && at.getTime() < shipment.changedAt.getTime();
  if (isLate && shipment.status !== 'prepared') return 'late';
  return canShipmentMove(shipment.status, status) ? 'moves' : 'impossible';
}
