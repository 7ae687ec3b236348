import { randomInt } from 'node:crypto';
import type { SentMarketOffer, ProductRecord } from '@offizin/contract/catalogue/marketplace';
import { aProduct } from '@offizin/testkit/records';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { enter } from './journey.ts';
import { putMarketOffers, putProducts } from './marketplace.ts';
import { runningPortal } from './running-portal.ts';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

export interface RequestedOffer {
  readonly name: string;
  /** In cents. */
  readonly price: number;
  readonly stock?: number;
  readonly origin?: 'own' | 'wholesaler';
  readonly status?: 'active' | 'inactive' | 'out_of_stock';
  readonly product?: Partial<ProductRecord>;
  /** Prices of other sellers, in cents. */
  readonly others?: readonly number[];
}

export interface OfferShop extends Shop {
  /** Ids of the products, in the order of the offers. */
  readonly productIds: readonly string[];
}

const towns = ['Kassel', 'Köln', 'Jena', 'Bremen', 'Ulm', 'Kiel', 'Bamberg', 'Trier', 'Passau', 'Aachen'];

async function writeOffers(
  shop: Shop,
  offers: readonly RequestedOffer[],
  productIds: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: runningPortal().databaseUrl });
  await client.connect();
  try {
    const seller = `(select id from seller where external_id = $1)`;
    const { rows } = await client.query<{ no: string }>(
      `insert into catalogue_run (seller_id, brand, kind, dry, status, actor_name, started_at, finished_at)
       select id, brand, 'upload', false, 'completed', 'Ada Berg', now() - interval '30 days', now() from seller where external_id = $1 returning no`,
      [shop.externalId],
    );
    for (const [at, { price, stock = 10, origin = 'own', status = 'active' }] of offers.entries()) {
      await client.query(
        `insert into offer (seller_id, brand, product_no, price, stock, origin, active, status, own_stock_zero_since, created_at, created_run, changed_at, changed_run)
         select ${seller}, brand, no, $3, $4, $5, $6::text <> 'inactive', $6, case when $6 = 'out_of_stock' then now() - interval '12 days' end,
           now() - interval '30 days', $7, now() - interval '30 days', $7 from product where product_id = $2`,
        [shop.externalId, productIds[at], price, stock, origin, status, rows[0]?.no],
      );
    }
    await client.query(
      `insert into offer_count (seller_id, brand, status, offers) select seller_id, brand, status, count(*) from offer where seller_id = ${seller} group by 1, 2, 3`,
      [shop.externalId],
    );
  } finally {
    await client.end();
  }
}

/** A shop with these offers, of products of its own, and what others ask for the same products. */
export async function openOfferShop(offers: readonly RequestedOffer[], options: ShopOptions = {}): Promise<OfferShop> {
  const shop = await openShop(options);
  const base = randomInt(100_000, 999_999);
  const productIds = offers.map((_, at) => `X-${base}-${at}`);
  const products = offers.map(({ name, product = {} }, at) =>
    aProduct({
      productId: productIds[at] ?? '',
      name,
      brand: name.split(' ')[0] ?? name,
      productType: 'parapharmacy',
      nationalCode: null,
      gtin: null,
      recommendedPrice: null,
      market: shop.record.address.countryCode,
      ...product,
    }),
  );
  await putProducts(shop.brand, products);
  const market: SentMarketOffer[] = offers.flatMap(({ others = [] }, at) =>
    others.map((price, index) => ({
      productId: productIds[at] ?? '',
      seller: `other-${index}`,
      label: `Pharmacy in ${towns[index % towns.length]}`,
      price,
    })),
  );
  await putMarketOffers(shop.brand, market);
  await writeOffers(shop, offers, productIds);
  return { ...shop, productIds };
}

export const productsPath = '/seller/marketplace/my-products';

/** Signs in and opens My products. */
export async function openProducts(page: Page, shop: Shop, path = productsPath): Promise<void> {
  const context: BrowserContext = page.context();
  await enter(context, shop);
  await page.goto(shop.at(path));
}
