import { brands, type BrandId } from '@offizin/domain/brand/brands';
import { addDays, instantAt, wallClockAt, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { fateOf, orderAt } from '../life/past.ts';
import { randomFrom, type Random } from '../random.ts';
import { placeOrder } from './place-order.ts';
import { sellersOf, type DemoSeller } from './sellers.ts';

/** How far back the demo's first orders lie. */
export const historyDays = 90;

const weekdayFactor = [1.25, 1.1, 1.05, 1, 1, 0.75, 0.7];
/** Orders by hour of the day, from midnight. */
const hourWeights = [2, 1, 1, 1, 1, 2, 4, 8, 12, 14, 15, 14, 13, 12, 12, 12, 13, 14, 16, 18, 18, 14, 9, 5];

function timeOfDay(random: Random): { minute: number; second: number } {
  const hour = random.weighted(hourWeights.map((weight, index) => [index, weight] as const));
  return { minute: hour * 60 + random.int(0, 59), second: random.int(0, 59) };
}

/** The instants at which a shop gets orders on a date. */
function arrivalsOn(seller: DemoSeller, date: string): Date[] {
  const random = randomFrom(`${seller.externalId}/${date}`);
  const expected = seller.ordersPerDay * (weekdayFactor[weekdayIndex(date)] ?? 1);
  const count = Math.floor(expected * (0.6 + random.next() * 0.8) + random.next());
  return Array.from({ length: count }, () => {
    const { minute, second } = timeOfDay(random);
    return new Date(instantAt({ date, minute }, brands[seller.brand].timeZone).getTime() + second * 1000);
  });
}

/** The first free second from this one on; a brand's order numbers count seconds. */
function takeSecond(taken: Set<number>, wanted: Date): Date {
  let second = Math.floor(wanted.getTime() / 1000);
  while (taken.has(second)) second += 1;
  taken.add(second);
  return new Date(second * 1000);
}

function withCancelledUnits(order: OrderRecord, random: Random): OrderRecord {
  const [first, ...others] = order.lines;
  if (first === undefined || order.past?.processedAt === undefined || !random.chance(0.03)) return order;
  if (others.length === 0 && first.quantity === 1) return order;
  return { ...order, lines: [{ ...first, cancelledQuantity: 1 }, ...others] };
}

/** One cancelled order for each of the 28 reasons, so that every one can be seen. */
function reasonOrders(sellers: readonly DemoSeller[], now: Date, taken: Set<number>): OrderRecord[] {
  return cancellationReasonCodes.flatMap((reason, index) => {
    const seller = sellers[index % sellers.length];
    if (seller === undefined) return [];
    const createdAt = takeSecond(taken, new Date(now.getTime() - (12 + index * 2.5) * 86_400_000));
    const order = placeOrder({ seller, createdAt }, randomFrom(`${seller.externalId}/${reason}`));
    return [orderAt(order, fateOf(order, seller, reason), now)];
  });
}

/**
 * The orders that a brand's shops got after `from` (null: in the last 90 days) until `now`, oldest first, each as it
 * stands at `now`. The same period always holds the same orders.
 */
export function ordersBetween(brand: BrandId, from: Date | null, now: Date): OrderRecord[] {
  const { timeZone } = brands[brand];
  const sellers = sellersOf(brand).filter((seller) => seller.ordersPerDay > 0);
  const start = from ?? new Date(now.getTime() - historyDays * 86_400_000);
  const last = wallClockAt(now, timeZone).date;
  const taken = new Set<number>();
  const orders: OrderRecord[] = [];
  for (let date = wallClockAt(start, timeZone).date; date <= last; date = addDays(date, 1)) {
    for (const seller of sellers) {
      for (const arrival of arrivalsOn(seller, date)) {
        const createdAt = takeSecond(taken, arrival);
        if (createdAt <= start || createdAt > now) continue;
        const random = randomFrom(`${seller.externalId}/${createdAt.getTime()}`);
        const order = placeOrder({ seller, createdAt }, random);
        orders.push(withCancelledUnits(orderAt(order, fateOf(order, seller), now), random));
      }
    }
  }
  if (from === null) orders.push(...reasonOrders(sellers, now, taken));
  return orders.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
