import type { Upload } from '@offizin/contract/uploads/upload';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { checkUpload } from '../../uploads/jobs/run-upload.job.ts';
import { retrieveFeed } from '../jobs/retrieve-feeds.job.ts';

const code = (index: number): string => {
  const seven = String(3_100_000 + index * 11);
  return seven + pznCheckDigit(seven);
};
/** The indexes whose code has a check digit. */
const [first = 0, second = 0, third = 0] = Array.from({ length: 12 }, (_, index) => index).filter(
  (index) => code(index).length === 8,
);

/** The rows of the list that the hub gives next. */
let rows: string[];

const row = (index: number, stock: number, price: string) => `${code(index)};${stock};${price};eigen`;

const web = forThisFile(
  await startHttpServer((_request, response) => {
    response.writeHead(200).end(['PZN;Bestand;Preis;Herkunft', ...rows, ''].join('\n'));
  }),
);
const portal = await portalForFile({ privateFeedHosts: [web.host] });
const services = (['marketplace', 'stockhub'] as const).map((service) => ({
  code: service,
  status: 'subscribed' as const,
}));
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
await putProducts(
  portal,
  'de',
  [first, second, third].map((index) =>
    aProduct({
      productId: `P-${index}`,
      nationalCode: code(index),
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 2000,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');

let minutes = 0;

async function retrieve(list: string[]): Promise<void> {
  rows = list;
  minutes += 15;
  portal.setNow(new Date(testNow.getTime() + minutes * 60_000));
  await retrieveFeed.run(portal.jobContext(), { sellerId });
}

beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'sync_finding', 'feed']) await portal.ask(`delete from ${table}`);
  await portal.ask('update session set authenticated_at = $1', [portal.app.clock()]);
  await seller.ask('PUT /feed', {
    body: {
      address: `http://${web.host}/stock.csv`,
      username: null,
      type: 'stock_and_price',
      mapping: {},
      active: true,
    },
  });
  await retrieve([row(first, 5, '9,00'), row(second, 7, '8,00')]);
});

const offers = () =>
  portal.ask<{ price: number; stock: number; status: string }>(
    'select price::int, stock, status from offer order by product_no',
  );

async function edit(index: number, change: { price?: number; stock?: number }): Promise<void> {
  const { version } = await seller.ask('GET /offers/:productId', { params: { productId: `P-${index}` } });
  await seller.ask('PUT /offers/:productId', { params: { productId: `P-${index}` }, body: { version, ...change } });
}

describe('SYN-06 a feed applies changes, not states', () => {
  test('what the seller changed stays while the feed says of it what it said before', async () => {
    await edit(first, { price: 1010 });
    await retrieve([row(first, 5, '9,00'), row(second, 6, '8,00')]);
    expect(await offers()).toMatchObject([
      { price: 1010, stock: 5 },
      { price: 800, stock: 6 },
    ]);
  });

  test('once its own value changes the feed wins', async () => {
    await edit(first, { price: 1010 });
    await retrieve([row(first, 5, '9,10'), row(second, 7, '8,00')]);
    expect(await offers()).toMatchObject([{ price: 910 }, { price: 800 }]);
  });

  test('a product that the feed no longer has stays, and is new when it comes back', async () => {
    await edit(second, { price: 777 });
    await retrieve([row(first, 5, '9,00')]);
    expect(await offers()).toMatchObject([{ price: 900 }, { price: 777 }]);
    await retrieve([row(first, 5, '9,00'), row(second, 7, '8,00')]);
    expect(await offers()).toMatchObject([{ price: 900 }, { price: 800 }]);
  });

  test('a price that is refused stays refused, and what the seller sets instead stays too', async () => {
    const tooDear = [row(first, 5, '25,00'), row(second, 7, '8,00')];
    await retrieve(tooDear);
    expect(await offers()).toMatchObject([{ price: 900, status: 'inactive' }, { price: 800 }]);
    await retrieve([...tooDear, row(third, 1, '5,00')]);
    expect(await offers()).toMatchObject([{ price: 900, status: 'inactive' }, { price: 800 }, { price: 500 }]);
    expect(await seller.ask('GET /sync/findings', { query: {} })).toMatchObject({
      items: [{ finding: 'price_above_recommended' }],
    });
    await edit(first, { price: 1990 });
    await retrieve([...tooDear, row(third, 2, '5,00')]);
    expect(await offers()).toMatchObject([{ price: 1990, status: 'active' }, { price: 800 }, { stock: 2 }]);
    expect((await seller.ask('GET /sync/findings', { query: {} })).items).toEqual([]);
  });

  test('UPL-08 an upload says how many of the offers that it changes the feed carries', async () => {
    const csvFile = (lines: readonly string[]) => Buffer.from(['PZN;Bestand;Preis;Herkunft', ...lines, ''].join('\n'));
    await portal.ask(`update seller set upload_formats = '{xlsx,csv}' where id = $1`, [sellerId]);
    const body = csvFile([row(first, 5, '9,50'), row(second, 7, '8,00'), row(third, 1, '5,00')]);
    const { json } = await seller.call('POST', '/offer-uploads?type=stock_and_price&fileName=a.csv', {
      body,
      headers: { 'content-type': 'text/csv' },
    });
    const uploadId = (json as Upload).id;
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId });
    expect(await seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId } })).toMatchObject({
      state: 'ready',
      summary: { changed: 1, created: 1, inFeed: 1 },
    });
  });
});
