import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceEvent } from '@offizin/marketplace-client/api.gen';
import { asLines } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { pageAfter } from '@offizin/marketplace-client/page-after';
import { replyOf } from '@offizin/marketplace-client/reply';
import { sellersOf } from '../demo/sellers.ts';
import type { MarketMoment } from './market-phases.ts';
import type { MovingMarket } from './moving-market.ts';

/** Shops whose offers changed, each with the runs that changed them; null is read whole. */
export type ChangedOffers = Map<string, Set<number> | null>;

/** All shops of a brand: nothing of their offers is known yet. */
export const everyShop = (brand: BrandId): ChangedOffers =>
  new Map(sellersOf(brand).map(({ externalId }) => [externalId, null]));

export function hearOffers(changed: ChangedOffers, { kind, seller, offers }: MarketplaceEvent): void {
  if (kind !== 'offers.changed' || offers === null) return;
  const known = changed.get(seller);
  if (known === null) return;
  if (offers.removed > 0) changed.set(seller, null);
  else changed.set(seller, new Set(known).add(offers.runNo));
}

/** What a shop asks for what it has on sale, of one run or of all that it offers. */
async function readOffers(client: MarketplaceClient, externalId: string, runNo: number | undefined) {
  const prices = new Map<string, number | null>();
  for (let after: number | undefined; ;) {
    const query = { ...pageAfter(after), ...(runNo !== undefined && { runNo }) };
    const { items, next } = await replyOf(
      client.GET('/sellers/{externalId}/offers', { params: { path: { externalId }, query } }),
    );
    for (const { productId, price, status } of items) prices.set(productId, status === 'active' ? price : null);
    if (next === null) return prices;
    after = next;
  }
}

/** The shops' own offers stand in the market as they are now, then everything else moves; a market that rests says so. */
export async function moveMarket(
  client: MarketplaceClient,
  { market, changed }: { readonly market: MovingMarket; readonly changed: ChangedOffers },
  moment: MarketMoment,
): Promise<void> {
  for (const [seller, runs] of changed) {
    for (const runNo of runs ?? [undefined])
      market.takeOwn(seller, await readOffers(client, seller, runNo), runNo === undefined);
    changed.delete(seller);
  }
  const records = market.move(moment);
  const { errors } = await replyOf(client.POST('/market-offers/bulk', asLines(records)));
  if (errors[0] !== undefined)
    throw new Error(`the portal refused market offers, the first: ${JSON.stringify(errors[0])}`);
  market.sent(records);
}
