import { setTimeout as sleep } from 'node:timers/promises';
import { uploadScreens } from '@offizin/domain/access/twin-screens';
import { brandIds } from '@offizin/domain/brand/brands';
import { type DemoAccount, demoAccounts } from '../demo/accounts.ts';
import { mayOpen } from '../demo/may-open.ts';
import { type DemoSeller, sellersOf } from '../demo/sellers.ts';
import { openPackingStation, packingShop } from '../systems/packing-station.ts';
import type { Receiver } from '../systems/receiver.ts';
import { ShopClient } from './shop-client.ts';
import { hubAddress } from './stock-hub.ts';
import { stockList } from './stock-list.ts';

const dayMs = 86_400_000;

/** So many prices are cut by hand, and differ from the feed from then on. */
const cutByHand = 4;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Yesterday's list and today's are in; tomorrow's is looked at and not yet applied. */
async function keepLists(client: ShopClient, seller: DemoSeller, now: number): Promise<void> {
  if (await client.hasApplied()) return;
  for (const day of [dayOf(now - dayMs), dayOf(now)]) {
    const checked = await client.upload(`stock_${day}.xlsx`, await stockList(seller, day));
    if (checked.state === 'ready') await client.apply(checked);
  }
  const next = dayOf(now + dayMs);
  await client.upload(`stock_${next}.xlsx`, await stockList(seller, next));
}

export interface Shopping {
  readonly baseUrl: string;
  /** Where the shops' stock hub listens, or null without one. */
  readonly hubPort: number | null;
  readonly receiver: Receiver;
  readonly signal: AbortSignal;
}

type Opening = Pick<Shopping, 'baseUrl' | 'hubPort' | 'receiver' | 'signal'> & {
  readonly account: DemoAccount;
  readonly seller: DemoSeller;
};

async function openShop({ account, seller, baseUrl, hubPort, receiver, signal }: Opening): Promise<void> {
  const client = new ShopClient({ baseUrl, account, signal });
  await client.signIn();
  await keepLists(client, seller, Date.now());
  if (hubPort !== null && mayOpen(seller, ['sync_results'])) {
    await client.useFeed(hubAddress(hubPort, seller.externalId));
    await client.cutPrices(cutByHand);
  }
  if (hubPort !== null && account.externalId === packingShop)
    await openPackingStation({ baseUrl, account, client, receiver, port: hubPort, signal });
}

/** Every shop gets so many tries, the later ones after those of the others. */
const rounds = 3;
const pauseBetweenRounds = 5_000;

/**
 * The demo accounts put their offers on sale as sellers do: with Excel files, and some with a feed. A shop that fails is
 * tried again and keeps no other one from opening. Returns how many did; throws an error that names those that did not.
 */
export async function openShops(shopping: Shopping): Promise<number> {
  const sellers = brandIds.flatMap((brand) => sellersOf(brand)).filter((seller) => mayOpen(seller, uploadScreens));
  let waiting = demoAccounts.flatMap((account) => {
    const seller = sellers.find(({ externalId }) => externalId === account.externalId);
    return seller === undefined ? [] : [{ account, seller }];
  });
  const all = waiting.length;
  let reasons: string[] = [];
  for (let round = 0; round < rounds && waiting.length > 0; round += 1) {
    if (round > 0) await sleep(pauseBetweenRounds, undefined, { signal: shopping.signal });
    const failed: typeof waiting = [];
    reasons = [];
    for (const shop of waiting) {
      try {
        await openShop({ ...shopping, ...shop });
      } catch (error) {
        shopping.signal.throwIfAborted();
        failed.push(shop);
        reasons.push(`${shop.account.username}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    waiting = failed;
  }
  if (waiting.length > 0) throw new Error(`${all - waiting.length} of ${all} opened; ${reasons.join('; ')}`);
  return all;
}
