import { type OfferSort, offerSorts } from '@offizin/domain/offers/offer-sorts';
import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type CallQuery, signedIn } from '../../../testing/browser.ts';
import { giveOffers, putMarketOffers } from '../../../testing/offers.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import type { OfferCursor } from '../read/offer-cursor.ts';
import { findOfferPage, findOfferScope, type OfferPageRequest } from '../read/offer-list-queries.ts';

const plain = { productType: 'parapharmacy', recommendedPrice: null, nationalCode: null, gtin: null } as const;
const products = [
  aProduct({
    ...plain,
    productId: 'P-1',
    name: 'Aquanelle Nasenspray',
    pack: '20 ml',
    brand: 'Aquanelle',
    category: 'Nose',
    nationalCode: '03752864',
    gtin: '04150037528643',
  }),
  aProduct({
    ...plain,
    productId: 'P-2',
    name: 'Arnivera Sportgel',
    pack: '200 ml',
    brand: 'Arnivera',
    category: 'Sport',
    recommendedPrice: 1249,
  }),
  aProduct({
    ...plain,
    productId: 'P-3',
    name: 'Biomirella Flora 14',
    pack: '30 Kapseln',
    brand: 'Biomirella',
    category: 'Gut',
    recommendedPrice: 3290,
  }),
  aProduct({
    ...plain,
    productId: 'P-4',
    name: 'Biomirella Kids',
    pack: '20 Beutel',
    brand: 'Biomirella',
    category: 'Gut',
    manufacturer: 'Biomirella GmbH',
  }),
  aProduct({
    ...plain,
    productId: 'P-5',
    name: 'Zinkum 100% forte',
    pack: '60 Tabletten',
    brand: 'Zinkum',
    category: 'Minerals',
  }),
  aProduct({ ...plain, productId: 'P-6', name: 'Nobody sells this', pack: '1 St', brand: 'Nobody' }),
];

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [] }));
await putProducts(portal, 'de', products);
await giveOffers(portal, sellerId, [
  { productId: 'P-1', price: 329, stock: 64 },
  { productId: 'P-2', price: 895, stock: 18 },
  { productId: 'P-3', price: 2549, stock: 0, origin: 'wholesaler' },
  {
    productId: 'P-4',
    price: 1400,
    stock: 0,
    status: 'out_of_stock',
    zeroSince: new Date('2026-11-12T09:00:00.000Z'),
  },
  { productId: 'P-5', price: 500, stock: 5, active: false, status: 'inactive', finding: 'deactivated_by_seller' },
]);
await putMarketOffers(portal, 'de', [
  { productId: 'P-3', seller: 'kassel', label: 'Apotheke in Kassel', price: 2390 },
  { productId: 'P-3', seller: 'koeln', label: 'Apotheke in Köln', price: 2590 },
  { productId: 'P-3', seller: 'linden', label: 'Apotheke in Freiburg', price: 2300 },
  { productId: 'P-2', seller: 'kassel', label: 'Apotheke in Kassel', price: 1000 },
  { productId: 'P-2', seller: 'linden', label: 'Apotheke in Freiburg', price: 895 },
]);
const seller = await signedIn(portal, 'linden');

type OfferQuery = CallQuery<'GET /offers'>;

const page = (query: OfferQuery) => seller.ask('GET /offers', { query });

const idsOf = async (query: OfferQuery) => (await page(query)).items.map((item) => item.productId);

describe('OFF-01 an offer in the list', () => {
  test('has its product, its price among the others and its status', async () => {
    const { items } = await page({ q: 'P-3' });
    expect(items).toEqual([
      expect.objectContaining({
        name: 'Biomirella Flora 14',
        pack: '30 Kapseln',
        brand: 'Biomirella',
        stock: 0,
        origin: 'wholesaler',
        unlimited: true,
        price: { amount: 2549, currency: 'EUR' },
        best: { amount: 2390, currency: 'EUR' },
        highest: { amount: 2590, currency: 'EUR' },
        recommended: { amount: 3290, currency: 'EUR' },
        commissionRate: 1200,
        status: 'active',
        rank: { place: 2, of: 3 },
      }),
    ]);
  });

  test('the own market offer is not one of the others', async () => {
    const [offer] = (await page({ q: 'Sportgel' })).items;
    expect(offer).toMatchObject({
      best: { amount: 1000 },
      highest: { amount: 1000 },
      others: 1,
      rank: { place: 1, of: 2 },
    });
  });

  test('an offer that is not on sale has no rank', async () => {
    expect((await page({ status: 'out_of_stock' })).items[0]).toMatchObject({
      rank: null,
      ownStockZeroSince: '2026-11-12T09:00:00.000Z',
    });
  });
});

describe('OFF-02 search', () => {
  test.each([
    ['a product name', 'flora', ['P-3']],
    ['two words of it', 'biomirella 20', ['P-4']],
    ['a word with a typing error', 'biomirela', ['P-3', 'P-4']],
    ['a typing error beside a word that is right', 'biomirela beutel', ['P-4']],
    ['words that are right but of different products', 'zinkum beutel', ['P-4', 'P-5']],
    ['a national code', '03752864', ['P-1']],
    ['a national code with its name', 'PZN 03752864', ['P-1']],
    ['a national code without its leading zero', '3752864', ['P-1']],
    ['an EAN', '4150037528643', ['P-1']],
    ['the beginning of a code', '03752', ['P-1']],
    ['the end of an EAN', '528643', ['P-1']],
    ['a part of a code with its name', 'PZN: 3752-8', ['P-1']],
    ['a part that no code has', '99887766', []],
    ['a marketplace id', 'P-5', ['P-5']],
    ['a sign of the pattern language', '100%', ['P-5']],
    ['a product that the seller does not offer', 'nobody', []],
    ['nothing known', 'qqqqqq', []],
  ])('by %s', async (_, text, found) => {
    expect(await idsOf({ q: text })).toEqual(found);
  });

  test('fewer than three characters are refused', async () => {
    expect((await seller.call('GET', '/offers?q=ab')).status).toBe(400);
  });
});

describe('OFF-02 very many offers', () => {
  const asked = { filter: {}, found: null, sort: 'name', descending: false, after: null, limit: 10 } as const;
  /** A page as a seller with a given number of offers gets it. */
  async function pageOf(offers: number, change: Partial<OfferPageRequest>): Promise<string[]> {
    const [row] = await portal.ask<{ id: string }>(`select id from seller where external_id = 'linden'`);
    const { rows, nextCursor } = await withSellerOfJob(portal.app.pool, row?.id ?? '', async (db) => {
      const scope = await findOfferScope(db, { sellerId: row?.id ?? '', brand: 'de' });
      return findOfferPage(db, { ...scope, counts: new Map([['active', offers]]) }, { ...asked, ...change });
    });
    expect(nextCursor).toBeNull();
    return rows.map((offer) => offer.productId);
  }

  const words = { kind: 'words', patterns: ['%biomirella%', '%kapseln%'] } as const;
  test.each<[string, Partial<OfferPageRequest>]>([
    ['along the catalogue', { found: { kind: 'words', patterns: ['%biomirella%'] } }],
    ['along the market', { sort: 'best', filter: { status: 'active' } }],
    ['along the offers', { sort: 'price', found: { kind: 'words', patterns: ['%biomirella%'] } }],
    ['downwards', { sort: 'recommended', descending: true, filter: { price: 'not_best' } }],
  ])('a call that has walked far enough returns the next cursor: %s', async (_, change) => {
    const [row] = await portal.ask<{ id: string }>(`select id from seller where external_id = 'linden'`);
    const walked = await withSellerOfJob(portal.app.pool, row?.id ?? '', async (db) => {
      const scope = {
        ...(await findOfferScope(db, { sellerId: row?.id ?? '', brand: 'de' })),
        counts: new Map([['active', 100_000]] as const),
      };
      const ids: string[] = [];
      let calls = 0;
      for (let after: OfferCursor | null = null; calls < 20;) {
        const { rows, nextCursor }: Awaited<ReturnType<typeof findOfferPage>> = await findOfferPage(db, scope, {
          ...asked,
          ...change,
          after,
          maxSteps: 2,
        });
        ids.push(...rows.map((offer) => offer.productId));
        calls += 1;
        if (nextCursor === null) break;
        after = {
          value: Number.isNaN(Number(nextCursor.sortedBy)) ? String(nextCursor.sortedBy) : Number(nextCursor.sortedBy),
          productNo: nextCursor.productNo,
        };
      }
      return { ids, calls };
    });
    expect(walked.calls).toBeGreaterThan(1);
    expect(walked.ids).toEqual(await pageOf(3, change));
  });

  test('facets are estimated from a part first, and exact as soon as all are counted', async () => {
    await portal.ask(`update offer_count set offers = offers + 100000`);
    const ask = () => seller.ask('GET /offers/facets', { query: { origin: 'own' } });
    expect(await ask()).toMatchObject({ approximate: true });
    await expect.poll(ask).toMatchObject({ approximate: false, total: 4 });
    await portal.ask(`update catalogue_version set version = version + 1`);
    expect(await ask()).toMatchObject({ approximate: true, total: 4 });
    await expect.poll(ask).toMatchObject({ approximate: false, total: 4 });
    await portal.ask(`update offer_count set offers = offers - 100000`);
  });

  test.each<[string, Partial<OfferPageRequest>]>([
    ['by words that name very many products', { found: words }],
    ['by words, along the offers', { found: words, sort: 'price' }],
    ['by words, along the market', { found: words, sort: 'best' }],
    ...offerSorts.flatMap((sort) =>
      [false, true].map((descending): [string, Partial<OfferPageRequest>] => [
        `${sort}, ${descending ? 'down' : 'up'}`,
        { sort, descending },
      ]),
    ),
    ['behind a cursor of best prices', { sort: 'best', after: { value: -1, productNo: 4 } }],
    ['behind a cursor of names', { sort: 'name', after: { value: 'Biomirella Flora 14', productNo: 3 } }],
    ['behind a cursor of prices, downwards', { sort: 'price', descending: true, after: { value: 895, productNo: 2 } }],
    ['not the best price', { filter: { price: 'not_best' }, sort: 'best' }],
    ['one origin', { filter: { origin: 'wholesaler' }, sort: 'price' }],
    ['one brand', { filter: { brand: ['Biomirella'] } }],
    ['without a price rule', { filter: { rule: 'none' }, sort: 'stock' }],
  ])('walked to, they are those that are found otherwise: %s', async (_, change) => {
    const found = await pageOf(100_000, change);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await pageOf(3, change));
  });
});

describe('OFF-02 filters', () => {
  test.each<[OfferQuery, string[]]>([
    [{ status: 'active' }, ['P-1', 'P-2', 'P-3']],
    [{ brand: 'Biomirella' }, ['P-3', 'P-4']],
    [{ brand: 'Biomirella,Zinkum' }, ['P-3', 'P-4', 'P-5']],
    [{ category: 'Gut', status: 'active' }, ['P-3']],
    [{ manufacturer: encodeURIComponent('Biomirella GmbH') }, ['P-4']],
    [{ productType: 'medicine' }, []],
    [{ origin: 'wholesaler' }, ['P-3']],
    [{ stockType: 'unlimited' }, ['P-3']],
    [{ stockType: 'limited', status: 'active' }, ['P-1', 'P-2']],
    [{ price: 'not_best' }, ['P-3']],
    [{ price: 'above_recommended' }, []],
  ])('%j', async (query, found) => {
    expect(await idsOf(query)).toEqual(found);
  });

  test('facets count what each value would leave, their own part not counted', async () => {
    const facets = await seller.ask('GET /offers/facets', { query: { brand: 'Biomirella' } });
    expect(facets.total).toBe(2);
    expect(facets.brand.find(({ value }) => value === 'Zinkum')).toEqual({ value: 'Zinkum', offers: 1 });
    expect(facets.origin).toEqual([
      { value: 'own', offers: 1 },
      { value: 'wholesaler', offers: 1 },
    ]);
    expect(facets.price).toEqual([
      { value: 'not_best', offers: 1 },
      { value: 'above_recommended', offers: 0 },
    ]);
  });

  test('every status counts what its tab leads to, with the search and the other parts of the filter', async () => {
    for (const query of [{ brand: 'Biomirella' }, { brand: 'Biomirella', status: 'active' as const }, { q: 'forte' }]) {
      const { status } = await seller.ask('GET /offers/facets', { query });
      expect(status.length).toBeGreaterThan(0);
      for (const { value, offers } of status) {
        const wanted = offerStatuses.find((each) => each === value) ?? 'active';
        expect([query, value, offers]).toEqual([query, value, (await idsOf({ ...query, status: wanted })).length]);
      }
    }
  });

  test('a price as low as the best of the others is not the first, in the rank and in the filter', async () => {
    const detailOf = (id: string) => seller.ask('GET /offers/:productId', { params: { productId: id } });
    const own = await detailOf('P-3');
    const best = own.best?.amount ?? 0;
    await portal.ask(
      `update offer set price = $1 where product_no = (select no from product where product_id = 'P-3')`,
      [best],
    );
    expect((await detailOf('P-3')).rank).toMatchObject({ place: 2 });
    expect(await idsOf({ price: 'not_best' })).toEqual(['P-3']);
    await portal.ask(
      `update offer set price = $1 where product_no = (select no from product where product_id = 'P-3')`,
      [own.price.amount],
    );
  });

  test('counts are the kept ones, with the last synchronisation', async () => {
    expect(await seller.ask('GET /offers/counts', {})).toEqual({
      total: 5,
      statuses: { active: 3, inactive: 1, out_of_stock: 1 },
      synchronisedAt: '2026-11-23T09:00:00.000Z',
    });
  });
});

describe('OFF-03 sorting and pages', () => {
  test.each<[OfferSort, string[]]>([
    ['name', ['P-1', 'P-2', 'P-3', 'P-4', 'P-5']],
    ['stock', ['P-3', 'P-4', 'P-5', 'P-2', 'P-1']],
    ['price', ['P-1', 'P-5', 'P-2', 'P-4', 'P-3']],
    ['best', ['P-1', 'P-4', 'P-5', 'P-2', 'P-3']],
    ['recommended', ['P-1', 'P-4', 'P-5', 'P-2', 'P-3']],
    ['commission', ['P-1', 'P-2', 'P-3', 'P-4', 'P-5']],
    ['changed', ['P-1', 'P-2', 'P-3', 'P-4', 'P-5']],
  ])('by %s, up and down, page by page', async (sort, ascending) => {
    for (const [order, wanted] of [
      ['asc', ascending],
      ['desc', ascending.toReversed()],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page({ sort, order, limit: 2, cursor });
        seen.push(...items.map((item) => item.productId));
        cursor = nextCursor;
      }
      expect(seen).toEqual(wanted);
    }
  });

  test('a seller with very many offers gets the same rows in the same order', async () => {
    await portal.ask(`update offer_count set offers = offers + 100000`);
    expect(await idsOf({ sort: 'name' })).toEqual(['P-1', 'P-2', 'P-3', 'P-4', 'P-5']);
    expect(await idsOf({ sort: 'recommended', order: 'desc', status: 'active' })).toEqual(['P-3', 'P-2', 'P-1']);
    await portal.ask(`update offer_count set offers = offers - 100000`);
  });

  test('a cursor of another sort is refused', async () => {
    const { nextCursor } = await page({ sort: 'name', limit: 2 });
    expect((await seller.call('GET', `/offers?sort=price&cursor=${nextCursor}`)).status).toBe(400);
  });
});

describe('OFF-05 OFF-09 one offer', () => {
  test('shows the others, cheapest first and without its own, and how it was created', async () => {
    const offer = await seller.ask('GET /offers/:productId', { params: { productId: 'P-3' } });
    expect(offer.marketOffers).toEqual([
      { label: 'Apotheke in Kassel', price: { amount: 2390, currency: 'EUR' } },
      { label: 'Apotheke in Köln', price: { amount: 2590, currency: 'EUR' } },
    ]);
    expect(offer.history).toEqual([
      expect.objectContaining({
        kind: 'upload',
        actorName: 'User linden',
        before: null,
        after: expect.objectContaining({ price: { amount: 2549, currency: 'EUR' }, origin: 'wholesaler' }),
      }),
    ]);
  });

  test('a product that the seller does not offer is not found', async () => {
    expect((await seller.call('GET', '/offers/P-6')).status).toBe(404);
  });
});
