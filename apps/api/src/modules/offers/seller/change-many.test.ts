import type { ChangedOffer } from '@offizin/contract/offers/seller';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers, putMarketOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';

const para = { productType: 'parapharmacy', nationalCode: null, gtin: null } as const;

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const other = await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(
  portal,
  'de',
  ['P-1', 'P-2', 'P-3', 'P-4'].map((productId) => aProduct({ ...para, productId, recommendedPrice: null })),
);
await putMarketOffers(portal, 'de', [
  { productId: 'P-1', seller: 'kassel', label: 'Kassel', price: 1000 },
  { productId: 'P-2', seller: 'kassel', label: 'Kassel', price: 400 },
]);
await giveOffers(portal, other, [{ productId: 'P-4', price: 700 }]);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'offer_change', 'sync_finding'])
    await portal.ask(`delete from ${table} where seller_id = $1`, [sellerId]);
  await giveOffers(portal, sellerId, [
    { productId: 'P-1', price: 1200, stock: 5 },
    { productId: 'P-2', price: 420, stock: 5 },
    { productId: 'P-3', price: 900, stock: 5 },
  ]);
});

interface RequestedChange {
  readonly productId: string;
  readonly version?: number;
  readonly price?: number;
  readonly stock?: number;
  readonly active?: boolean;
}

const bodyOf = (changes: readonly RequestedChange[]) => ({
  changes: changes.map((change) => ({ version: 1, ...change })),
});

const send = (changes: readonly RequestedChange[], options: { idempotencyKey?: string } = {}) =>
  seller.call('POST', '/offers/changes', { body: bodyOf(changes), ...options });

async function changed(changes: readonly RequestedChange[]): Promise<ChangedOffer[]> {
  return (await seller.ask('POST /offers/changes', { body: bodyOf(changes) })).items;
}

describe('OFF-07 several offers together', () => {
  test('each is judged as if it were changed alone, and the others are written', async () => {
    const items = await changed([
      { productId: 'P-1', price: 1100 },
      { productId: 'P-2', price: 199 },
      { productId: 'P-3', price: 900 },
      { productId: 'P-4', price: 650 },
      { productId: 'unknown', price: 650 },
    ]);
    expect(items.map(({ productId, outcome }) => [productId, outcome])).toEqual([
      ['P-1', 'changed'],
      ['P-2', 'refused'],
      ['P-3', 'unchanged'],
      ['P-4', 'missing'],
      ['unknown', 'missing'],
    ]);
    expect(items[0]?.offer).toMatchObject({ version: 2, price: { amount: 1100 }, rank: { place: 2, of: 2 } });
    expect(items[1]).toMatchObject({
      offer: { version: 1, price: { amount: 420 } },
      reason: { path: 'body.price', code: 'finding.price_below_best', params: { price: 199, limit: 200, best: 400 } },
    });
    expect(items[3]?.offer).toBeNull();
    expect(await portal.ask(`select price from offer where seller_id <> $1`, [sellerId])).toEqual([{ price: '700' }]);
  });

  test('they are one run, each with its history, and the marketplace gets one event', async () => {
    await changed([
      { productId: 'P-1', stock: 9 },
      { productId: 'P-3', stock: 9, price: 950 },
    ]);
    const history = await portal.ask<{ run_no: string }>(
      `select run_no, old_price, new_price, old_stock, new_stock from offer_change order by product_no`,
    );
    expect(history).toEqual([
      { run_no: history[0]?.run_no, old_price: '1200', new_price: '1200', old_stock: 5, new_stock: 9 },
      { run_no: history[0]?.run_no, old_price: '900', new_price: '950', old_stock: 5, new_stock: 9 },
    ]);
    const [event] = await portal.ask(
      `select payload from marketplace_event where kind = 'offers.changed' order by id desc limit 1`,
    );
    expect(event).toEqual({ payload: { runNo: Number(history[0]?.run_no), changed: 2, removed: 0 } });
    const [run] = await portal.ask(
      `select kind, status, summary -> 'changed' as changed, summary -> 'priceChanges' as prices from catalogue_run order by no desc limit 1`,
    );
    expect(run).toEqual({ kind: 'edit', status: 'completed', changed: 2, prices: 1 });
  });

  test('off sale and on again: counts and findings follow', async () => {
    const off = await changed([
      { productId: 'P-1', active: false },
      { productId: 'P-2', active: false },
    ]);
    expect(off.map(({ offer }) => offer?.status)).toEqual(['inactive', 'inactive']);
    expect(await portal.ask(`select finding from sync_finding`)).toEqual([
      { finding: 'deactivated_by_seller' },
      { finding: 'deactivated_by_seller' },
    ]);
    expect(await seller.ask('GET /offers/counts', {})).toMatchObject({ statuses: { active: 1, inactive: 2 } });
    await changed([{ productId: 'P-1', version: 2, active: true }]);
    expect(await seller.ask('GET /offers/counts', {})).toMatchObject({ statuses: { active: 2, inactive: 1 } });
    expect(await portal.ask(`select finding from sync_finding`)).toHaveLength(1);
  });

  test('an older version is left alone and answered as it is now', async () => {
    await changed([{ productId: 'P-1', price: 1100 }]);
    const [late] = await changed([{ productId: 'P-1', price: 1050 }]);
    expect(late).toMatchObject({ outcome: 'conflict', offer: { version: 2, price: { amount: 1100 } } });
  });

  test('the same call again is answered the same and changes nothing more', async () => {
    const once = { idempotencyKey: 'bulk-change-0001' };
    const first = await send([{ productId: 'P-1', price: 1100 }], once);
    const again = await send([{ productId: 'P-1', price: 1100 }], once);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await portal.ask('select 1 from offer_change')).toHaveLength(1);
  });

  test.each<[string, readonly RequestedChange[]]>([
    ['none', []],
    [
      'the same offer twice',
      [
        { productId: 'P-1', price: 1100 },
        { productId: 'P-1', price: 1050 },
      ],
    ],
    ['more than five hundred', Array.from({ length: 501 }, (_, at) => ({ productId: `P-${at}`, stock: 1 }))],
  ])('%s is refused as a whole', async (_, changes) => {
    const reply = await send(changes);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'request.invalid']);
  });

  test('five hundred in one call', async () => {
    const ids = Array.from({ length: 500 }, (_, at) => `B-${at}`);
    await putProducts(
      portal,
      'de',
      ids.map((productId) => aProduct({ ...para, productId, recommendedPrice: null })),
    );
    await giveOffers(
      portal,
      sellerId,
      ids.map((productId) => ({ productId, price: 500 })),
    );
    const items = await changed(ids.map((productId) => ({ productId, price: 550 })));
    expect(items.every(({ outcome, offer }) => outcome === 'changed' && offer?.price.amount === 550)).toBe(true);
  });
});
