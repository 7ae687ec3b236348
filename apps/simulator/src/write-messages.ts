import type { BrandId } from '@offizin/domain/brand/brands';
import { asFile, newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { pageAfter } from '@offizin/marketplace-client/page-after';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { demoAccounts } from './demo/accounts.ts';
import { damagedPicture } from './demo/message-picture.ts';
import { type DemoMessage, messagesOf, type SentOrder } from './demo/messages.ts';
import { sellersOf } from './demo/sellers.ts';

const page = 500;

/** The orders that demo shops have sent themselves, by shop. */
async function sentOrders(client: MarketplaceClient): Promise<Map<string, SentOrder[]>> {
  const bySeller = new Map<string, SentOrder[]>();
  for (let after: string | undefined; ;) {
    const query = { status: 'processed' as const, ...pageAfter(after), limit: page };
    const { items } = await replyOf(client.GET('/orders', { params: { query } }));
    for (const { seller, number, createdAt, fulfilledByMarketplace } of items)
      if (!fulfilledByMarketplace) bySeller.set(seller, [...(bySeller.get(seller) ?? []), { number, createdAt }]);
    const last = items.at(-1);
    if (last === undefined || items.length < page) return bySeller;
    after = last.number;
  }
}

async function write(client: MarketplaceClient, message: DemoMessage): Promise<void> {
  const { orderNumber, messageNo, subject, text, writtenAt, hasPicture } = message;
  const params = { orderNumber, messageNo };
  const body = { subject, text, writtenAt: writtenAt.toISOString() };
  await replyOf(
    client.PUT('/orders/{orderNumber}/messages/{messageNo}', { params: { path: params, header: newKey() }, body }),
  );
  if (hasPicture === undefined) return;
  await replyOf(
    client.PUT('/orders/{orderNumber}/messages/{messageNo}/files/{place}', {
      params: { path: { ...params, place: 1 }, query: { fileName: 'IMG_0412.jpg' } },
      ...asFile(await damagedPicture(), 'image/jpeg'),
    }),
  );
}

/** Customers of the demo accounts' shops write about orders that they have; what they wrote at an earlier start stays. */
export async function writeMessages(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  const orders = await sentOrders(client);
  const accounts = new Set(demoAccounts.map(({ externalId }) => externalId));
  for (const { externalId, record } of sellersOf(brand)) {
    // The newest first.
    const sent = orders.get(externalId)?.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? [];
    if (!accounts.has(externalId)) continue;
    try {
      for (const message of messagesOf({ externalId, locale: record.locale }, sent, now)) await write(client, message);
    } catch (error) {
      // An order whose customer is gone by now.
      if (!(error instanceof RefusedCall)) throw error;
    }
  }
}
