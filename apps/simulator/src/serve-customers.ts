import { setTimeout as sleep } from 'node:timers/promises';
import { brandIds, type BrandId } from '@offizin/domain/brand/brands';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { replyOf } from '@offizin/marketplace-client/reply';
import { ledgerOf } from './demo/ledger.ts';
import { sellersOf } from './demo/sellers.ts';
import { arrive, chooseSeller, waitForArrival } from './life/arrivals.ts';
import { asOpen } from './life/open-order.ts';
import type { BrandState } from './live.ts';
import { bookLines } from './pay-out.ts';
import { randomFrom } from './random.ts';

export interface Marketplace {
  readonly clients: Readonly<Record<BrandId, MarketplaceClient>>;
  readonly states: Readonly<Record<BrandId, BrandState>>;
  readonly speed: number;
  readonly signal: AbortSignal;
}

/** Lets customers order, shop after shop, until stopped. */
export async function serveCustomers({ clients, states, speed, signal }: Marketplace): Promise<void> {
  const random = randomFrom(`arrivals/${Date.now()}`);
  const sellers = brandIds.flatMap(sellersOf).filter((seller) => seller.ordersPerDay > 0);
  for (;;) {
    await sleep(waitForArrival(random, speed), undefined, { signal });
    const seller = chooseSeller(sellers, random);
    const order = arrive(seller, new Date(), random);
    const client = clients[seller.brand];
    const { accepted } = await replyOf(
      client.POST('/orders/bulk', { params: { header: newKey() }, body: { orders: [order] } }),
    );
    if (accepted !== 1) continue;
    states[seller.brand].orders.set(order.number, asOpen(order));
    await bookLines(client, [ledgerOf(seller, order, new Date())]);
  }
}
