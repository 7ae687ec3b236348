import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { BrandId } from '@offizin/domain/brand/brands';
import { type MarketplaceClient, RefusedCall } from './client.ts';
import { accountOf, payoutsOf } from './demo/payouts.ts';
import { type DemoSeller, sellersOf } from './demo/sellers.ts';

/** Gives a shop its payout account where it has none: what became of it since is the portal's. */
async function beginAccount(client: MarketplaceClient, seller: DemoSeller): Promise<void> {
  const account = accountOf(seller);
  const params = { externalId: seller.externalId };
  if (account === null) return;
  try {
    await client.call(marketplaceApi.sellerPayout, { params });
  } catch (error) {
    if (!(error instanceof RefusedCall && error.status === 404)) throw error;
    const { state, requirements } = account;
    await client.call(marketplaceApi.putSellerPayout, { params, body: { state, requirements: [...requirements] } });
  }
}

/** Pays the brand's demo shops: their accounts, what was paid in the last weeks, and what is paid next. */
export async function payOut(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  for (const seller of sellersOf(brand)) {
    await beginAccount(client, seller);
    for (const { payoutNo, record } of payoutsOf(seller, now)) {
      const params = { externalId: seller.externalId, payoutNo };
      await client.call(marketplaceApi.putPayout, { params, body: record });
    }
  }
}
