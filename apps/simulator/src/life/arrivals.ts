import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { placeOrder } from '../demo/place-order.ts';
import { isDemoAccount, type DemoSeller } from '../demo/sellers.ts';
import type { Random } from '../random.ts';

/** How many times more often than by its size a demo account gets the next order. */
const demoWeight = 6;

/** Milliseconds until the next customer orders, over all shops: 20 to 40 s at the usual speed. */
export function waitForArrival(random: Random, speed: number): number {
  return (20_000 + random.next() * 20_000) / speed;
}

/** The shop that gets the next order. */
export function chooseSeller(sellers: readonly DemoSeller[], random: Random): DemoSeller {
  return random.weighted(
    sellers.map(
      (seller) => [seller, seller.ordersPerDay * (isDemoAccount(seller.externalId) ? demoWeight : 1)] as const,
    ),
  );
}

/** An order placed this second; online payments settle a moment later. */
export function arrive(seller: DemoSeller, now: Date, random: Random): OrderRecord {
  return placeOrder({ seller, createdAt: new Date(Math.floor(now.getTime() / 1000) * 1000) }, random);
}
