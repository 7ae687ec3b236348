import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';
import { scanPdf } from '../../../../testing/scan-pdf.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('eiche')] }));
await putProducts(portal, 'de', [
  aProduct(),
  aProduct({ productId: 'P-2', name: 'Magnelora direkt', nationalCode: '11835400', gtin: null }),
]);
const linden = await signedIn(portal, 'linden');
const eiche = await signedIn(portal, 'eiche');
beforeEach(async () => {
  for (const table of ['order_line', 'order_history', 'order_number', 'seller_order'])
    await portal.ask(`delete from ${table}`);
  await portal.ask('delete from rate_window');
});

const line = (productId: string, quantity: number, stockOrigin: 'own' | 'wholesaler' = 'wholesaler') => ({
  productId,
  quantity,
  unitPrice: 479,
  stockOrigin,
});

/** Orders that are due in the order of their numbers. */
const ordered = (number: number, lines: OrderRecord['lines'], changes: Partial<OrderRecord> = {}) =>
  anOrder({
    number: String(number),
    createdAt: new Date(testNow.getTime() - (48_300_100 - number) * 3_600_000).toISOString(),
    lines,
    ...changes,
  });

describe('LEG-01 what a courier signs', () => {
  const prepare = (courier: string | null, number: number, tracking: string | null) =>
    portal.ask(
      `update seller_order set status = 'processed', processed_at = $4, shipment_status = 'prepared', courier = $1, tracking_number = $3
       where number = $2`,
      [courier, String(number), tracking, testNow],
    );

  test('numbers its parcels, adds them up and has their numbers and its own as bars', async () => {
    await putOrders(portal, 'de', [
      ordered(48_300_001, [line('P-1', 2)]),
      ordered(48_300_002, [line('P-1', 1)]),
      ordered(48_300_003, [line('P-1', 4)]),
    ]);
    await prepare('dhl', 48_300_001, '00340434161061651720');
    await prepare('dhl', 48_300_002, null);
    await prepare('gls', 48_300_003, 'GLS123');
    await portal.ask(`update seller_order set customer_erased_at = now() where number = '48300002'`);
    const reply = await linden.call('GET', '/parcels/manifest?courier=dhl');
    expect(reply.headers['content-disposition']).toContain('uebergabeliste-dhl-2026-11-24-1000.pdf');
    const [page, ...others] = await scanPdf(reply.bytes);
    expect(others).toEqual([]);
    expect(page?.codes).toEqual(['DHL-2026-11-24-1000', '00340434161061651720']);
    for (const part of [
      'Übergabeliste DHL',
      'Hauptstraße 1',
      'Pakete 2',
      '48 300 001',
      'Katharina Vogel',
      'Kundendaten gelöscht',
    ])
      expect(page?.text.replaceAll('\u00a0', ' ')).toContain(part);
    for (const part of ['2 Pakete übergeben', 'Name und Unterschrift, Linden-Apotheke', 'User linden', 'Seite 1 von 1'])
      expect(page?.text).toContain(part);
    expect(page?.text).not.toContain('48 300 003');
  });

  test('of a courier without parcels, or of another shop, there is none', async () => {
    await putOrders(portal, 'de', [ordered(48_300_001, [line('P-1', 2)])]);
    await prepare('dhl', 48_300_001, null);
    expect(codeOf(await linden.call('GET', '/parcels/manifest?courier=gls'))).toBe('not_found');
    expect(codeOf(await linden.call('GET', '/parcels/manifest'))).toBe('not_found');
    expect(codeOf(await eiche.call('GET', '/parcels/manifest?courier=dhl'))).toBe('not_found');
    expect(codeOf(await linden.call('GET', '/parcels/manifest?courier=pigeon'))).toBe('request.invalid');
  });

  test('of very many parcels has pages, and each number is read from them', async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => 48_300_001 + at);
    await putOrders(
      portal,
      'de',
      numbers.map((number) => ordered(number, [line('P-1', 1)])),
    );
    for (const number of numbers) await prepare(null, number, `JJD00039000788${number}`);
    const reply = await linden.call('GET', '/parcels/manifest');
    const pages = await scanPdf(reply.bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map(({ codes: [first] }) => first)).toEqual(pages.map(() => 'OTHER-2026-11-24-1000'));
    expect(pages.flatMap(({ codes }) => codes.slice(1))).toEqual(numbers.map((number) => `JJD00039000788${number}`));
    expect(pages.at(-1)?.text).toContain('60 Pakete übergeben');
  });
});

describe('ORD-19 what the wholesaler is asked for', () => {
  const place = () =>
    putOrders(portal, 'de', [
      ordered(48_300_001, [line('P-2', 2), line('P-1', 1, 'own')]),
      ordered(48_300_002, [line('P-1', 3), line('P-2', 1)]),
      ordered(48_300_003, [line('P-2', 5)], { fulfilledByMarketplace: true }),
      ordered(48_300_004, [line('P-2', 7)], { seller: 'eiche' }),
    ]);

  test('is what open orders still need, by product, what is due first ahead', async () => {
    await place();
    const { products, isCut } = await linden.ask('GET /wholesaler-list', {});
    expect(isCut).toBe(false);
    expect(products).toMatchObject([
      {
        productId: 'P-2',
        name: 'Magnelora direkt',
        nationalCode: '11835400',
        units: 3,
        orders: [{ units: 2 }, { units: 1 }],
      },
      { productId: 'P-1', units: 3, orders: [{ number: '48300002', units: 3 }] },
    ]);
    expect(products[0]?.orders.map(({ number }) => number)).toEqual(['48300001', '48300002']);
    await portal.ask(
      `update order_line set cancelled_quantity = 2 where product_id = 'P-1' and stock_origin = 'wholesaler'`,
    );
    await portal.ask(`update seller_order set status = 'processed', processed_at = now() where number = '48300001'`);
    expect((await linden.ask('GET /wholesaler-list', {})).products).toMatchObject([
      { productId: 'P-1', units: 1 },
      { productId: 'P-2', units: 1 },
    ]);
    expect((await eiche.ask('GET /wholesaler-list', {})).products).toMatchObject([{ productId: 'P-2', units: 7 }]);
  });

  test('comes as PDF and as a sheet, in the language of who asks', async () => {
    await place();
    const pdf = await linden.call('GET', '/wholesaler-list/file?format=pdf');
    expect(pdf.headers['content-disposition']).toContain('grosshandelsliste-2026-11-24.pdf');
    const [page] = await scanPdf(pdf.bytes);
    for (const part of ['Großhandelsliste', '2 Produkte, 6 Stück', 'Magnelora direkt', 'PZN 11835400', 'Seite 1 von 1'])
      expect(page?.text).toContain(part);
    const sheet = await linden.call('GET', '/wholesaler-list/file?format=xlsx');
    expect(sheet.headers['content-disposition']).toContain('grosshandelsliste-2026-11-24.xlsx');
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(codeOf(await linden.call('GET', '/wholesaler-list/file?format=csv'))).toBe('request.invalid');
  });

  test('is nothing where nothing is open', async () => {
    expect(await linden.ask('GET /wholesaler-list', {})).toEqual({ products: [], isCut: false });
    const [page] = await scanPdf((await linden.call('GET', '/wholesaler-list/file?format=pdf')).bytes);
    expect(page?.text).toContain('0 Produkte, 0 Stück');
  });
});
