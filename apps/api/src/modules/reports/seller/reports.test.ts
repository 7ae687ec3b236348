import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SalesBefore } from '@offizin/contract/reports/marketplace';
import { aLedgerLine, anOrder, aProduct, aSeller, aUser, inValencia } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser, signedIn } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const { deliveryAddress } = anOrder();
const to = (countryCode: string) => ({ deliveryAddress: { ...deliveryAddress, countryCode } });
const gone: OrderRecord['past'] = {
  status: 'cancelled',
  cancellation: { reason: 'no_stock', at: '2026-10-12T10:00:00.000Z' },
  shipment: [],
};

const orders = [
  // The last minute of September in UTC is October in Madrid, the last hour of October there is not November yet.
  anOrder({ seller: 'alameda', number: '30000001', createdAt: '2026-09-30T22:30:00.000Z', ...to('ES') }),
  anOrder({ seller: 'alameda', number: '30000002', createdAt: '2026-10-31T22:30:00.000Z', ...to('PT') }),
  anOrder({ seller: 'alameda', number: '30000003', createdAt: '2026-10-31T23:30:00.000Z', ...to('ES') }),
  anOrder({ seller: 'alameda', number: '30000004', createdAt: '2026-10-12T08:00:00.000Z', past: gone, ...to('ES') }),
  // Cancelled before anything was booked.
  anOrder({ seller: 'alameda', number: '30000005', createdAt: '2026-10-13T08:00:00.000Z', past: gone, ...to('FR') }),
  anOrder({ seller: 'brisa', number: '30000006', createdAt: '2026-10-13T08:00:00.000Z', ...to('ES') }),
];

const shippingRates: Readonly<Record<string, number>> = { '30000002': 2300 };
const linesOf = (number: string): LedgerLine[] => [
  aLedgerLine({ amount: 2420 }),
  aLedgerLine({ lineNo: 2, kind: 'shipping', amount: 399, rate: shippingRates[number] ?? 2100 }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -300, rate: 1240 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -63, rate: 2100 }),
  // A correction is kept too, and is no commission.
  aLedgerLine({ lineNo: 5, kind: 'adjustment', amount: -11 }),
];
const takenBack: LedgerLine[] = [
  aLedgerLine({ lineNo: 6, kind: 'refund', amount: -2420 }),
  aLedgerLine({ lineNo: 7, kind: 'shipping_refund', amount: -399, rate: 2100 }),
  aLedgerLine({ lineNo: 8, kind: 'commission', amount: 300 }),
  aLedgerLine({ lineNo: 9, kind: 'commission_vat', amount: 63 }),
];

const book = (number: string, lines: readonly LedgerLine[]) =>
  askMachine(portal, marketplaceApi.bulkLedger, {
    brand: 'es',
    body: { entries: [{ orderNumber: number, lines: [...lines] }] },
  });
const read = (year?: number) => maria.ask('GET /reports', { query: { ...(year !== undefined && { year }) } });

const october: SalesBefore = {
  month: '2025-10',
  currency: 'EUR',
  orders: 400,
  cancelled: 9,
  sales: 1_900_000,
  commission: -310_000,
  shipping: [{ country: 'ES', rate: 2100, orders: 200, gross: 79_800, vat: 13_850 }],
};
const putBefore = (months: SalesBefore[], externalId = 'alameda') =>
  machineCall(portal, { brand: 'es', method: 'PUT', path: `/sellers/${externalId}/sales-before`, body: { months } });

const portal = await portalForFile();
const sellerId = await putSeller(
  portal,
  'es',
  'alameda',
  aSeller({ users: [aUser('maria')], address: inValencia, locale: 'es_ES' }),
);
await putSeller(portal, 'es', 'brisa', aSeller({ users: [aUser('rocio')], address: inValencia }));
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'es', [aProduct()]);
await putOrders(portal, 'es', orders);
const maria = await signedIn(portal, 'maria', 'es.localhost');
beforeEach(async () => {
  for (const table of ['ledger_order', 'ledger_balance', 'ledger_shipping', 'sales_before', 'rate_window'])
    await portal.ask(`delete from ${table}`);
});

describe('INV-03 the months of a year', () => {
  test('each order counts in its month where the brand is, with what is left after refunds', async () => {
    for (const { number } of orders.filter(({ number }) => number !== '30000005')) await book(number, linesOf(number));
    await book('30000004', takenBack);
    const view = await read();
    expect(view).toMatchObject({
      currency: 'EUR',
      country: 'ES',
      year: 2026,
      runningMonth: '2026-11',
      firstMonth: '2026-10',
    });
    expect(view.months).toEqual([
      {
        month: '2026-10',
        orders: 4,
        cancelled: 2,
        inPortal: 3,
        sales: 2 * 2819,
        commissions: 2 * -363,
        shipping: [
          { country: 'ES', rate: 2100, orders: 1, net: 330, vat: 69, gross: 399, taxReturn: 'domestic' },
          { country: 'PT', rate: 2300, orders: 1, net: 324, vat: 75, gross: 399, taxReturn: 'oss' },
        ],
      },
      {
        month: '2026-11',
        orders: 1,
        cancelled: 0,
        inPortal: 1,
        sales: 2819,
        commissions: -363,
        shipping: [{ country: 'ES', rate: 2100, orders: 1, net: 330, vat: 69, gross: 399, taxReturn: 'domestic' }],
      },
    ]);
    expect(view.yearBefore).toEqual([]);
  });

  test('a figure agrees with the ledger, and the orders behind it are the ones it counts', async () => {
    for (const { number } of orders) await book(number, linesOf(number));
    const { months } = await read();
    const { months: booked } = await maria.ask('GET /ledger/summary', {});
    for (const { month, sales, orders: count } of months) {
      const same = booked.find((each) => each.month === month);
      expect([sales, count]).toEqual([(same?.sold ?? 0) + (same?.refunded ?? 0), same?.orders]);
    }
    const listed = async (only: 'cancelled' | 'shipping') => {
      const { items } = await maria.ask('GET /ledger', { query: { month: '2026-10', only } });
      return items.map(({ orderNumber }) => orderNumber).toSorted();
    };
    expect(await listed('cancelled')).toEqual(['30000004', '30000005']);
    expect(await listed('shipping')).toEqual(['30000001', '30000002', '30000004', '30000005']);
  });

  test('a line that comes later moves what is kept, and a repeat moves nothing', async () => {
    await book('30000001', linesOf('30000001'));
    await book('30000001', linesOf('30000001'));
    await book('30000001', takenBack);
    await book('30000001', takenBack);
    const [month] = (await read()).months;
    expect(month).toMatchObject({ sales: 0, commissions: 0, shipping: [] });
    expect(await portal.ask(`select orders, gross::integer, vat::integer from ledger_shipping`)).toEqual([
      { orders: 0, gross: 0, vat: 0 },
    ]);
  });
});

describe('MKT-01 INV-03 what was sold before the portal', () => {
  test('is listed beside the year after, adds to what the portal knows of the month, and is replaced as a whole', async () => {
    await book('30000001', linesOf('30000001'));
    expect(
      (await putBefore([october, { ...october, month: '2026-10', orders: 10, cancelled: 1, sales: 50_000 }])).status,
    ).toBe(200);
    const view = await read();
    expect(view.firstMonth).toBe('2025-10');
    expect(view.yearBefore).toMatchObject([
      { month: '2025-10', orders: 400, cancelled: 9, inPortal: 0, sales: 1_900_000 },
    ]);
    expect(view.months).toMatchObject([
      { month: '2026-10', orders: 10 + 3, cancelled: 1 + 2, inPortal: 1, sales: 52_819 },
    ]);
    expect(view.months[0]?.shipping).toMatchObject([{ country: 'ES', orders: 201, gross: 80_199, vat: 13_919 }]);
    expect((await read(2025)).months).toMatchObject([{ month: '2025-10', commissions: -310_000 }]);
    expect((await putBefore([october])).body).toEqual({ months: 1 });
    expect((await read()).months).toMatchObject([{ month: '2026-10', sales: 2819 }]);
    await putBefore([]);
    expect((await read()).yearBefore).toEqual([]);
  });

  test('is refused where it cannot be', async () => {
    expect((await putBefore([{ ...october, cancelled: 401 }])).status).toBe(400);
    expect((await putBefore([october, october])).status).toBe(400);
    expect((await putBefore([{ ...october, month: '2025-13' }])).status).toBe(400);
    expect((await putBefore([october], 'linden')).body).toMatchObject({ message: 'not_found' });
    const line = aLedgerLine({ kind: 'shipping', amount: 399 });
    const entries = [{ orderNumber: '30000001', lines: [line] }];
    const bulk = await machineCall(portal, { brand: 'es', method: 'POST', path: '/ledger/bulk', body: { entries } });
    expect(bulk.body).toMatchObject({ accepted: 0, errors: [{ index: 0, code: 'field.invalid' }] });
  });
});

describe('INV-03 whose reports they are', () => {
  test('only the Spanish brand has them, and nobody sees another shop’s', async () => {
    await putBefore([october]);
    const rocio = openBrowser(portal, 'es.localhost');
    await rocio.signIn('rocio');
    expect(await rocio.ask('GET /reports', { query: { year: 2025 } })).toMatchObject({ firstMonth: null, months: [] });
    const anna = openBrowser(portal, 'de.localhost');
    await anna.signIn('anna');
    expect(codeOf(await anna.call('GET', '/reports'))).toBe('access.brand');
    const question = { kind: 'reports', year: 2026 } as const;
    expect(codeOf(await anna.call('POST', '/exports', { body: { question, format: 'csv' } }))).toBe('access.brand');
  });

  test.each(['1999', '2100', 'x'])('%s is no year', async (year) => {
    expect((await maria.call('GET', `/reports?year=${year}`)).status).toBe(400);
  });
});

describe('INV-03 as files', () => {
  const fileOf = async (kind: 'reports' | 'shipping_vat', year = 2026) => {
    const { id } = await maria.ask('POST /exports', { body: { question: { kind, year }, format: 'csv' } });
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    const { text } = await maria.call('GET', `/exports/${id}/file`);
    return text.replace('\ufeff', '').trim().split('\r\n');
  };

  test('the months beside the year before, and the VAT on shipping by country', async () => {
    for (const { number } of orders) await book(number, linesOf(number));
    await putBefore([october]);
    const [, ...months] = await fileOf('reports');
    expect(months).toEqual([
      '2026-10;112,76;-14,52;4;2;2,82;19000,00;-3100,00;400;9;138,50',
      '2026-11;28,19;-3,63;1;0;0,69;;;;;',
    ]);
    const [, ...countries] = await fileOf('shipping_vat');
    expect(countries).toEqual([
      '2026-10;ES;21,00;2;6,60;1,38;7,98;Modelo 303',
      '2026-10;FR;21,00;1;3,30;0,69;3,99;Ventanilla única (OSS)',
      '2026-10;PT;23,00;1;3,24;0,75;3,99;Ventanilla única (OSS)',
      '2026-11;ES;21,00;1;3,30;0,69;3,99;Modelo 303',
    ]);
  });

  test('a year without anything gives a file with its heads', async () => {
    expect(await fileOf('reports', 2020)).toHaveLength(1);
  });
});
