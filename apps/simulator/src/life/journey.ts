import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { ShipmentStatus } from '@offizin/domain/orders/statuses';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { randomFrom, type Random } from '../random.ts';

export interface Parcel {
  readonly number: string;
  readonly deliveryType: OrderRecord['deliveryType'];
  readonly courier: CourierCode | null;
}

export interface ShipmentStep {
  readonly status: ShipmentStatus;
  readonly at: Date;
}

const minute = 60_000;
const hour = 60 * minute;

/** Minutes or hours under way, from and to. */
const travel: Readonly<Record<Parcel['deliveryType'], readonly [number, number]>> = {
  standard: [20 * hour, 52 * hour],
  next_day: [14 * hour, 24 * hour],
  same_day_slot: [25 * minute, 90 * minute],
  express_slot: [15 * minute, 50 * minute],
};

interface Leg {
  readonly status: ShipmentStatus;
  readonly after: readonly [number, number];
}

type Choice = readonly (readonly [Leg | null, number])[];

function choices(parcel: Parcel): Readonly<Record<ShipmentStatus, Choice>> {
  const [shortest, longest] = travel[parcel.deliveryType];
  const way: Leg['after'] = [shortest, longest];
  const delivered: Leg = { status: 'delivered', after: way };
  const atPoint: Leg = { status: 'delivered_at_pickup_point', after: way };
  const incident: Leg = { status: 'incident', after: [shortest / 2, longest] };
  return {
    prepared: [
      [{ status: 'on_route', after: [minute, 8 * minute] }, 990],
      [{ status: 'cancelled', after: [10 * minute, 5 * hour] }, 10],
    ],
    on_route:
      parcel.courier === 'pickup_point'
        ? [
            [atPoint, 98],
            [incident, 2],
          ]
        : [
            [delivered, 88],
            [atPoint, 6],
            [incident, 4],
            [null, 2],
          ],
    delivered_at_pickup_point: [
      [{ status: 'delivered', after: [4 * hour, 60 * hour] }, 92],
      [{ status: 'returned', after: [168 * hour, 240 * hour] }, 8],
    ],
    incident: [
      [{ status: 'on_route', after: [6 * hour, 30 * hour] }, 50],
      [{ status: 'delivered', after: [20 * hour, 40 * hour] }, 30],
      [{ status: 'returned', after: [40 * hour, 90 * hour] }, 20],
    ],
    delivered: [
      [{ status: 'returned', after: [12 * hour, 23 * hour] }, 2],
      [null, 98],
    ],
    returned: [[null, 1]],
    cancelled: [[null, 1]],
  };
}

function between([from, to]: readonly [number, number], random: Random): number {
  return Math.round((from + (to - from) * random.next()) / 1000) * 1000;
}

/**
 * The next thing that happens to a parcel and when: follows from the order, its shipment's status and when that began,
 * so that history and running life, and a restarted simulator, all give the same result. null: nothing more.
 */
export function nextLeg(parcel: Parcel, current: ShipmentStep): ShipmentStep | null {
  const random = randomFrom(`${parcel.number}/${current.status}/${Math.floor(current.at.getTime() / 1000)}`);
  const leg = random.weighted(choices(parcel)[current.status]);
  if (leg === null) return null;
  return { status: leg.status, at: new Date(current.at.getTime() + between(leg.after, random)) };
}

/** When an order whose shipment has come to rest is closed: 1–3 days after delivery, else 15 days after. */
export function closingTime(parcel: Parcel, current: ShipmentStep): Date | null {
  if (current.status === 'incident') return null;
  const random = randomFrom(`${parcel.number}/closing`);
  const wait = current.status === 'delivered' ? between([24 * hour, 72 * hour], random) : 15 * 24 * hour;
  return new Date(current.at.getTime() + wait);
}
