import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { LedgerEntry } from '@offizin/contract/marketplace-ledger';
import type { OrderRecord } from '@offizin/contract/marketplace-records';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { type MarketplaceClient, RefusedCall } from './client.ts';
import { ledgerOf } from './demo/ledger.ts';
import { accountOf, payoutsOf } from './demo/payouts.ts';
import { type DemoSeller, sellersOf } from './demo/sellers.ts';
import { portionsOf } from './portions.ts';

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

/** Books entries; one that the portal refuses is a fault of the demo. */
export async function bookLines(client: MarketplaceClient, entries: readonly LedgerEntry[]): Promise<void> {
  for (const portion of portionsOf(entries, limits.ledgerEntriesPerCall)) {
    const { errors } = await client.call(marketplaceApi.bulkLedger, { body: { entries: portion } });
    if (errors[0] !== undefined) throw new Error(`the portal refused lines, the first: ${JSON.stringify(errors[0])}`);
  }
}

/** Books what was sold, kept and paid of orders that the portal has just got, and hands over the payouts that they are part of. */
export async function payOut(
  client: MarketplaceClient,
  brand: BrandId,
  { orders, now }: { orders: readonly OrderRecord[]; now: Date },
): Promise<void> {
  const bySeller = Map.groupBy(orders, (order) => order.seller);
  for (const seller of sellersOf(brand)) {
    await beginAccount(client, seller);
    const entries = (bySeller.get(seller.externalId) ?? []).map((order) => ledgerOf(seller, order, now));
    await bookLines(client, entries);
    for (const { payoutNo, record } of payoutsOf(seller, entries, now)) {
      const params = { externalId: seller.externalId, payoutNo };
      await client.call(marketplaceApi.putPayout, { params, body: record });
    }
  }
}
