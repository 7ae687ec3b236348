import type { BrandId } from '@offizin/domain/brand/brands';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { replyOf } from '@offizin/marketplace-client/reply';
import { mayOpen } from './demo/may-open.ts';
import { salesBefore } from './demo/sales-before.ts';
import { sellersOf } from './demo/sellers.ts';

/** Says what the brand’s shops sold before the demo’s first orders, where they see it. */
export async function sendSalesBefore(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  for (const seller of sellersOf(brand)) {
    if (seller.ordersPerDay === 0 || !mayOpen(seller, ['reports'])) continue;
    const params = { externalId: seller.externalId };
    await replyOf(
      client.PUT('/sellers/{externalId}/sales-before', {
        params: { path: params, header: newKey() },
        body: { months: salesBefore(seller, now) },
      }),
    );
  }
}
