import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { MarketplaceEvent, WarehouseStockRecord } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { mayOpen } from './demo/may-open.ts';
import { type KeptOffer, type Proposal, proposalsOf, roundAt } from './demo/price-proposals.ts';
import { warehouseSellersOf } from './demo/warehouse-range.ts';
import type { Shelves } from './life/warehouse.ts';

/** The prices that were proposed, by shop and number, and the rounds that are done. */
export interface Proposals {
  readonly prices: Map<string, Proposal['record']['products']>;
  readonly done: Set<string>;
}

export const noProposals = (): Proposals => ({ prices: new Map(), done: new Set() });

/** The offers on sale whose products lie in the warehouse. */
async function keptOffers(client: MarketplaceClient, externalId: string, shelves: Shelves): Promise<KeptOffer[]> {
  const shelf = shelves.get(externalId);
  const query = { limit: limits.sellerOffersPerCall };
  const { items } = await replyOf(
    client.GET('/sellers/{externalId}/offers', { params: { path: { externalId }, query } }),
  );
  return items.filter(({ productId, status }) => status === 'active' && (shelf?.get(productId)?.onHand ?? 0) > 0);
}

async function propose(client: MarketplaceClient, externalId: string, { proposalNo, record, isRecalled }: Proposal) {
  const params = { externalId, proposalNo };
  const { state } = await replyOf(
    client.PUT('/sellers/{externalId}/price-proposals/{proposalNo}', {
      params: { path: params, header: newKey() },
      body: record,
    }),
  );
  if (!isRecalled || state !== 'open') return;
  try {
    await replyOf(
      client.POST('/sellers/{externalId}/price-proposals/{proposalNo}/remove', {
        params: { path: params, header: newKey() },
        body: { reason: 'market_moved' },
      }),
    );
  } catch (error) {
    // The shop was faster.
    if (!(error instanceof RefusedCall)) throw error;
  }
}

/** Proposes the prices of this week's round to shops that have offers by now; what is there already stays. */
export async function proposePrices(
  client: MarketplaceClient,
  brand: BrandId,
  { shelves, proposals, now }: { shelves: Shelves; proposals: Proposals; now: Date },
): Promise<void> {
  const round = roundAt(now);
  for (const seller of warehouseSellersOf(brand)) {
    const { externalId } = seller;
    const key = `${externalId} ${round}`;
    if (proposals.done.has(key) || !mayOpen(seller, ['price_updates'])) continue;
    const made = proposalsOf(await keptOffers(client, externalId, shelves), round, now);
    for (const proposal of made) {
      await propose(client, externalId, proposal);
      proposals.prices.set(`${externalId} ${proposal.proposalNo}`, proposal.record.products);
    }
    if (made.length > 0) proposals.done.add(key);
  }
}

/** What a shop agreed to, the warehouse sells at the new prices; returns what changed there. */
export function followPrices(
  { kind, seller, priceProposal }: MarketplaceEvent,
  { shelves, proposals }: { shelves: Shelves; proposals: Proposals },
): WarehouseStockRecord[] {
  const shelf = shelves.get(seller);
  if (kind !== 'price_proposal.accepted' || priceProposal === null || shelf === undefined) return [];
  return (proposals.prices.get(`${seller} ${priceProposal.proposalNo}`) ?? []).flatMap(({ productId, newPrice }) => {
    const stock = shelf.get(productId);
    if (stock === undefined || stock.price === null) return [];
    const changed = { ...stock, price: newPrice };
    shelf.set(productId, changed);
    return { seller, productId, stock: changed };
  });
}
