import { randomInt } from 'node:crypto';
import type { SentMarketOffer, ProductRecord } from '@offizin/contract/catalogue/marketplace';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import { gtinCheckDigit } from '@offizin/domain/identifiers/gtin';
import { cnControlDigit } from '@offizin/domain/identifiers/spanish-cn';
import { aProduct } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter, expect } from './journey.ts';
import { putMarketOffers, putProducts } from './marketplace.ts';
import { openShop, type Shop } from './shop.ts';

export const resultsPath = '/seller/marketplace/sync-results';

/** A Spanish shop with the stock hub, and the codes of products of its own. */
export interface SyncShop extends Shop {
  /** CNs with their control digits. */
  readonly codes: readonly string[];
  /** An EAN that two products have. */
  readonly doubtful: string;
}

const address = { street: 'Calle Mayor 1', postalCode: '46001', city: 'Valencia', region: null, countryCode: 'ES' };
const services = (['marketplace', 'stockhub'] as const).map((code) => ({ code, status: 'subscribed' as const }));

/** Ten products whose maker recommends 20.00, all but the second and third sold by others for 10.00 to 12.40, and two more with one EAN. */
export async function openSyncShop(): Promise<SyncShop> {
  const shop = await openShop({ seller: { address, services } });
  const first = randomInt(200_000, 990_000);
  const plain = Array.from({ length: 12 }, (_, at) => String(first + at));
  const idOf = (cn: string) => `S-${shop.username}-${cn}`;
  const ean = `40063${randomInt(1_000_000, 9_999_999)}`;
  const doubtful = `0${ean}${gtinCheckDigit(ean)}`;
  const product = (cn: string, changes: Partial<ProductRecord>) =>
    aProduct({
      productId: idOf(cn),
      pack: '50 ml',
      market: 'ES',
      nationalCode: cn,
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 2000,
      ...changes,
    });
  await putProducts(shop.brand, [
    ...plain.slice(0, 10).map((cn, at) => product(cn, { name: `Dermaluna ${at + 1}` })),
    ...plain.slice(10).map((cn, at) => product(cn, { name: `Solnatura ${'AB'[at]}`, gtin: doubtful })),
  ]);
  const others: SentMarketOffer[] = [...plain.slice(0, 1), ...plain.slice(3, 10)].flatMap((cn) => [
    { productId: idOf(cn), seller: 'other-1', label: 'Pharmacy in Murcia', price: 1000 },
    { productId: idOf(cn), seller: 'other-2', label: 'Pharmacy in Bilbao', price: 1240 },
  ]);
  await putMarketOffers(shop.brand, others);
  return { ...shop, codes: plain.map((cn) => `${cn}.${cnControlDigit(cn)}`), doubtful };
}

/** A row that offers five pieces for a price in euros. */
export function offered(code: string, price: string): string[] {
  return [code, '', '5', price, ''];
}

async function post(request: APIRequestContext, url: string, body: Buffer | object): Promise<Upload> {
  const token: { csrfToken: string } = await (await request.get(new URL('/api/auth/csrf-token', url).href)).json();
  const headers = {
    'x-csrf-token': token.csrfToken,
    'idempotency-key': crypto.randomUUID(),
    'content-type': Buffer.isBuffer(body) ? uploadMediaType : 'application/json',
  };
  const reply = await request.post(url, { headers, data: body });
  expect(reply.status()).toBe(200);
  return reply.json();
}

/** Saves the signed-in seller's feed at an address, and waits until its first list is read. */
export async function useFeed(page: Page, shop: Shop, address: string): Promise<void> {
  const { request } = page;
  const token: { csrfToken: string } = await (await request.get(shop.at('/api/auth/csrf-token'))).json();
  const headers = { 'x-csrf-token': token.csrfToken, 'idempotency-key': crypto.randomUUID() };
  const data = { address, username: null, type: 'stock_and_price', mapping: {}, active: true };
  expect((await request.put(shop.at('/api/feed'), { headers, data })).status()).toBe(200);
  await expect
    .poll(async () => (await (await request.get(shop.at('/api/feed'))).json()).feed?.lastList ?? null)
    .not.toBeNull();
}

/** Uploads rows of code, EAN, stock, price and origin for the signed-in seller, and waits until they are applied. */
export async function uploadRows(page: Page, shop: Shop, rows: readonly (readonly string[])[]): Promise<void> {
  const columns = ['CN', 'EAN', 'Stock', 'Precio', 'Origen del stock'].map((header) => ({
    header,
    width: 14,
    format: 'text' as const,
  }));
  const file = await workbookBuffer({ sheets: [{ name: 'Ofertas', columns, rows }] });
  const { request } = page;
  const { id } = await post(request, shop.at('/api/offer-uploads?type=stock_and_price&fileName=offers.xlsx'), file);
  const one = shop.at(`/api/offer-uploads/${id}`);
  const stateOf = async (): Promise<string> => (await (await request.get(one)).json()).state;
  await expect.poll(stateOf).toBe('ready');
  await post(request, `${one}/apply`, {});
  await expect.poll(stateOf).toBe('applied');
}

/** Signs in, uploads the rows and opens the sync results. */
export async function openResults(
  page: Page,
  shop: Shop,
  rows: readonly (readonly string[])[],
  search = '',
): Promise<void> {
  await enter(page.context(), shop);
  if (rows.length > 0) await uploadRows(page, shop, rows);
  await page.goto(shop.at(`${resultsPath}${search}`));
}
