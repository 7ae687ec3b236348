import type { WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import type { Page } from '@playwright/test';
import { enter } from './journey.ts';
import { putWarehouseStock } from './marketplace.ts';
import { openOfferShop, type OfferShop, type RequestedOffer } from './offers.ts';
import type { ShopOptions } from './shop.ts';

export type Stock = NonNullable<WarehouseStockRecord['stock']>;

export interface RequestedStock extends Partial<Stock> {
  readonly name: string;
  readonly product?: RequestedOffer['product'];
}

/** The day a number of days from today, `YYYY-MM-DD`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const plain: Stock = { onHand: 20, reserved: 0, incoming: 0, price: 500, storedSince: inDays(-30), nextExpiry: null };

/** Hands over what the warehouse holds of the shop's products from the first on. */
export async function hold(shop: OfferShop, stocks: readonly Partial<Stock>[]): Promise<void> {
  await putWarehouseStock(
    shop.brand,
    stocks.map(({ onHand, reserved, incoming, price, storedSince, nextExpiry }, at) => {
      const given = Object.entries({ onHand, reserved, incoming, price, storedSince, nextExpiry }).filter(
        ([, value]) => value !== undefined,
      );
      return {
        seller: shop.externalId,
        productId: shop.productIds[at] ?? '',
        stock: { ...plain, ...Object.fromEntries(given) },
      };
    }),
  );
}

/** A shop that offers these products and has them in the marketplace's warehouse. */
export async function openWarehouseShop(
  stocks: readonly RequestedStock[],
  options: ShopOptions = {},
): Promise<OfferShop> {
  const services = [
    { code: 'marketplace', status: 'subscribed' },
    { code: 'fulfillment', status: 'subscribed' },
  ] as const;
  const offers = stocks.map(({ name, product = {} }) => ({ name, product, price: 990, stock: 3 }));
  const shop = await openOfferShop(offers, { ...options, seller: { services: [...services], ...options.seller } });
  await hold(shop, stocks);
  return shop;
}

export const cataloguePath = '/seller/fulfillment/catalogo';

/** Signs in and opens the warehouse catalogue. */
export async function openCatalogue(page: Page, shop: OfferShop, path = cataloguePath): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
}
