import { screenDenial } from '@offizin/domain/access/screens';
import { brandIds } from '@offizin/domain/brand/brands';
import { demoAccounts } from '../demo/accounts.ts';
import { type DemoSeller, sellersOf } from '../demo/sellers.ts';
import { ShopClient } from './shop-client.ts';
import { stockList } from './stock-list.ts';

const dayMs = 86_400_000;
const uploadScreens = ['offer_upload', 'gold_offer_upload'] as const;

function mayUpload({ brand, record }: DemoSeller): boolean {
  const services = record.services.filter(({ status }) => status === 'subscribed').map(({ code }) => code);
  const subject = { brand, services, marketplaceType: record.marketplaceConfiguration.type, goldPartner: record.goldPartner };
  return uploadScreens.some((screen) => screenDenial(screen, subject) === null);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Yesterday's list and today's are in; tomorrow's is looked at and not yet applied. */
async function keepLists(client: ShopClient, seller: DemoSeller, now: number): Promise<void> {
  await client.signIn();
  if ((await client.uploads()).length > 0) return;
  for (const day of [dayOf(now - dayMs), dayOf(now)]) {
    const checked = await client.upload(`stock_${day}.xlsx`, await stockList(seller, day));
    if (checked.state === 'ready') await client.apply(checked);
  }
  const next = dayOf(now + dayMs);
  await client.upload(`stock_${next}.xlsx`, await stockList(seller, next));
}

/** The demo accounts put their offers on sale as sellers do: with an Excel file each. Returns how many did. */
export async function openShops(baseUrl: string, signal: AbortSignal): Promise<number> {
  const sellers = brandIds.flatMap((brand) => sellersOf(brand)).filter(mayUpload);
  let opened = 0;
  for (const account of demoAccounts) {
    const seller = sellers.find(({ externalId }) => externalId === account.externalId);
    if (seller === undefined) continue;
    await keepLists(new ShopClient({ baseUrl, account, signal }), seller, Date.now());
    opened += 1;
  }
  return opened;
}
