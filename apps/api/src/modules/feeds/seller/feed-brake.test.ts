import type { FeedState } from '@offizin/contract/feeds/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { notificationTarget } from '@offizin/domain/notifications/kinds';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { applyUpload, checkUpload } from '../../uploads/jobs/run-upload.job.ts';
import { retrieveFeed } from '../jobs/retrieve-feeds.job.ts';

const codes = Array.from({ length: 60 }, (_, number) => String(3_200_000 + number * 7))
  .map((seven) => seven + pznCheckDigit(seven))
  .filter((pzn) => pzn.length === 8)
  .slice(0, 40);

/** The list that the hub gives next. */
let body: string;

interface Row {
  readonly stock?: number;
  readonly price?: number;
}

/** A list of all products, of which some rows are other ones. */
const listOf = (change: (index: number) => Row = () => ({}), length = codes.length): string =>
  [
    'PZN;Bestand;Preis;Herkunft',
    ...codes.slice(0, length).map((code, index) => {
      const { stock = 5, price = 1000 } = change(index);
      return `${code};${stock};${(price / 100).toFixed(2).replace('.', ',')};eigen`;
    }),
    '',
  ].join('\n');
const emptied = (count: number) => listOf((index) => (index < count ? { stock: 0 } : {}));
const dearer = (count: number, price: number) => listOf((index) => (index < count ? { price } : {}));

const web = forThisFile(
  await startHttpServer((_request, response) => {
    response.writeHead(200).end(body);
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
  codes.map((nationalCode, index) =>
    aProduct({
      productId: `P-${index}`,
      nationalCode,
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: null,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');

let minutes = 0;

async function state(): Promise<FeedState> {
  const { feed } = await seller.ask('GET /feed', {});
  if (feed === null) throw new Error('the seller has no feed');
  return feed;
}

async function retrieve(list: string): Promise<FeedState> {
  body = list;
  minutes += 15;
  portal.setNow(new Date(testNow.getTime() + minutes * 60_000));
  await retrieveFeed.run(portal.jobContext(), { sellerId });
  return state();
}

const save = (active = true) =>
  seller.ask('PUT /feed', {
    body: { address: `http://${web.host}/stock.txt`, username: null, type: 'stock_and_price', mapping: {}, active },
  });

beforeEach(async () => {
  for (const table of [
    'offer',
    'offer_count',
    'offer_change',
    'sync_finding',
    'feed',
    'feed_retrieval',
    'offer_upload',
    'notification',
    'rate_window',
  ])
    await portal.ask(`delete from ${table}`);
  minutes = 0;
  portal.setNow(testNow);
  await save();
  await retrieve(listOf());
});

const offered = () =>
  portal.ask<{ status: string; price: number; offers: number }>(
    `select status, price::int, count(*)::int as offers from offer group by 1, 2 order by 1, 2`,
  );
const all = [{ status: 'active', price: 1000, offers: 40 }];

/** The upload that the held list became. */
async function held(): Promise<Upload> {
  const uploadId = (await state()).held?.uploadId ?? 'none';
  return seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId } });
}

const move = async (how: 'apply' | 'discard') => {
  const params = { uploadId: (await held()).id };
  await seller.ask(`POST /offer-uploads/:uploadId/${how}`, { params, body: {} });
  if (how === 'apply') await applyUpload.run(portal.jobContext(), { sellerId, ...params });
  return params;
};

describe('SYN-06 a list that goes too far is held', () => {
  test('nothing of it is written, and the seller is notified and looks at it as at an upload', async () => {
    const feed = await retrieve(emptied(21));
    expect(feed).toMatchObject({
      health: 'stale',
      problem: null,
      held: { figures: { onSale: 40, leaving: 21, prices: 40, moved: 0, movePercent: 25 } },
    });
    expect(await offered()).toEqual(all);
    expect(await held()).toMatchObject({
      source: 'feed',
      state: 'ready',
      fileName: 'stock.csv',
      summary: { changed: 21, unchanged: 19, leaving: 21, brake: feed.held?.figures },
    });
    const params = { uploadId: feed.held?.uploadId ?? '' };
    const { items } = await seller.ask('GET /offer-uploads/:uploadId/rows', { params, query: { result: 'leaving' } });
    expect(items).toHaveLength(21);
    expect(await portal.ask('select kind, params from notification')).toEqual([
      { kind: 'feed_held', params: { ...params, leaving: 21, moved: 0 } },
    ]);
    expect(notificationTarget('feed_held', params).search).toEqual({ upload: params.uploadId });
  });

  test.each([
    ['exactly 20 offers leave the sale', emptied(20), false],
    ['exactly 30 % of the prices move far', dearer(12, 1251), false],
    ['more than 30 % of the prices move far', dearer(13, 1251), true],
    ['all prices move by exactly 25 %', dearer(40, 1250), false],
    ['prices fall far', dearer(13, 749), true],
  ])('%s', async (_, list, isHeld) => {
    expect((await retrieve(list)).held !== null).toBe(isHeld);
    expect(await portal.ask('select 1 from offer_upload')).toHaveLength(isHeld ? 1 : 0);
  });

  test('a row that cannot be read takes its offer off sale, and counts', async () => {
    const list = listOf().replaceAll(';10,00;', ';ten;');
    expect(await retrieve(list)).toMatchObject({ held: { figures: { leaving: 40, prices: 0 } } });
    expect(await portal.ask('select 1 from sync_finding')).toEqual([]);
  });

  test('limits of its own hold a seller’s list earlier or later', async () => {
    await portal.ask(`update feed set brake = '{"leavingOffers": 2, "leavingPercent": 5}'`);
    expect((await retrieve(emptied(2))).held).toBeNull();
    expect((await retrieve(emptied(3))).held).toBeNull();
    expect((await retrieve(emptied(6))).held?.figures.leaving).toBe(3);
  });

  test('the same file is not asked about while it waits', async () => {
    const first = await retrieve(emptied(30));
    expect((await retrieve(emptied(30))).held).toEqual(first.held);
    expect(await portal.ask('select 1 from offer_upload')).toHaveLength(1);
  });
});

describe('SYN-06 a held list that is applied', () => {
  test('is written as it was shown, is the feed’s, and can be taken back', async () => {
    await retrieve(emptied(30));
    const params = await move('apply');
    const applied = await seller.ask('GET /offer-uploads/:uploadId', { params });
    expect(applied).toMatchObject({ state: 'applied', uploadedBy: 'User linden', revertibleUntil: expect.any(String) });
    expect(await offered()).toEqual([
      { status: 'active', price: 1000, offers: 10 },
      { status: 'out_of_stock', price: 1000, offers: 30 },
    ]);
    expect(await state()).toMatchObject({ health: 'healthy', held: null, lastChange: { changed: 30 } });
    expect(
      await portal.ask('select kind, actor_name from catalogue_run where no = (select apply_run from offer_upload)'),
    ).toEqual([{ kind: 'feed', actor_name: 'User linden' }]);
    // What the feed says now is known: the same list in other bytes changes nothing.
    expect((await retrieve(`${emptied(30)}\n`)).retrievals[0]).toMatchObject({ changed: 0 });
    expect((await seller.ask('GET /offers/facets', { query: {} })).feed).toEqual([{ value: 'differs', offers: 0 }]);
  });

  test('takes the corrections with it', async () => {
    await retrieve(emptied(30));
    const { id: uploadId } = await held();
    const corrections = [{ rowNumber: 2, field: 'stock' as const, value: '8' }];
    await seller.ask('PUT /offer-uploads/:uploadId/corrections', { params: { uploadId }, body: { corrections } });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId });
    expect((await held()).summary).toMatchObject({ leaving: 29, brake: { leaving: 29 } });
    await move('apply');
    expect(await portal.ask('select stock from offer where stock = 8')).toHaveLength(1);
  });

  test('waits for nothing newer: no list is retrieved before it is written', async () => {
    await retrieve(emptied(30));
    const params = { uploadId: (await held()).id };
    await seller.ask('POST /offer-uploads/:uploadId/apply', { params, body: {} });
    await retrieve(dearer(1, 1010));
    expect(await offered()).toEqual(all);
    await applyUpload.run(portal.jobContext(), { sellerId, ...params });
    await retrieve(dearer(1, 1010));
    expect(await offered()).toEqual([
      { status: 'active', price: 1000, offers: 39 },
      { status: 'active', price: 1010, offers: 1 },
    ]);
  });
});

describe('SYN-06 a held list that is not applied', () => {
  test('once discarded it is not asked about again, whatever came between', async () => {
    await retrieve(emptied(30));
    await move('discard');
    expect(await state()).toMatchObject({ health: 'healthy', held: null });
    expect(await retrieve(emptied(30))).toMatchObject({ held: null, health: 'stale' });
    await retrieve(dearer(1, 1010));
    expect(await retrieve(emptied(30))).toMatchObject({
      held: null,
      retrievals: [{ changed: 0, problem: null }, {}, {}, {}, {}],
    });
    expect(await portal.ask('select 1 from offer_upload')).toHaveLength(1);
  });

  test('another one takes its place, and it is asked about again', async () => {
    await retrieve(emptied(30));
    const first = await held();
    await retrieve(emptied(31));
    expect((await held()).id).not.toBe(first.id);
    expect(await seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId: first.id } })).toMatchObject({
      state: 'discarded',
    });
    expect((await retrieve(emptied(30))).held?.figures.leaving).toBe(30);
  });

  test('a list that may be written takes it away', async () => {
    await retrieve(emptied(30));
    expect(await retrieve(dearer(1, 1010))).toMatchObject({
      held: null,
      health: 'healthy',
      lastChange: { changed: 1 },
    });
    expect(await portal.ask('select state from offer_upload')).toEqual([{ state: 'discarded' }]);
  });

  test('with the same question it stays the same upload, without another notice, and keeps its corrections', async () => {
    await retrieve(dearer(30, 2000));
    const first = await held();
    const corrections = [{ rowNumber: 5, field: 'stock' as const, value: '8' }];
    await seller.ask('PUT /offer-uploads/:uploadId/corrections', {
      params: { uploadId: first.id },
      body: { corrections },
    });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: first.id });
    // One stock more, and a blank line that moves every row.
    const next = dearer(30, 2000).replace('\n', '\n\n').replace(`${codes[39]};5;`, `${codes[39]};6;`);
    await retrieve(next);
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: first.id });
    expect(await held()).toMatchObject({ id: first.id, state: 'ready', summary: { changed: 31 } });
    expect(await portal.ask('select row_number, value from offer_upload_correction')).toEqual([
      { row_number: 6, value: '8' },
    ]);
    expect(await portal.ask(`select 1 from notification where kind = 'feed_held'`)).toHaveLength(1);
    await move('apply');
    expect(await portal.ask('select stock from offer where stock in (6, 8) order by 1')).toEqual([
      { stock: 6 },
      { stock: 8 },
    ]);
  });

  test('the same question is not asked again once it was discarded, and another one is', async () => {
    await retrieve(dearer(30, 2000));
    await move('discard');
    const again = await retrieve(dearer(30, 2000).replace(`${codes[39]};5;`, `${codes[39]};6;`));
    expect(again).toMatchObject({ held: null, health: 'stale' });
    expect(await portal.ask(`select 1 from notification where kind = 'feed_held'`)).toHaveLength(1);
    expect((await retrieve(dearer(31, 2000))).held).not.toBeNull();
  });

  test('what is less in stock is written at once where prices hold it, and not where offers would leave', async () => {
    const list = (index: number) =>
      index < 30 ? { price: 2000 } : index === 39 ? { stock: 2 } : index === 38 ? { stock: 9 } : {};
    expect(await retrieve(listOf(list))).toMatchObject({ held: {}, retrievals: [{ changed: 1 }, {}] });
    const stocks = () => portal.ask('select stock, price::int from offer where stock <> 5 order by 1');
    expect(await stocks()).toEqual([{ stock: 2, price: 1000 }]);
    const emptying = (index: number) => (index < 30 ? { stock: 0 } : index === 39 ? { stock: 1 } : {});
    await retrieve(listOf(emptying));
    expect(await stocks()).toEqual([{ stock: 2, price: 1000 }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['saved again', () => save(false)],
    ['removed', () => seller.ask('DELETE /feed', { body: {} })],
  ])('a feed that is %s takes it away', async (_, act) => {
    await retrieve(emptied(30));
    await act();
    expect(await portal.ask('select state from offer_upload')).toEqual([{ state: 'discarded' }]);
    expect((await seller.ask('GET /feed', {})).feed?.held ?? null).toBeNull();
  });

  test('one that waited longer than uploads are kept is held again', async () => {
    const { held: first } = await retrieve(emptied(30));
    await portal.ask('delete from offer_upload');
    const { held: second } = await retrieve(emptied(30));
    expect(second?.figures).toEqual(first?.figures);
    expect(second?.uploadId).not.toBe(first?.uploadId);
  });

  test('one that cannot be written is retrieved again', async () => {
    await retrieve(emptied(30));
    const params = { uploadId: (await held()).id };
    await portal.ask(`update offer_upload_file set content = 'nothing'`);
    await seller.ask('POST /offer-uploads/:uploadId/apply', { params, body: {} });
    await applyUpload.run(portal.jobContext(), { sellerId, ...params });
    expect(await seller.ask('GET /offer-uploads/:uploadId', { params })).toMatchObject({ state: 'failed' });
    expect((await retrieve(emptied(30))).held).not.toBeNull();
  });
});

describe('SYN-09 what a feed did last', () => {
  test('is what last changed offers, not what found nothing new', async () => {
    const { lastChange } = await retrieve(dearer(3, 1010));
    expect(lastChange).toMatchObject({ changed: 3 });
    expect(await retrieve(dearer(3, 1010))).toMatchObject({
      lastChange,
      retrievals: [{ changed: 0 }, { changed: 3 }, { changed: 40 }],
    });
  });

  test('products that the list lacks are counted, and their offers stay', async () => {
    expect(await retrieve(listOf(undefined, 35))).toMatchObject({ lastList: { gone: 5 } });
    expect(await offered()).toEqual(all);
    expect(await retrieve(listOf((index) => (index === 0 ? { price: 1010 } : {}), 35))).toMatchObject({
      lastList: { gone: 0 },
    });
  });
});
