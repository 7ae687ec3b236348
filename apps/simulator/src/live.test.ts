import { limits } from '@offizin/domain/limits';
import { type MarketplaceClient, openClient } from '@offizin/marketplace-client/client';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogueOf } from './demo/catalogue.ts';
import { handedOffersOf, handedSellersOf } from './demo/handed-offers.ts';
import { sellersOf } from './demo/sellers.ts';
import { warehouseSellersOf } from './demo/warehouse-range.ts';
import type { OpenOrder } from './life/open-order.ts';
import { liveBrand } from './live.ts';
import { loadDemo } from './load.ts';
import { serveCustomers } from './serve-customers.ts';
import {
  startStubPortal,
  type Answer,
  type Seen,
  type StubPortal,
} from '@offizin/marketplace-client/testing/stub-portal';

let stub: StubPortal | null = null;
let stopping = new AbortController();

afterEach(() => {
  stopping.abort();
  stopping = new AbortController();
  stub?.close();
});

type Routes = Readonly<Record<string, (request: Seen) => unknown>>;

/** Answers by path behind the API's base; anything else is unknown to it. */
async function portal(routes: Routes): Promise<MarketplaceClient> {
  stub = await startStubPortal((request): Answer => {
    const path = request.url.replace('/api/marketplace/v1', '').split('?')[0] ?? '';
    const [route] = Object.entries(routes)
      .filter(([beginning]) => path.startsWith(beginning))
      .toSorted(([a], [b]) => b.length - a.length);
    return route === undefined
      ? { status: 404, body: { message: 'not_found' } }
      : { status: 200, body: route[1](request) };
  });
  return openClient({ baseUrl: stub.baseUrl, key: 'k', signal: stopping.signal, firstWait: 5 });
}

function sentTo(path: string): Seen[] {
  return (stub?.seen ?? []).filter((request) => request.url.includes(path));
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 400) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const accepted = (count: number) => ({ accepted: count, unchanged: 0, errors: [] });
const longAgo = '2020-01-01T00:00:00.000Z';

function parcel(number: string): OpenOrder {
  return {
    number,
    seller: 'DE-2001',
    status: 'processed',
    createdAt: longAgo,
    deliveryType: 'standard',
    paymentStatus: 'paid',
    fulfilledByMarketplace: false,
    lines: [],
    courier: 'dhl',
    shipmentStatus: 'prepared',
    shipmentChangedAt: longAgo,
  };
}

const linesOf = (body: string) => body.trimEnd().split('\n');

const payoutAccount = {
  provider: 'adyen',
  state: 'approved',
  validation: 'ACTIVE',
  requirements: [],
  heldUntil: null,
  blockedAt: null,
};

/** Sellers of whose offers and stock the portal knows nothing yet. */
const returned = {
  returnNo: 'x',
  orderNumber: 'x',
  seller: 'x',
  kind: 'damaged',
  state: 'requested',
  version: 1,
  dueAt: null,
  offer: null,
  refunded: 0,
  decision: null,
  shopWords: null,
  evidence: [],
  effect: null,
};

const shops: Routes = {
  '/sellers': ({ url, method }) => {
    if (/\/payouts\/[^/]+$/.test(url)) return { payoutNo: 'x' };
    if (url.endsWith('/payout')) return payoutAccount;
    if (url.includes('/pictures')) return { pictures: 1 };
    if (url.includes('/returns/')) return returned;
    if (url.includes('/ledger/booked/')) return { sums: [] };
    if (url.endsWith('/ledger/payable')) return { items: [], next: null };
    if (url.endsWith('/services')) return { services: [] };
    if (url.endsWith('/payment')) return { invoiceNo: 'x' };
    if (url.includes('/invoices/')) return { invoiceNo: 'x', created: true };
    if (method === 'GET') return { items: [], next: null };
    if (url.includes('/offers/bulk'))
      return { handoverId: '00000000-0000-4000-8000-000000000001', accepted: 1, errors: [] };
    return { externalId: 'x', sellerId: '00000000-0000-4000-8000-000000000000' };
  },
  '/warehouse-stock/bulk': ({ body }) => accepted(linesOf(body).length),
  '/ledger/bulk': ({ body }) => accepted(JSON.parse(body).entries.length),
  '/invoice-series': () => ({ last: 0 }),
};

describe('MKT-02 a living marketplace', () => {
  test('the courier fetches what a seller processed, and a refused parcel is left alone', async () => {
    const orders = Array.from({ length: 3 }, (_order, index) => parcel(String(69_000_000 + index)));
    const client = await portal({
      '/events': () => ({ events: [], nextCursor: '7-7' }),
      ...shops,
      '/orders': ({ url }) => ({ items: url.includes('processed') ? orders : [] }),
      '/shipments/bulk': () => ({
        accepted: 2,
        unchanged: 0,
        errors: [{ index: 0, code: 'shipment.invalid_state', path: 'x' }],
      }),
    });
    const state = { orders: new Map<string, OpenOrder>(), shelves: new Map() };
    const life = liveBrand({ brand: 'de', client, speed: 1, signal: stopping.signal }, state);
    await until(() => state.orders.size === 2);
    stopping.abort();
    await expect(life).rejects.toMatchObject({ name: 'AbortError' });
    const updates = JSON.parse(sentTo('/shipments/bulk')[0]?.body ?? '{}').updates;
    expect(updates.map((update: { status: string }) => update.status)).toEqual(['on_route', 'on_route', 'on_route']);
    expect([...state.orders.values()].map((order) => order.shipmentStatus)).toEqual(['on_route', 'on_route']);
  });

  test('OFF-08 the warehouse gets its stock at the start, reserves for orders and loses what leaves', async () => {
    const [seller] = warehouseSellersOf('ch');
    const { externalId = '' } = seller ?? {};
    const waiting = {
      ...parcel('69000000'),
      seller: externalId,
      status: 'pending' as const,
      fulfilledByMarketplace: true,
      courier: null,
      shipmentStatus: null,
      shipmentChangedAt: null,
    };
    const held = { onHand: 9, reserved: 0, incoming: 0, price: 500, storedSince: '2026-10-01', nextExpiry: null };
    let isProcessed = false;
    const client = await portal({
      '/events': () => ({ events: [], nextCursor: '7-7' }),
      ...shops,
      [`/sellers/${externalId}/warehouse-stock`]: () => ({ items: [{ productId: 'A', ...held }], next: null }),
      '/orders/69000000/process': () => {
        isProcessed = true;
        return { orderNumber: '69000000', status: 'processed' };
      },
      '/orders': ({ url }) => ({
        items: url.includes('pending')
          ? [{ ...waiting, lines: [{ productId: 'A', quantity: 2, unitPrice: 500 }] }]
          : [],
      }),
    });
    const life = liveBrand(
      { brand: 'ch', client, speed: 1, signal: stopping.signal },
      { orders: new Map(), shelves: new Map() },
    );
    await until(() => isProcessed && sentTo('/warehouse-stock/bulk').some(({ body }) => body.includes(externalId)));
    stopping.abort();
    await expect(life).rejects.toMatchObject({ name: 'AbortError' });
    const sent = sentTo('/warehouse-stock/bulk').flatMap(({ body }) => linesOf(body).map((line) => JSON.parse(line)));
    expect(sent.filter((record) => record.seller === externalId)).toEqual([
      { seller: externalId, productId: 'A', stock: { ...held, onHand: 7 } },
    ]);
  });

  test('the feed is read on from its cursor', async () => {
    const client = await portal({
      '/events': () => ({ events: [], nextCursor: '7-7' }),
      ...shops,
      '/orders': () => ({ items: [] }),
    });
    const life = liveBrand(
      { brand: 'ch', client, speed: 1, signal: stopping.signal },
      { orders: new Map(), shelves: new Map() },
    );
    await until(() => sentTo('/events').length === 2);
    stopping.abort();
    await expect(life).rejects.toMatchObject({ name: 'AbortError' });
    expect(stub?.seen.filter(({ url }) => url.includes('/events')).map(({ url }) => url.includes('after=7-7'))).toEqual(
      [false, true],
    );
  });

  test('customers keep ordering, and their orders are known at once', async () => {
    const client = await portal({ '/orders/bulk': () => accepted(1), '/ledger/bulk': () => accepted(1) });
    const state = () => ({ orders: new Map<string, OpenOrder>(), shelves: new Map() });
    const states = { de: state(), ch: state(), es: state() };
    const served = serveCustomers({
      clients: { de: client, ch: client, es: client },
      states,
      speed: 1000,
      signal: stopping.signal,
    });
    await until(() => sentTo('/orders/bulk').length >= 3);
    stopping.abort();
    await expect(served).rejects.toMatchObject({ name: 'AbortError' });
    const known = Object.values(states).flatMap(({ orders }) => [...orders.values()]);
    expect(known.length).toBeGreaterThanOrEqual(1);
    expect(new Set(known.map((order) => order.status))).toEqual(new Set(['new']));
  });
});

describe('MKT-02 loading the demo', () => {
  const routes = (held: object): Routes => ({
    '/overview': () => held,
    ...shops,
    '/products/bulk': ({ body }) => accepted(linesOf(body).length),
    '/market-offers/bulk': ({ body }) => accepted(linesOf(body).length),
    '/orders/bulk': ({ body }) => accepted(JSON.parse(body).orders.length),
    '/orders': () => ({ items: [] }),
  });

  // Three months of three marketplaces are made: on a busy machine that is not done in the usual time.
  test('an empty portal gets sellers, products and ninety days of orders, oldest first', async () => {
    const client = await portal(routes({ sellers: 0, products: 0, marketOffers: 0, orders: 0, newestOrderAt: null }));
    const loaded = await loadDemo(client, 'ch', new Date('2026-11-24T13:48:00Z'));
    expect(loaded).toMatchObject({ sellers: sellersOf('ch').length, products: catalogueOf('ch').length });
    expect(sentTo('/market-offers/bulk')).toHaveLength(1);
    expect(sentTo('/warehouse-stock/bulk')).toHaveLength(warehouseSellersOf('ch').length);
    expect(sentTo('/offers/bulk').map(({ body }) => JSON.parse(body).offers.length)).toEqual(
      handedSellersOf('ch').map((seller) => handedOffersOf(seller, 'start').length),
    );
    expect(loaded.orders).toBeGreaterThan(1000);
    const batches = sentTo('/orders/bulk').map(({ body }): { createdAt: string }[] => JSON.parse(body).orders);
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(limits.ordersPerCall);
    const regular = batches
      .slice(0, -1)
      .flat()
      .map((order) => order.createdAt);
    expect(regular).toEqual(regular.toSorted());
  });

  test('a portal that has all gets only what came since', async () => {
    const held = {
      sellers: 4,
      products: catalogueOf('ch').length,
      marketOffers: 5000,
      orders: 1600,
      newestOrderAt: '2026-11-24T12:00:00.000Z',
    };
    const client = await portal(routes(held));
    const loaded = await loadDemo(client, 'ch', new Date('2026-11-24T13:48:00Z'));
    expect(loaded).toMatchObject({ sellers: 0, products: 0 });
    expect(loaded.orders).toBeLessThan(20);
    const records = sentTo('/sellers').filter(
      ({ method, url }) => method === 'PUT' && !/\/(?:payouts|invoices)\//.test(url),
    );
    expect(records).toEqual([]);
    expect(sentTo('/products')).toEqual([]);
    expect(sentTo('/market-offers')).toEqual([]);
  });

  test('orders that the portal refuses end the load with the reason', async () => {
    const client = await portal({
      ...routes({ sellers: 4, products: catalogueOf('ch').length, marketOffers: 5000, orders: 0, newestOrderAt: null }),
      '/orders/bulk': () => ({
        accepted: 0,
        unchanged: 0,
        errors: [{ index: 0, code: 'field.invalid', path: 'orders.0.seller' }],
      }),
    });
    await expect(loadDemo(client, 'ch', new Date('2026-11-24T13:48:00Z'))).rejects.toThrow('orders.0.seller');
  });
});
