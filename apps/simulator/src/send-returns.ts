import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { type MarketplaceClient, RefusedCall } from './client.ts';
import { type DemoReturn, demoReturns } from './demo/customer-returns.ts';
import { mayOpen } from './demo/may-open.ts';
import { returnPicture } from './demo/return-pictures.ts';
import { isDemoAccount, sellersOf } from './demo/sellers.ts';

async function send(client: MarketplaceClient, externalId: string, { returnNo, record, moves, pictures }: DemoReturn) {
  const params = { externalId, returnNo };
  await client.call(marketplaceApi.putReturn, { params, body: record });
  for (let place = 1; place <= pictures; place += 1)
    await client.callWithFile(marketplaceApi.putReturnPicture, {
      params,
      query: { fileName: `${place}.jpg` },
      file: await returnPicture(returnNo, place),
      mediaType: 'image/jpeg',
    });
  for (const body of moves) await client.call(marketplaceApi.moveReturn, { params, body });
}

/** Hands over what customers of the shops that can be tried out have returned lately; what the portal does not take is left out. */
export async function sendReturns(
  client: MarketplaceClient,
  brand: BrandId,
  { orders, now }: { readonly orders: readonly OrderRecord[]; readonly now: Date },
): Promise<void> {
  for (const seller of sellersOf(brand)) {
    const { externalId, record } = seller;
    if (!isDemoAccount(externalId) || !mayOpen(seller, ['returns'])) continue;
    const own = orders.filter((order) => order.seller === externalId);
    for (const each of demoReturns(own, record.locale, now))
      try {
        await send(client, externalId, each);
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
      }
  }
}
