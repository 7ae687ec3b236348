import { expect, test } from 'vitest';
import { canShipmentMove } from './shipment-transitions.ts';
import { shipmentStatuses } from './statuses.ts';

const moves = [
  'prepared>on_route',
  'prepared>cancelled',
  'on_route>delivered',
  'on_route>delivered_at_pickup_point',
  'on_route>incident',
  'delivered_at_pickup_point>delivered',
  'delivered_at_pickup_point>returned',
  'incident>on_route',
  'incident>delivered',
  'incident>returned',
  'delivered>returned',
];
const pairs = shipmentStatuses.flatMap((from) => shipmentStatuses.map((to) => [from, to] as const));

test.each(pairs)('ORD-09 a shipment moves from %s to %s only as domain-rules §1 allows', (from, to) => {
  expect(canShipmentMove(from, to)).toBe(moves.includes(`${from}>${to}`));
});

test.each(shipmentStatuses)('ORD-09 the first status of a shipment is prepared, so not %s unless it is', (status) => {
  expect(canShipmentMove(null, status)).toBe(status === 'prepared');
});
