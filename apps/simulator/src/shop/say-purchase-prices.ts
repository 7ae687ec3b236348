import { setTimeout as sleep } from 'node:timers/promises';
import { brandIds } from '@offizin/domain/brand/brands';
import { demoAccounts } from '../demo/accounts.ts';
import { assortmentOf } from '../demo/assortment.ts';
import { handedSellersOf } from '../demo/handed-offers.ts';
import { purchasePriceOf } from '../demo/purchase-prices.ts';
import { ShopClient, type ShopOptions } from './shop-client.ts';

const pause = 2_000;
const patience = 30;

/** The demo accounts whose offers the marketplace hands over say by hand what they pay for them; the others' lists have it. */
export async function sayPurchasePrices({ baseUrl, signal }: Pick<ShopOptions, 'baseUrl' | 'signal'>): Promise<void> {
  const handed = brandIds.flatMap(handedSellersOf);
  for (const account of demoAccounts) {
    const seller = handed.find(({ externalId }) => externalId === account.externalId);
    if (seller === undefined) continue;
    const paid = new Map(assortmentOf(seller).map((product) => [product.productId, purchasePriceOf(seller, product)]));
    const client = new ShopClient({ baseUrl, account, signal });
    await client.signIn();
    // What was handed over is taken over by a job.
    for (let tries = 0; tries < patience; tries += 1) {
      if (await client.sayPurchasePrices((productId) => paid.get(productId) ?? null)) break;
      await sleep(pause, undefined, { signal });
    }
  }
}
