import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { OrderRecord, SellerRecord } from '@offizin/marketplace-client/api.gen';
import { asLines, newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { catalogueOf } from './demo/catalogue.ts';
import { deskOrders } from './demo/desk.ts';
import { ordersBetween } from './demo/history.ts';
import { marketOffersOf } from './demo/market-offers.ts';
import { sellersOf } from './demo/sellers.ts';
import { handOverLists } from './hand-over.ts';
import { bookOrders, settleAll } from './pay-out.ts';
import { portionsOf } from './portions.ts';
import { writeMessages } from './write-messages.ts';
import { sendInvoices } from './send-invoices.ts';
import { sendReturns } from './send-returns.ts';
import { sendSalesBefore } from './send-sales-before.ts';
import { openWarehouse } from './run-warehouse.ts';

/** After a pause as long as this the demo accounts find fresh orders on their desks. */
const freshDeskAfter = 6 * 3_600_000;

export interface Loaded {
  readonly sellers: number;
  readonly products: number;
  readonly orders: number;
}

/** What is missing at `now`, given the newest order that the portal has; oldest first. */
export function missingOrders(brand: BrandId, newest: Date | null, now: Date): OrderRecord[] {
  const isLongAgo = newest === null || now.getTime() - newest.getTime() >= freshDeskAfter;
  const desk = isLongAgo ? deskOrders(brand, now) : [];
  const onDesk = new Set(desk.map((order) => order.number));
  const past = ordersBetween(brand, newest, now).filter((order) => !onDesk.has(order.number));
  return [...past, ...desk];
}

/** The services that the portal has decided since; null of a seller that it does not know. */
async function servicesNow(client: MarketplaceClient, externalId: string): Promise<SellerRecord['services'] | null> {
  try {
    const { services } = await replyOf(
      client.GET('/sellers/{externalId}/services', { params: { path: { externalId } } }),
    );
    return services.map(({ code, status }) => ({ code, status }));
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return null;
    throw error;
  }
}

async function sendSellers(client: MarketplaceClient, brand: BrandId): Promise<number> {
  const sellers = sellersOf(brand);
  for (const { externalId, record } of sellers) {
    const services = (await servicesNow(client, externalId)) ?? record.services;
    const goldPartner = services.some(({ code, status }) => code === 'gold_partner' && status === 'subscribed');
    await replyOf(
      client.PUT('/sellers/{externalId}', {
        params: { path: { externalId }, header: newKey() },
        body: { ...record, services, goldPartner },
      }),
    );
  }
  return sellers.length;
}

async function sendProducts(client: MarketplaceClient, brand: BrandId): Promise<number> {
  const { accepted, errors } = await replyOf(client.POST('/products/bulk', asLines(catalogueOf(brand))));
  if (errors[0] !== undefined) throw new Error(`the portal refused products, the first: ${JSON.stringify(errors[0])}`);
  return accepted;
}

async function sendMarketOffers(client: MarketplaceClient, brand: BrandId): Promise<void> {
  const { errors } = await replyOf(client.POST('/market-offers/bulk', asLines(marketOffersOf(brand))));
  if (errors[0] !== undefined)
    throw new Error(`the portal refused market offers, the first: ${JSON.stringify(errors[0])}`);
}

async function sendOrders(client: MarketplaceClient, orders: readonly OrderRecord[]): Promise<number> {
  let sent = 0;
  for (const portion of portionsOf(orders, limits.ordersPerCall)) {
    const { accepted, errors } = await replyOf(
      client.POST('/orders/bulk', { params: { header: newKey() }, body: { orders: portion } }),
    );
    if (errors[0] !== undefined) throw new Error(`the portal refused orders, the first: ${JSON.stringify(errors[0])}`);
    sent += accepted;
  }
  return sent;
}

/**
 * Brings a brand's demo marketplace up to `now`: everything when it is empty, else only what happened since its newest
 * order. Orders go oldest first, so that an interrupted load resumes where it stopped.
 */
export async function loadDemo(client: MarketplaceClient, brand: BrandId, now: Date): Promise<Loaded> {
  const held = await replyOf(client.GET('/overview'));
  const sellers = held.sellers < sellersOf(brand).length ? await sendSellers(client, brand) : 0;
  const products = held.products < catalogueOf(brand).length ? await sendProducts(client, brand) : 0;
  if (held.marketOffers === 0) await sendMarketOffers(client, brand);
  await openWarehouse(client, brand, now);
  await handOverLists(client, brand);
  const newest = held.newestOrderAt === null ? null : new Date(held.newestOrderAt);
  const missing = missingOrders(brand, newest, now);
  if (newest === null) await sendSalesBefore(client, brand, now);
  const orders = await sendOrders(client, missing);
  await bookOrders(client, brand, { orders: missing, now });
  // What is billed for a month is taken from the payouts after it.
  await sendInvoices(client, brand, { now, isFirst: newest === null });
  await settleAll(client, brand, now);
  await writeMessages(client, brand, now);
  if (newest === null) await sendReturns(client, brand, { orders: missing, now });
  return { sellers, products, orders };
}
