import { brandIds } from '@offizin/domain/brand/brands';
import { demoAccounts } from '../demo/accounts.ts';
import { priceRulesOf } from '../demo/price-rules.ts';
import { mayOpen } from '../demo/may-open.ts';
import { sellersOf } from '../demo/sellers.ts';
import { ShopClient, type ShopOptions } from './shop-client.ts';

/** The demo shops have some of their prices follow the market, as somebody would who sets that up on the screen; once. */
export async function setPriceRules({ baseUrl, signal }: Pick<ShopOptions, 'baseUrl' | 'signal'>): Promise<void> {
  const sellers = brandIds.flatMap(sellersOf);
  for (const account of demoAccounts) {
    const seller = sellers.find(({ externalId }) => externalId === account.externalId);
    if (seller === undefined || !mayOpen(seller, ['price_rules'])) continue;
    const client = new ShopClient({ baseUrl, account, signal });
    await client.signIn();
    await client.setPriceRules(priceRulesOf(seller));
  }
}
