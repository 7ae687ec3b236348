import { inflateRawSync } from 'node:zlib';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import type { BulkResult } from '@offizin/contract/machine-endpoint';
import type { WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import type { StockFilter } from '@offizin/contract/warehouse/seller';
import type { StockSort } from '@offizin/domain/warehouse/stock-sorts';
import type { BrandId } from '@offizin/domain/brand/brands';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type CallQuery, codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { machineCall, portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const plain = { productType: 'parapharmacy', recommendedPrice: null, nationalCode: null, gtin: null } as const;
const products = [
  aProduct({
    ...plain,
    productId: 'W-1',
    name: 'Aquanelle Nasenspray',
    pack: '20 ml',
    brand: 'Aquanelle',
    category: 'Nose',
    nationalCode: '03752864',
    gtin: '04150037528643',
  }),
  aProduct({
    ...plain,
    productId: 'W-2',
    name: 'Arnivera Sportgel',
    pack: '200 ml',
    brand: 'Arnivera',
    category: 'Sport',
    recommendedPrice: 1249,
  }),
  aProduct({
    ...plain,
    productId: 'W-3',
    name: 'Biomirella Flora 14',
    pack: '30 Kapseln',
    brand: 'Biomirella',
    category: 'Gut',
  }),
  aProduct({
    ...plain,
    productId: 'W-4',
    name: 'Biomirella Kids',
    pack: '20 Beutel',
    brand: 'Biomirella',
    category: 'Gut',
    manufacturer: 'Biomirella GmbH',
  }),
  aProduct({
    ...plain,
    productId: 'W-5',
    name: 'Zinkum 100% forte',
    pack: '60 Tabletten',
    brand: 'Zinkum',
    category: 'Minerals',
    productType: 'medicine',
  }),
];

type Stock = NonNullable<WarehouseStockRecord['stock']>;

const lying = (changes: Partial<Stock> = {}): Stock => ({
  onHand: 20,
  reserved: 0,
  incoming: 0,
  price: 500,
  storedSince: '2026-10-01',
  nextExpiry: null,
  ...changes,
});
const line = (productId: string, stock: Stock | null, of = 'linden'): WarehouseStockRecord => ({
  seller: of,
  productId,
  stock,
});

const held: readonly WarehouseStockRecord[] = [
  line('W-1', lying({ onHand: 64, reserved: 4, price: 329 })),
  line('W-2', lying({ onHand: 7, reserved: 3, nextExpiry: '2027-01-31', price: 895 })),
  line('W-3', lying({ onHand: 2, reserved: 2, incoming: 40, price: null })),
  line('W-4', lying({ onHand: 30, nextExpiry: '2026-11-23', storedSince: '2026-02-01', price: 1400 })),
];

async function put(records: readonly unknown[], brand: BrandId = 'de'): Promise<BulkResult> {
  const response = await portal.server.inject({
    method: 'POST',
    url: '/api/marketplace/v1/warehouse-stock/bulk',
    headers: { authorization: `Bearer ${portal.keys[brand]}`, 'content-type': 'application/x-ndjson' },
    payload: records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const services = [{ code: 'fulfillment', status: 'subscribed' }] as const;

const portal = await portalForFile();
const sellerId = await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ users: [aUser('linden')], services: [...services], locale: 'en_GB' }),
);
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')], services: [...services] }));
await putProducts(portal, 'de', products);
await giveOffers(portal, sellerId, [{ productId: 'W-2', price: 899, stock: 3 }]);
await put([...held, line('W-5', lying(), 'other')]);
const seller = await signedIn(portal, 'linden');

type StockQuery = CallQuery<'GET /fulfilment/stock'>;

const page = (query: StockQuery = {}) => seller.ask('GET /fulfilment/stock', { query });

const idsOf = async (query: StockQuery) => (await page(query)).items.map((item) => item.productId);

describe('OFF-08 what the warehouse holds', () => {
  test('has its product, its units, price, days, state and remarks', async () => {
    const { items } = await page();
    expect(items.map(({ productId, available, state, remarks }) => [productId, available, state, remarks])).toEqual([
      ['W-1', 60, 'in_stock', []],
      ['W-2', 4, 'low', ['expiring']],
      ['W-3', 0, 'none', ['arriving']],
      ['W-4', 30, 'in_stock', ['expired', 'long_stored']],
    ]);
    expect(items[0]).toMatchObject({
      name: 'Aquanelle Nasenspray',
      codeSystem: 'pzn',
      onHand: 64,
      reserved: 4,
      incoming: 0,
      price: { amount: 329, currency: 'EUR' },
      storedSince: '2026-10-01',
      nextExpiry: null,
      changedAt: testNow.toISOString(),
    });
    expect(items[2]?.price).toBeNull();
  });

  test.each<[string, StockQuery, string[]]>([
    ['name', { q: 'biomirella' }, ['W-3', 'W-4']],
    ['words in any order', { q: 'flora biomirella' }, ['W-3']],
    ['a name with a slip of the pen', { q: 'arniverra' }, ['W-2']],
    ['national code', { q: '03752864' }, ['W-1']],
    ['EAN', { q: '4150037528643' }, ['W-1']],
    ['marketplace id', { q: 'W-4' }, ['W-4']],
    ['what only another seller has there', { q: 'zinkum' }, []],
    ['state', { state: 'low' }, ['W-2']],
    ['remark', { remark: 'expired' }, ['W-4']],
    ['brand', { brand: 'Biomirella,Aquanelle' }, ['W-1', 'W-3', 'W-4']],
    [
      'all of it together',
      {
        q: 'biomirella',
        state: 'in_stock',
        category: 'Gut',
        manufacturer: 'Biomirella GmbH',
        productType: 'parapharmacy',
        remark: 'long_stored',
      },
      ['W-4'],
    ],
  ])('found by %s', async (_, query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test.each<[StockSort, 'asc' | 'desc', string[]]>([
    ['name', 'desc', ['W-4', 'W-3', 'W-2', 'W-1']],
    ['available', 'asc', ['W-3', 'W-2', 'W-4', 'W-1']],
    ['incoming', 'desc', ['W-3', 'W-4', 'W-2', 'W-1']],
    ['price', 'asc', ['W-3', 'W-1', 'W-2', 'W-4']],
    ['since', 'asc', ['W-4', 'W-1', 'W-2', 'W-3']],
    ['expiry', 'asc', ['W-4', 'W-2', 'W-1', 'W-3']],
    ['changed', 'desc', ['W-4', 'W-3', 'W-2', 'W-1']],
  ])('sorted by %s %s, one at a time and all at once', async (sort, order, ids) => {
    expect(await idsOf({ sort, order })).toEqual(ids);
    const walked: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page({ sort, order, limit: 1, cursor });
      walked.push(...items.map((item) => item.productId));
      cursor = nextCursor;
    }
    expect(walked).toEqual(ids);
  });

  test('a cursor of another sort, or one made up, is refused', async () => {
    const { nextCursor } = await page({ limit: 1 });
    for (const query of [
      `?sort=expiry&cursor=${nextCursor}`,
      `?sort=price&cursor=${Buffer.from('["price","x",1]').toString('base64url')}`,
    ]) {
      const reply = await seller.call('GET', `/fulfilment/stock${query}`);
      expect([reply.status, codeOf(reply)]).toEqual([400, 'request.invalid']);
    }
  });

  test('is counted by state and in units', async () => {
    expect(await seller.ask('GET /fulfilment/stock/counts', {})).toEqual({
      total: 4,
      states: { in_stock: 2, low: 1, none: 1 },
      units: { onHand: 103, reserved: 9, incoming: 40 },
      changedAt: testNow.toISOString(),
    });
  });

  test('facets count what each value would leave, but for their own part of the filter', async () => {
    const facetsOf = (query: CallQuery<'GET /fulfilment/stock/facets'>) =>
      seller.ask('GET /fulfilment/stock/facets', { query });
    const facets = await facetsOf({ brand: 'Biomirella', remark: 'expired' });
    expect(facets.total).toBe(1);
    expect(facets.brand).toEqual([{ value: 'Biomirella', products: 1 }]);
    expect(Object.fromEntries(facets.remark.map(({ value, products: count }) => [value, count]))).toEqual({
      expired: 1,
      expiring: 0,
      long_stored: 1,
      arriving: 1,
    });
    const searched = await facetsOf({ q: 'biomirella', state: 'none' });
    expect([searched.total, searched.category]).toEqual([1, [{ value: 'Gut', products: 1 }]]);
  });

  test("one product comes with the seller's own offer, its page and its pictures", async () => {
    const detail = (productId: string) => seller.ask('GET /fulfilment/stock/:productId', { params: { productId } });
    expect(await detail('W-2')).toMatchObject({
      productId: 'W-2',
      recommended: { amount: 1249 },
      offer: { price: { amount: 899 }, stock: 3, status: 'active' },
      moreImages: [],
      pageUrl: null,
    });
    expect((await detail('W-1')).offer).toBeNull();
    expect((await seller.call('GET', '/fulfilment/stock/W-5')).status).toBe(404);
  });
});

describe('OFF-08 as a file', () => {
  async function made(filter: StockFilter, format: ExportFormat) {
    const { id } = await seller.ask('POST /exports', {
      body: { question: { kind: 'warehouse_stock', filter }, format },
    });
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    return seller.call('GET', `/exports/${id}/file`);
  }

  test('as CSV, only those of the filter, in the words of the language', async () => {
    const file = await made({ state: 'in_stock', remark: 'expired' }, 'csv');
    expect(file.headers['content-disposition']).toContain('warehouse-stock-2026-11-24.csv');
    const [head, ...rows] = file.text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toContain('Available,On hand,Reserved,Incoming,Selling price,Stored since,Next expiry,Remarks');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('In stock,30,30,0,0,14.00,2026-02-01,2026-11-23,"Expired, In storage for a long time"');
  });

  test('as a workbook with all of them', async () => {
    await made({}, 'xlsx');
    const [row] = await portal.ask<{ file: Buffer }>(
      `select file from export where format = 'xlsx' and kind = 'warehouse_stock'`,
    );
    const file = row?.file ?? Buffer.alloc(0);
    const at = file.indexOf('xl/worksheets/sheet1.xml');
    const sheet = inflateRawSync(file.subarray(at + 'xl/worksheets/sheet1.xml'.length + file.readUInt16LE(at - 2)), {
      finishFlush: 2,
    }).toString('utf8');
    expect(sheet.split('<row ')).toHaveLength(held.length + 2);
    expect(sheet).toContain('s="7"><v>46054</v>');
  });
});

describe('OFF-08 MKT-01 the marketplace hands it over', () => {
  test('a repeat changes nothing, a change is announced, and null takes it off the list', async () => {
    expect(await put(held)).toEqual({ accepted: 4, unchanged: 4, errors: [] });
    await portal.ask('delete from live_event');
    const moved = [
      line('W-1', lying({ onHand: 60, reserved: 0, price: 329 })),
      line('W-5', lying()),
      line('W-5', lying({ onHand: 9 })),
    ];
    expect(await put(moved)).toEqual({ accepted: 2, unchanged: 0, errors: [] });
    expect(await portal.ask('select topic, payload from live_event where seller_id = $1', [sellerId])).toEqual([
      { topic: 'warehouse', payload: { changed: 2 } },
    ]);
    expect((await page({ q: 'zinkum' })).items.map(({ onHand }) => onHand)).toEqual([9]);
    expect(await put([line('W-5', null), line('W-1', lying({ onHand: 64, reserved: 4, price: 329 }))])).toEqual({
      accepted: 2,
      unchanged: 0,
      errors: [],
    });
    expect(await idsOf({ q: 'zinkum' })).toEqual([]);
  });

  test('wrong lines are named by their number and field, the others are kept', async () => {
    const wrong = [
      line('W-1', lying({ onHand: 64, reserved: 4, price: 329 })),
      line('W-1', lying(), 'nobody'),
      '{broken',
      line('W-99', lying()),
      line('W-2', lying({ onHand: 3, reserved: 4 })),
      { ...line('W-2', lying()), stock: { ...lying(), nextExpiry: '2026-02-30' } },
      line('W-2', lying({ price: 0 })),
      line('W-2', lying({ incoming: -1 })),
    ];
    expect(await put(wrong)).toEqual({
      accepted: 1,
      unchanged: 1,
      errors: [
        { index: 1, code: 'seller.unknown', path: 'seller' },
        { index: 2, code: 'request.malformed', path: '' },
        { index: 3, code: 'product.unknown', path: 'productId' },
        { index: 4, code: 'field.invalid', path: 'stock.reserved' },
        { index: 5, code: 'field.invalid', path: 'stock.nextExpiry' },
        { index: 6, code: 'field.too_small', path: 'stock.price', params: { limit: 1 } },
        { index: 7, code: 'field.too_small', path: 'stock.incoming', params: { limit: 0 } },
      ],
    });
  });

  test("another brand's key reaches none of it", async () => {
    expect(await put([line('W-1', null)], 'es')).toMatchObject({
      accepted: 0,
      errors: [
        { index: 0, code: 'seller.unknown' },
        { index: 0, code: 'product.unknown' },
      ],
    });
    expect(
      (await machineCall(portal, { brand: 'es', method: 'GET', path: '/sellers/linden/warehouse-stock' })).status,
    ).toBe(404);
    expect(await idsOf({ q: 'W-1' })).toEqual(['W-1']);
  });

  test('it is read back in pages, and a key needs the scope', async () => {
    const first = await machineCall(portal, { method: 'GET', path: '/sellers/linden/warehouse-stock?limit=3' });
    expect(first.body['items']).toEqual(held.slice(0, 3).map(({ productId, stock }) => ({ productId, ...stock })));
    const second = await machineCall(portal, {
      method: 'GET',
      path: `/sellers/linden/warehouse-stock?after=${first.body['next']}`,
    });
    expect(second.body).toMatchObject({ items: [{ productId: 'W-4' }], next: null });
    const key = await portal.makeKey('de', ['orders']);
    expect((await machineCall(portal, { key, method: 'GET', path: '/sellers/linden/warehouse-stock' })).status).toBe(
      403,
    );
  });

  test('the seller can only read it', async () => {
    await portal.ask('begin');
    await portal.ask(`set local role offizin_seller; set local app.seller_id = '${sellerId}'`);
    await expect(portal.ask('update warehouse_stock set on_hand = 1')).rejects.toThrow('permission denied');
    await portal.ask('rollback');
  });
});
