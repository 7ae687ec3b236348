import type { ShipmentStatus } from './statuses.ts';

/** Where a shipment can go from each status; a new one begins as `prepared`. */
export const shipmentTransitions: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  prepared: ['on_route', 'cancelled'],
  on_route: ['delivered', 'delivered_at_pickup_point', 'incident'],
  delivered_at_pickup_point: ['delivered', 'returned'],
  incident: ['on_route', 'delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

/** Whether a shipment may move so; from null (no shipment yet) only to `prepared`. */
export function canShipmentMove(from: ShipmentStatus | null, to: ShipmentStatus): boolean {
  return from === null ? to === 'prepared' : shipmentTransitions[from].includes(to);
}
