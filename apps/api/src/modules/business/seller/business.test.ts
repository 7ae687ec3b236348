import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
] as const;
const sellerId = await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ users: [aUser('anna'), { ...aUser('olaf'), role: 'orders' }], services: [...services] }),
);
await putSeller(portal, 'de', 'ahorn', aSeller({ users: [aUser('jonas')] }));
const products = Array.from({ length: 14 }, (_, index) =>
  aProduct({ productId: `P-${index + 1}`, name: `Product ${index + 1}`, nationalCode: null, gtin: null }),
);
await putProducts(portal, 'de', products);
const anna = await signedIn(portal, 'anna');

let next = 61_000_000;
const place = async (changes: Partial<OrderRecord> = {}): Promise<string> => {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number, ...changes })]);
  return number;
};
const idOf = async (number: string): Promise<string> => {
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return row?.id ?? '';
};
const of = (productId: string, quantity: number, unitPrice = 500) =>
  ({ productId, quantity, unitPrice, stockOrigin: 'own' }) as const;
const read = () => anna.ask('GET /business', {});
const dayOf = async (day: string) => (await read()).days.find((one) => one.day === day);

beforeEach(async () => {
  for (const table of ['order_history', 'order_line', 'marketplace_event', 'notification', 'seller_order'])
    await portal.ask(`delete from ${table}`);
  for (const table of [
    'order_number',
    'sales_hour',
    'product_day',
    'product_window',
    'offer',
    'offer_count',
    'rate_window',
  ])
    await portal.ask(`delete from ${table}`);
});

describe('MET-08 sales per day', () => {
  test('an order counts on the day it came in where the shop is, beside the same weekday a week before', async () => {
    // It is Tuesday, 10:00 in Berlin.
    await place({ createdAt: '2026-11-23T23:30:00.000Z' });
    await place({ createdAt: '2026-11-24T08:30:00.000Z' });
    await place({ createdAt: '2026-11-17T06:00:00.000Z' });
    await place({ createdAt: '2026-11-17T12:00:00.000Z' });
    const { days, running, currency } = await read();
    expect(currency).toBe('EUR');
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toEqual({
      day: '2026-11-24',
      orders: 2,
      units: 4,
      value: 2 * 1353,
      before: { orders: 2, units: 4, value: 2 * 1353 },
      behind: [{ warehouse: false, tab: 'to-manage', orders: 2 }],
    });
    expect(running).toEqual({
      until: 10,
      sales: { orders: 2, units: 4, value: 2 * 1353 },
      before: { orders: 1, units: 2, value: 1353 },
    });
  });

  test('what is cancelled leaves its day, whoever cancels and however much of it', async () => {
    const partly = await place({ lines: [of('P-1', 3), of('P-2', 1)] });
    const wholly = await place();
    await place({ createdAt: '2026-11-24T08:10:00.000Z' });
    const orderId = await idOf(partly);
    const { lines } = await anna.ask('GET /orders/:orderId', { params: { orderId } });
    const lineId = lines.find(({ quantity }) => quantity === 3)?.id ?? '';
    await anna.ask('POST /orders/:orderId/cancel-units', {
      params: { orderId },
      body: { version: 1, items: [{ lineId, quantity: 2 }], reason: 'no_stock' },
    });
    await machineCall(portal, {
      method: 'POST',
      path: `/orders/${wholly}/cancel`,
      body: { reason: 'cancelled_by_customer' },
    });
    expect(await dayOf('2026-11-24')).toMatchObject({ orders: 2, units: 4, value: 1000 + 395 + 1353 });
    expect((await read()).best.units.map(({ productId, units, value }) => [productId, units, value])).toEqual([
      ['P-1', 3, 958 + 500],
      ['P-2', 1, 500],
    ]);
  });

  test('each day says in which tab of which list its orders lie, and these have exactly them', async () => {
    const open = await place();
    const done = await place();
    await place({ fulfilledByMarketplace: true });
    await place({ createdAt: '2026-11-23T12:00:00.000Z' });
    const orderId = await idOf(done);
    await anna.ask('POST /orders/:orderId/confirm', { params: { orderId }, body: { version: 1 } });
    await anna.ask('POST /orders/:orderId/process', {
      params: { orderId },
      body: { version: 2, courier: 'dhl', trackingNumber: '0034 0434 1234 5678 9012' },
    });
    expect((await dayOf('2026-11-24'))?.behind).toEqual([
      { warehouse: false, tab: 'to-manage', orders: 1 },
      { warehouse: false, tab: 'managed', orders: 1 },
      { warehouse: true, tab: 'to-manage', orders: 1 },
    ]);
    const ofDay = { from: '2026-11-24', to: '2026-11-24' } as const;
    const numbers = async (tab: 'to-manage' | 'managed') =>
      (await anna.ask('GET /orders', { query: { tab, ...ofDay } })).items.map(({ number }) => number);
    expect([await numbers('to-manage'), await numbers('managed')]).toEqual([[open], [done]]);
  });
});

describe('MET-08 products', () => {
  test('ten that sold most within four weeks, by units and by value, with stock', async () => {
    const lines = products.slice(0, 12).map(({ productId }, index) => of(productId, index + 1, 5000 - index * 400));
    await place({ lines });
    await place({ createdAt: '2026-10-28T10:00:00.000Z', lines: [of('P-1', 3)] });
    await place({ createdAt: '2026-10-27T10:00:00.000Z', lines: [of('P-1', 90)] });
    await giveOffers(portal, sellerId, [{ productId: 'P-12', price: 500, stock: 7 }]);
    const { best, productsSince } = await read();
    expect(productsSince).toBe('2026-10-28');
    expect(best.units.map(({ productId }) => productId)).toEqual([
      'P-12',
      'P-11',
      'P-10',
      'P-9',
      'P-8',
      'P-7',
      'P-6',
      'P-5',
      'P-4',
      'P-1',
    ]);
    expect(best.units[0]).toMatchObject({ name: 'Product 12', units: 12, value: 12 * 600, stock: 7 });
    expect(best.value.map(({ productId }) => productId).slice(0, 3)).toEqual(['P-7', 'P-6', 'P-8']);
    expect(best.value).toHaveLength(10);
  });

  test('stock that is gone within 14 days, soonest first; too few sales and other stock say nothing', async () => {
    await place({
      createdAt: '2026-10-28T10:00:00.000Z',
      lines: [of('P-1', 28), of('P-2', 28), of('P-3', 2), of('P-4', 28), of('P-5', 28), of('P-6', 28), of('P-7', 28)],
    });
    // The warehouse ships from its own stock.
    await place({ fulfilledByMarketplace: true, lines: [of('P-2', 28), of('P-8', 28)] });
    await giveOffers(portal, sellerId, [
      { productId: 'P-1', price: 500, stock: 9 },
      { productId: 'P-2', price: 500, stock: 20 },
      { productId: 'P-3', price: 500, stock: 0 },
      { productId: 'P-4', price: 500, stock: 0, status: 'out_of_stock' },
      { productId: 'P-5', price: 500, stock: 2, origin: 'wholesaler' },
      { productId: 'P-6', price: 500, stock: 2, status: 'inactive' },
      { productId: 'P-7', price: 500, stock: 13 },
      { productId: 'P-8', price: 500, stock: 2 },
    ]);
    const { runningOut, best } = await read();
    expect(runningOut.products.map(({ productId, runOut }) => [productId, runOut])).toEqual([
      ['P-4', { kind: 'gone' }],
      ['P-1', { kind: 'days', days: 9 }],
      ['P-7', { kind: 'days', days: 13 }],
    ]);
    expect(runningOut).toMatchObject({ count: 3, tooFew: 1 });
    const shown = new Map(best.units.map(({ productId, runOut }) => [productId, runOut]));
    expect(shown.get('P-2')).toEqual({ kind: 'days', days: 20 });
    expect(shown.get('P-3')).toEqual({ kind: 'too_few' });
    expect([shown.get('P-5'), shown.get('P-6')]).toEqual([null, null]);
  });

  test('nothing sold: days without sales and no products', async () => {
    const { days, best, runningOut } = await read();
    expect(days.every(({ orders, units, value }) => orders + units + value === 0)).toBe(true);
    expect([best.units, best.value, runningOut]).toEqual([[], [], { products: [], count: 0, tooFew: 0 }]);
  });
});

describe('MET-08 whose figures they are', () => {
  test('only those of the own shop, and only for who may see its money', async () => {
    await place();
    const jonas = await signedIn(portal, 'jonas');
    expect((await jonas.ask('GET /business', {})).days.at(-1)?.orders).toBe(0);
    const olaf = await signedIn(portal, 'olaf');
    expect(codeOf(await olaf.call('GET', '/business'))).toBe('access.role');
  });

  test('who sees the offers and no money sees what runs out, and no amount', async () => {
    await place({ createdAt: '2026-10-28T10:00:00.000Z', lines: [of('P-1', 28, 777)] });
    await giveOffers(portal, sellerId, [{ productId: 'P-1', price: 999, stock: 9 }]);
    const olaf = await signedIn(portal, 'olaf');
    const { text } = await olaf.call('GET', '/run-out');
    const { runningOut } = await olaf.ask('GET /run-out', {});
    expect(runningOut).toMatchObject({ count: 1, products: [{ productId: 'P-1', units: 28, stock: 9 }] });
    expect(text).not.toMatch(/value|currency|21756|777|999/);
    const jonas = await signedIn(portal, 'jonas');
    expect((await jonas.ask('GET /run-out', {})).runningOut.count).toBe(0);
  });
});

describe('MET-08 as files', () => {
  const fileOf = async (kind: 'sales_days' | 'sold_products') => {
    const { id } = await anna.ask('POST /exports', { body: { question: { kind }, format: 'csv' } });
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    const { text } = await anna.call('GET', `/exports/${id}/file`);
    return text.replace('\ufeff', '').trim().split('\r\n');
  };

  test('the days beside the week before, and every product that was sold', async () => {
    await place();
    await place({ createdAt: '2026-11-17T12:00:00.000Z', lines: [of('P-2', 5)] });
    await giveOffers(portal, sellerId, [{ productId: 'P-2', price: 500, stock: 3 }]);
    const [, ...days] = await fileOf('sales_days');
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toBe('2026-11-24;1;2;13,53;1;5;28,95');
    const [, ...sold] = await fileOf('sold_products');
    expect(sold.map((row) => row.split(';').slice(4))).toEqual([
      ['5', '25,00', '3', '4'],
      ['2', '9,58', '', ''],
    ]);
  });
});
