import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers, putMarketOffers } from '../../../testing/offers.ts';
import { databaseTimesOut } from '../../../testing/database-timeouts.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

const para = { productType: 'parapharmacy', nationalCode: null, gtin: null } as const;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

const portal = await portalForFile({ lock: 500 });
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [
  aProduct({ ...para, productId: 'P-1', recommendedPrice: 3290 }),
  aProduct({ ...para, productId: 'P-2', recommendedPrice: null }),
  aProduct({ ...para, productId: 'P-3', recommendedPrice: null, blocked: true }),
]);
await putMarketOffers(portal, 'de', [
  { productId: 'P-1', seller: 'kassel', label: 'Kassel', price: 2390 },
  { productId: 'P-2', seller: 'kassel', label: 'Kassel', price: 1240 },
  { productId: 'P-2', seller: 'jena', label: 'Jena', price: 1000 },
]);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'offer_change', 'sync_finding'])
    await portal.ask(`delete from ${table}`);
  await giveOffers(portal, sellerId, [
    { productId: 'P-1', price: 2795, stock: 18 },
    {
      productId: 'P-2',
      price: 1200,
      stock: 0,
      status: 'inactive',
      finding: 'out_of_stock_too_long',
      zeroSince: daysAgo(40),
    },
    { productId: 'P-3', price: 900, stock: 4 },
  ]);
});

const params = { productId: 'P-1' };

const change = (productId: string, body: object) =>
  seller.call('PUT', `/offers/${productId}`, { body: { version: 1, ...body } });

describe('OFF-07 a change of one offer', () => {
  test('is written with its run, its history and the event for the marketplace', async () => {
    const offer = await seller.ask('PUT /offers/:productId', { params, body: { version: 1, price: 2549 } });
    expect(offer).toMatchObject({ version: 2, price: { amount: 2549 }, rank: { place: 2, of: 2 }, status: 'active' });
    expect(offer.history[0]).toMatchObject({
      kind: 'edit',
      actorName: 'User linden',
      before: { price: { amount: 2795 } },
      after: { price: { amount: 2549 }, stock: 18 },
    });
    const [event] = await portal.ask<{ payload: object }>(
      `select payload from marketplace_event where kind = 'offers.changed' order by id desc limit 1`,
    );
    expect(event?.payload).toEqual({ runNo: offer.history[0]?.runNo, changed: 1, removed: 0 });
    const [live] = await portal.ask<{ topic: string }>('select topic from live_event order by id desc limit 1');
    expect(live?.topic).toBe('offers');
  });

  test('the same values again change nothing', async () => {
    expect((await change('P-1', { price: 2795, stock: 18 })).json).toMatchObject({ version: 1 });
  });

  test('an older version is refused with what the offer is now', async () => {
    await change('P-1', { price: 2700 });
    const late = await change('P-1', { price: 2600 });
    expect([late.status, codeOf(late)]).toEqual([409, 'offer.version_conflict']);
    expect(late.json).toMatchObject({ current: { version: 2, price: { amount: 2700 } } });
  });

  test.each([
    [
      'above the recommended price',
      'P-1',
      { price: 3291 },
      'finding.price_above_recommended',
      { price: 3291, limit: 3290 },
    ],
    [
      'above 1.5 times the highest',
      'P-2',
      { price: 1890, stock: 5 },
      'finding.price_above_highest',
      { price: 1890, limit: 1860, highest: 1240 },
    ],
    [
      'below half of the best',
      'P-2',
      { price: 499, stock: 5 },
      'finding.price_below_best',
      { price: 499, limit: 500, best: 1000 },
    ],
    ['of a product that is blocked', 'P-3', { price: 950 }, 'finding.not_available', {}],
  ])('%s is refused, saying by which numbers', async (_, productId, body, code, params) => {
    const reply = await change(productId, body);
    expect([reply.status, codeOf(reply)]).toEqual([422, 'offer.refused']);
    expect(reply.json).toMatchObject({ errors: [{ path: 'body.price', code, params }] });
    expect((await portal.ask('select 1 from offer_change')).length).toBe(0);
  });

  test.each([1860, 500])('exactly the limit %d is allowed', async (price) => {
    expect((await change('P-2', { price, stock: 5 })).status).toBe(200);
  });

  test.runIf(databaseTimesOut)('while an upload writes, the change asks to try again', async () => {
    const other = new pg.Client({ connectionString: portal.app.config.databaseOwnerUrl });
    await other.connect();
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('offers ' || $1, 0))`, [sellerId]);
    const reply = await change('P-1', { price: 2500 });
    await other.end();
    expect([reply.status, codeOf(reply)]).toEqual([409, 'catalogue.busy']);
  });
});

describe('OFF-06 stock', () => {
  test('adding stock brings back what was out of stock for too long', async () => {
    const before = await portal.ask<{ status: string; offers: string }>(
      'select status, offers from offer_count order by status',
    );
    expect(before.map(({ status, offers }) => [status, Number(offers)])).toEqual([
      ['active', 2],
      ['inactive', 1],
    ]);
    expect((await change('P-2', { stock: 6 })).json).toMatchObject({
      status: 'active',
      finding: null,
      ownStockZeroSince: null,
    });
    const counts = await seller.ask('GET /offers/counts', {});
    expect(counts).toMatchObject({ statuses: { active: 3, inactive: 0 } });
  });

  test('a new price alone does not', async () => {
    expect((await change('P-2', { price: 1100 })).json).toMatchObject({
      status: 'inactive',
      finding: 'out_of_stock_too_long',
    });
    expect(await portal.ask('select finding, numbers from sync_finding')).toEqual([
      { finding: 'out_of_stock_too_long', numbers: ['40', '30'] },
    ]);
  });

  test('selling out begins the time without stock', async () => {
    expect((await change('P-1', { stock: 0 })).json).toMatchObject({
      status: 'out_of_stock',
      ownStockZeroSince: testNow.toISOString(),
    });
  });

  test('deactivated and activated again; a blocked one can be taken off sale too', async () => {
    expect((await change('P-1', { active: false })).json).toMatchObject({
      status: 'inactive',
      finding: 'deactivated_by_seller',
    });
    expect((await seller.call('PUT', '/offers/P-1', { body: { version: 2, active: true } })).json).toMatchObject({
      status: 'active',
      finding: null,
    });
    expect(await portal.ask('select 1 from sync_finding')).toEqual([]);
    expect((await change('P-3', { active: false })).json).toMatchObject({ status: 'inactive', active: false });
  });
});

describe('OFF-10 restoring', () => {
  test('a point of the history comes back as a new one', async () => {
    await change('P-1', { price: 2549, stock: 4 });
    const { history } = await seller.ask('GET /offers/:productId', { params });
    const body = { version: 2, restoredRun: history[1]?.runNo };
    const restored = await seller.ask('PUT /offers/:productId', { params, body });
    expect(restored).toMatchObject({ version: 3, price: { amount: 2795 }, stock: 18 });
    expect(restored.history.map(({ kind }) => kind)).toEqual(['restore', 'edit', 'upload']);
  });

  test('by the same rules that hold for every change', async () => {
    await change('P-1', { price: 2549 });
    await portal.ask(
      `update product_market set highest = 1000 where product_no = (select no from product where product_id = 'P-1')`,
    );
    const { history } = await seller.ask('GET /offers/:productId', { params });
    const reply = await seller.call('PUT', '/offers/P-1', { body: { version: 2, restoredRun: history[1]?.runNo } });
    await portal.ask(
      `update product_market set highest = 2390 where product_no = (select no from product where product_id = 'P-1')`,
    );
    expect(codeOf(reply)).toBe('offer.refused');
  });

  test('a run that never touched the offer is not found', async () => {
    expect((await change('P-1', { restoredRun: 999_999 })).status).toBe(404);
  });
});
