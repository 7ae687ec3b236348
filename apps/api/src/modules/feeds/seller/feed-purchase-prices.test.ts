import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { retrieveFeed } from '../jobs/retrieve-feeds.job.ts';

const codes = { 'P-1': '03752864', 'P-2': '04877800' } as const;
const headers = {
  stock_and_price: 'PZN;Bestand;Preis;Herkunft;EK',
  price_only: 'PZN;Preis;EK',
} as const;

/** The list that the hub gives next. */
let list: readonly string[];

const web = forThisFile(await startHttpServer((_request, response) => response.writeHead(200).end(list.join('\n'))));
const portal = await portalForFile({ privateFeedHosts: [web.host] });
const services = (['marketplace', 'stockhub'] as const).map((code) => ({ code, status: 'subscribed' as const }));
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
await putProducts(
  portal,
  'de',
  Object.entries(codes).map(([productId, nationalCode]) =>
    aProduct({ productId, nationalCode, gtin: null, productType: 'parapharmacy', recommendedPrice: 2000 }),
  ),
);
const seller = await signedIn(portal, 'linden');

let minutes = 0;

async function retrieve(...rows: readonly string[]): Promise<void> {
  list = rows;
  minutes += 15;
  portal.setNow(new Date(testNow.getTime() + minutes * 60_000));
  await retrieveFeed.run(portal.jobContext(), { sellerId });
}

async function begin(type: keyof typeof headers): Promise<void> {
  for (const table of ['offer', 'offer_count', 'sync_finding', 'feed', 'purchase_price'])
    await portal.ask(`delete from ${table}`);
  await portal.ask('update session set authenticated_at = $1', [portal.app.clock()]);
  const address = `http://${web.host}/stock.csv`;
  await seller.ask('PUT /feed', { body: { address, username: null, type, mapping: {}, active: true } });
}

const paid = async () => {
  const { items } = await seller.ask('GET /offers', { query: { sort: 'price' } });
  return items.map(({ purchasePrice }) => purchasePrice?.amount ?? null);
};

async function set(productId: keyof typeof codes, purchasePrice: number | null): Promise<void> {
  const { version } = await seller.ask('GET /offers/:productId', { params: { productId } });
  await seller.ask('PUT /offers/:productId', { params: { productId }, body: { version, purchasePrice } });
}

describe('OFF-11 SYN-11 a feed with a column of purchase prices', () => {
  const rows = (first: string, second: string) => [
    headers.stock_and_price,
    `${codes['P-1']};5;9,00;eigen;${first}`,
    `${codes['P-2']};7;9,50;eigen;${second}`,
  ];

  beforeEach(async () => {
    await begin('stock_and_price');
    await retrieve(...rows('6,20', ''));
  });

  test('sets those of new offers', async () => {
    expect(await paid()).toEqual([620, null]);
    const [run] = await portal.ask<{ summary: object }>('select summary from catalogue_run order by no desc limit 1');
    expect(run?.summary).toMatchObject({ created: 2, purchasePrices: { set: 1, changed: 0 } });
  });

  test('does not apply what it repeats over a hand’s edit, until it says something else', async () => {
    await set('P-1', 650);
    await set('P-2', 500);
    await retrieve(...rows('6,20', ''));
    expect(await paid()).toEqual([650, 500]);
    await retrieve(...rows('', '5,10'));
    expect(await paid()).toEqual([650, 510]);
    await retrieve(...rows('6,20', '5,10'));
    expect(await paid()).toEqual([650, 510]);
    await retrieve(...rows('6,30', '5,10'));
    expect(await paid()).toEqual([630, 510]);
  });

  test('leaves one alone that was taken away, and offers whose price did not change', async () => {
    await set('P-1', null);
    const before = await portal.ask('select version, changed_run from offer order by product_no');
    await retrieve(...rows('6,20', '5,10'));
    expect(await paid()).toEqual([null, 510]);
    expect(await portal.ask('select version, changed_run from offer order by product_no')).toEqual(before);
  });
});

test('OFF-11 a feed of prices has the column, too', async () => {
  await begin('stock_and_price');
  await retrieve(headers.stock_and_price, `${codes['P-1']};5;9,00;eigen;`);
  await portal.ask('delete from feed');
  const address = `http://${web.host}/prices.csv`;
  await portal.ask('update session set authenticated_at = $1', [portal.app.clock()]);
  await seller.ask('PUT /feed', { body: { address, username: null, type: 'price_only', mapping: {}, active: true } });
  await retrieve(headers.price_only, `${codes['P-1']};9,00;6,20`);
  expect(await paid()).toEqual([620]);
});
