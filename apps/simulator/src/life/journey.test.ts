import { canShipmentMove } from '@offizin/domain/orders/shipment-transitions';
import { deliveryTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { expect, test } from 'vitest';
import { closingTime, nextLeg, type ShipmentStep } from './journey.ts';

const at = new Date('2026-11-24T10:00:00Z');
const numbers = Array.from({ length: 400 }, (_number, index) => String(69_000_000 + index));

test.each(shipmentStatuses)('ORD-09 from %s a parcel goes only where shipments may go, and later', (status) => {
  for (const number of numbers) {
    const next = nextLeg({ number, deliveryType: 'standard', courier: 'dhl' }, { status, at });
    if (next === null) continue;
    expect(canShipmentMove(status, next.status)).toBe(true);
    expect(next.at.getTime()).toBeGreaterThan(at.getTime());
  }
});

test.each(deliveryTypes)('MKT-02 most %s parcels arrive, and every journey ends', (deliveryType) => {
  let arrived = 0;
  for (const number of numbers) {
    let step: ShipmentStep = { status: 'prepared', at };
    let legs = 0;
    for (let next = nextLeg({ number, deliveryType, courier: 'gls' }, step); next !== null; legs += 1) {
      step = next;
      next = nextLeg({ number, deliveryType, courier: 'gls' }, step);
    }
    expect(legs).toBeLessThan(20);
    if (step.status === 'delivered') arrived += 1;
  }
  expect(arrived / numbers.length).toBeGreaterThan(0.85);
});

test('MKT-02 parcels to a pick-up point arrive there or meet an incident', () => {
  const ways = numbers.map(
    (number) =>
      nextLeg({ number, deliveryType: 'standard', courier: 'pickup_point' }, { status: 'on_route', at })?.status,
  );
  expect(new Set(ways)).toEqual(new Set(['delivered_at_pickup_point', 'incident']));
});

test('ORD-04 an order with an incident is not closed; others not before the portal lets them', () => {
  const parcel = { number: '69000001', deliveryType: 'standard', courier: 'dhl' } as const;
  expect(closingTime(parcel, { status: 'incident', at })).toBeNull();
  const days = (status: ShipmentStep['status']) =>
    ((closingTime(parcel, { status, at })?.getTime() ?? 0) - at.getTime()) / 86_400_000;
  expect(days('returned')).toBeGreaterThan(14);
  expect(days('delivered')).toBeLessThanOrEqual(3);
});
