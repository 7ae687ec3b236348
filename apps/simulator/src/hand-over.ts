import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { HandedOffer } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { replyOf } from '@offizin/marketplace-client/reply';
import { handedOffersOf, handedSellersOf, movedHandedOffers } from './demo/handed-offers.ts';
import type { DemoSeller } from './demo/sellers.ts';
import { portionsOf } from './portions.ts';

/** So many offers of each shop move at a time. */
const offersPerMove = 4;

async function send(
  client: MarketplaceClient,
  { externalId }: DemoSeller,
  offers: readonly HandedOffer[],
): Promise<void> {
  for (const portion of portionsOf(offers, limits.offersPerHandover)) {
    const body = { offers: portion };
    const { errors } = await replyOf(
      client.POST('/sellers/{externalId}/offers/bulk', { params: { path: { externalId }, header: newKey() }, body }),
    );
    if (errors[0] !== undefined) throw new Error(`the portal refused offers, the first: ${JSON.stringify(errors[0])}`);
  }
}

/** Hands over the lists of the shops that have no upload, as far as the portal has none of them. */
export async function handOverLists(client: MarketplaceClient, brand: BrandId): Promise<void> {
  for (const seller of handedSellersOf(brand)) {
    const held = await replyOf(
      client.GET('/sellers/{externalId}/offers', {
        params: { path: { externalId: seller.externalId }, query: { limit: 1 } },
      }),
    );
    if (held.items.length === 0) await send(client, seller, handedOffersOf(seller, 'start'));
  }
}

/** Hands over a few offers of each of these shops, as they are at this moment. */
export async function handOverMoves(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  for (const seller of handedSellersOf(brand))
    await send(client, seller, movedHandedOffers(seller, offersPerMove, now.toISOString()));
}
