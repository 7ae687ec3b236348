import { isOtherThanFeed } from '@offizin/domain/feeds/feed-difference';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { type GivenOffer, giveOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';

const productIds = ['P-0', 'P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6', 'P-7'];
const same = { price: 900, stock: 5, origin: 'own', active: true } as const;
const said = { price: 900, stock: 5 as number | null, origin: 'own' as 'own' | 'wholesaler' | null };

/** Of each product: what is offered of it and what the feed says; null where no feed carries it. */
const cases: readonly [Omit<GivenOffer, 'productId'>, typeof said | null][] = [
  [same, said],
  [{ ...same, price: 1010 }, said],
  [{ ...same, stock: 2 }, said],
  [{ ...same, origin: 'wholesaler' }, said],
  [{ ...same, active: false, status: 'inactive' }, said],
  [
    { ...same, stock: 1 },
    { ...said, stock: null, origin: null },
  ],
  [{ ...same, price: 1 }, null],
  [
    { ...same, status: 'inactive', finding: 'price_above_recommended' },
    { ...said, price: 2500 },
  ],
];

async function giveFeed(id: string, values: readonly [string, typeof said][]): Promise<void> {
  await portal.ask(
    `insert into feed (seller_id, address, type, mapping, active, locale, created_at)
     values ($1, 'https://hub.example/stock.csv', 'stock_and_price', '{}', true, 'de_DE', now())`,
    [id],
  );
  for (const [productId, { price, stock, origin }] of values)
    await portal.ask(
      `insert into feed_value (seller_id, product_no, price, stock, origin) select $1, no, $3, $4, $5 from product where product_id = $2`,
      [id, productId, price, stock, origin],
    );
}

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const otherId = await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(
  portal,
  'de',
  productIds.map((productId) =>
    aProduct({ productId, productType: 'parapharmacy', nationalCode: null, gtin: null, recommendedPrice: 2000 }),
  ),
);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  for (const table of ['offer', 'offer_count', 'offer_change', 'sync_finding', 'feed'])
    await portal.ask(`delete from ${table}`);
  await giveOffers(
    portal,
    sellerId,
    cases.map(([offer], at) => ({ ...offer, productId: `P-${at}` })),
  );
  await giveFeed(
    sellerId,
    cases.flatMap(([, value], at) => (value === null ? [] : [[`P-${at}`, value]])),
  );
  // What a rule refused of the feed: the price that it asked for.
  await portal.ask(
    `insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, product_no, price)
     select $1, 'p' || no, 1, now(), 'price_above_recommended', 'red', '{2500,2000}', no, 2500 from product where product_id = 'P-7'`,
    [sellerId],
  );
  await giveOffers(portal, otherId, [{ ...same, productId: 'P-0', price: 700 }]);
  await giveFeed(otherId, [['P-0', said]]);
});

const different = ['P-1', 'P-2', 'P-3', 'P-4'];

describe('OFF-02 offers that differ from the feed', () => {
  test('are marked, with what the feed says; what a rule refused of the feed is none of them', async () => {
    const { items } = await seller.ask('GET /offers', { query: {} });
    expect(items.map(({ productId, feed }) => [productId, feed?.differs ?? null])).toEqual(
      cases.map(([, value], at) => [`P-${at}`, value && different.includes(`P-${at}`)]),
    );
    expect(items[1]?.feed).toEqual({ price: { amount: 900, currency: 'EUR' }, stock: 5, origin: 'own', differs: true });
    expect((await seller.ask('GET /offers/:productId', { params: { productId: 'P-2' } })).feed?.differs).toBe(true);
  });

  test('are so by the rule that the browser draws by', () => {
    for (const [at, [offer, value]] of cases.slice(0, 6).entries()) {
      const compared = { ...same, ...offer };
      expect(value && isOtherThanFeed(compared, value)).toBe(different.includes(`P-${at}`));
    }
  });

  test('are filtered and counted, in the list, its facets and its tabs', async () => {
    const query = { feed: 'differs' } as const;
    const { items } = await seller.ask('GET /offers', { query });
    expect(items.map(({ productId }) => productId)).toEqual(different);
    expect((await seller.ask('GET /offers/facets', { query: {} })).feed).toEqual([{ value: 'differs', offers: 4 }]);
    expect(await seller.ask('GET /offers/facets', { query })).toMatchObject({
      total: 4,
      status: [
        { value: 'active', offers: 3 },
        { value: 'inactive', offers: 1 },
      ],
      feed: [{ value: 'differs', offers: 4 }],
    });
    expect((await seller.ask('GET /offers/facets', { query: { origin: 'wholesaler' } })).feed).toEqual([
      { value: 'differs', offers: 1 },
    ]);
  });
});

describe('OFF-07 taking what the feed says', () => {
  const take = (productId: string, version = 1) =>
    seller.call('PUT', `/offers/${productId}`, { body: { version, fromFeed: true } });
  const history = (productId: string) =>
    portal.ask<{ kind: string; actor_name: string; new_price: string }>(
      `select r.kind, r.actor_name, c.new_price from offer_change c join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no
       join product p on p.no = c.product_no where p.product_id = $1`,
      [productId],
    );

  test.each(different)('of %s: the offer is as the feed says, on sale and no longer marked', async (productId) => {
    expect((await take(productId)).json).toMatchObject({
      ...same,
      price: { amount: 900 },
      status: 'active',
      feed: { differs: false },
      history: [{ kind: 'feed_value', actorName: 'User linden' }, {}],
    });
    expect(await history(productId)).toEqual([{ kind: 'feed_value', actor_name: 'User linden', new_price: '900' }]);
  });

  test('goes through the rules', async () => {
    const refused = await take('P-7');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'offer.refused']);
  });

  test('leaves what no feed carries, and what the feed does not say', async () => {
    await take('P-6');
    await take('P-5');
    expect(await history('P-6')).toEqual([]);
    expect((await seller.ask('GET /offers/:productId', { params: { productId: 'P-5' } })).stock).toBe(1);
  });

  test('of several: each by itself, as one run with a reason of its own', async () => {
    const changes = ['P-1', 'P-2', 'P-6', 'P-7'].map((productId) => ({
      productId,
      version: 1,
      fromFeed: true as const,
    }));
    const { items } = await seller.ask('POST /offers/changes', { body: { changes } });
    expect(items.map(({ productId, outcome }) => [productId, outcome])).toEqual([
      ['P-1', 'changed'],
      ['P-2', 'changed'],
      ['P-6', 'unchanged'],
      ['P-7', 'refused'],
    ]);
    expect(
      await portal.ask(`select r.kind, count(*)::int from offer_change c join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no
        where r.no = (select max(no) from catalogue_run) group by 1`),
    ).toEqual([{ kind: 'feed_value', count: 2 }]);
  });

  test('mixed with other changes is an edit', async () => {
    const changes = [
      { productId: 'P-1', version: 1, fromFeed: true as const },
      { productId: 'P-2', version: 1, price: 950 },
    ];
    await seller.ask('POST /offers/changes', { body: { changes } });
    expect((await history('P-1'))[0]?.kind).toBe('edit');
  });
});
