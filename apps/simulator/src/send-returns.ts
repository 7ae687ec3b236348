import type { BrandId } from '@offizin/domain/brand/brands';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { asFile, newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { type DemoReturn, demoReturns } from './demo/customer-returns.ts';
import { mayOpen } from './demo/may-open.ts';
import { returnPicture } from './demo/return-pictures.ts';
import { isDemoAccount, sellersOf } from './demo/sellers.ts';

async function send(client: MarketplaceClient, externalId: string, { returnNo, record, moves, pictures }: DemoReturn) {
  const params = { externalId, returnNo };
  await replyOf(
    client.PUT('/sellers/{externalId}/returns/{returnNo}', {
      params: { path: params, header: newKey() },
      body: record,
    }),
  );
  for (let place = 1; place <= pictures; place += 1)
    await replyOf(
      client.POST('/sellers/{externalId}/returns/{returnNo}/pictures', {
        params: { path: params, query: { fileName: `${place}.jpg` } },
        ...asFile(await returnPicture(returnNo, place), 'image/jpeg'),
      }),
    );
  for (const body of moves)
    await replyOf(
      client.POST('/sellers/{externalId}/returns/{returnNo}/steps', {
        params: { path: params, header: newKey() },
        body,
      }),
    );
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
