import { uploadScreens } from '@offizin/domain/access/twin-screens';
import { brandIds } from '@offizin/domain/brand/brands';
import { demoAccounts } from '../demo/accounts.ts';
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
  if ((await client.uploads()).length > 0) return;
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

/** The demo accounts put their offers on sale as sellers do: with Excel files, and some with a feed. Returns how many did. */
export async function openShops({ baseUrl, hubPort, receiver, signal }: Shopping): Promise<number> {
  const sellers = brandIds.flatMap((brand) => sellersOf(brand)).filter((seller) => mayOpen(seller, uploadScreens));
  let opened = 0;
  for (const account of demoAccounts) {
    const seller = sellers.find(({ externalId }) => externalId === account.externalId);
    if (seller === undefined) continue;
    const client = new ShopClient({ baseUrl, account, signal });
    await client.signIn();
    await keepLists(client, seller, Date.now());
    if (hubPort !== null && mayOpen(seller, ['sync_results'])) {
      await client.useFeed(hubAddress(hubPort, seller.externalId));
      await client.cutPrices(cutByHand);
    }
    if (hubPort !== null && account.externalId === packingShop)
      await openPackingStation({ baseUrl, account, client, receiver, port: hubPort, signal });
    opened += 1;
  }
  return opened;
}
