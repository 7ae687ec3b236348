import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { brandIds } from '@offizin/domain/brand/brands';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { replaceApiKeys, revokeApiKeys } from '../../../platform/db/roles/api-keys.ts';
import { type CallQuery, signedIn } from '../../../testing/browser.ts';
import {
  askMachine,
  machineCall,
  portalForFile,
  putOrders,
  putProducts,
  putSeller,
  testNow,
} from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

const post = (path: string, body: object, idempotencyKey?: string) =>
  machineCall(portal, { method: 'POST', path, body, ...(idempotencyKey && { idempotencyKey }) });
const get = (path: string) => machineCall(portal, { method: 'GET', path });
const eventsOf = (query: { after?: string; limit?: number }) => askMachine(portal, marketplaceApi.events, { query });

/** The order of a number as its seller sees it. */
async function find(tab: CallQuery<'GET /orders'>['tab'], number: string): Promise<OrderDetail> {
  const { items } = await seller.ask('GET /orders', { query: { tab, q: number } });
  return seller.ask('GET /orders/:orderId', { params: { orderId: items[0]?.id ?? '' } });
}

describe('MKT-01 keys', () => {
  test('a key works for its brand and scopes only, and not after its end', async () => {
    const narrow = await portal.makeKey('de', ['events']);
    expect((await machineCall(portal, { key: narrow, method: 'GET', path: '/events' })).status).toBe(200);
    expect((await machineCall(portal, { key: narrow, method: 'GET', path: '/overview' })).body['message']).toBe(
      'api_key.scope',
    );
    await portal.ask(`update api_key set expires_at = $1 where scopes = '{events}'`, ['2026-11-01T00:00:00Z']);
    expect((await machineCall(portal, { key: narrow, method: 'GET', path: '/events' })).status).toBe(401);
  });

  test('a key that is revoked ends at once, and keys of other names stay', async () => {
    const [databaseUrl, name] = [portal.app.config.databaseOwnerUrl, 'partner'];
    const { de: key } = await replaceApiKeys(databaseUrl, ['de'], { name, scopes: ['events'], days: 365 });
    const status = async () => (await machineCall(portal, { key: key ?? '', method: 'GET', path: '/events' })).status;
    expect(await status()).toBe(200);
    expect(await revokeApiKeys(databaseUrl, ['ch', 'es'], name)).toBe(0);
    expect(await status()).toBe(200);
    expect(await revokeApiKeys(databaseUrl, brandIds, name)).toBe(1);
    expect(await status()).toBe(401);
    expect((await get('/overview')).status).toBe(200);
  });

  test('another brand sees nothing of it', async () => {
    await putOrders(portal, 'de', [anOrder({ number: '50000001' })]);
    const spanish = await machineCall(portal, {
      brand: 'es',
      method: 'POST',
      path: '/orders/50000001/cancel',
      body: { reason: 'force_majeure' },
    });
    expect(spanish.status).toBe(404);
    expect((await machineCall(portal, { brand: 'es', method: 'GET', path: '/overview' })).body).toMatchObject({
      sellers: 0,
      products: 0,
      orders: 0,
    });
    expect((await get('/overview')).body).toMatchObject({
      sellers: 1,
      products: 1,
      newestOrderAt: '2026-11-24T08:02:00.000Z',
    });
  });
});

describe('MKT-01 products', () => {
  test('stream in line by line; wrong lines are reported, the others kept', async () => {
    const lines = [
      JSON.stringify(aProduct({ productId: 'S-1' })),
      '{broken',
      JSON.stringify({ ...aProduct(), market: 'Germany' }),
      '',
      JSON.stringify(aProduct({ productId: 'S-2', name: 'Zwei' })),
    ];
    const response = await portal.server.inject({
      method: 'POST',
      url: '/api/marketplace/v1/products/bulk',
      headers: { authorization: `Bearer ${portal.keys.de}`, 'content-type': 'application/x-ndjson' },
      payload: lines.join('\n'),
    });
    expect(response.json()).toEqual({
      accepted: 2,
      unchanged: 0,
      errors: [
        { index: 1, code: 'request.malformed', path: '' },
        { index: 2, code: 'field.invalid', path: 'market' },
      ],
    });
    const names = await portal.ask(`select name from product where product_id like 'S-%' order by product_id`);
    expect(names).toEqual([{ name: 'Ibulenta 400 mg akut' }, { name: 'Zwei' }]);
  });
});

describe('MKT-01 orders', () => {
  test('are created once, whatever is repeated; unknown sellers and products are reported', async () => {
    const orders = [
      anOrder({ number: '51000001' }),
      anOrder({ number: '51000002', seller: 'nobody' }),
      anOrder({ number: '51000003', lines: [{ productId: 'P-9', quantity: 1, unitPrice: 1, stockOrigin: 'own' }] }),
    ];
    const first = await post('/orders/bulk', { orders }, 'handing-over-1');
    expect(first.body).toEqual({
      accepted: 1,
      unchanged: 0,
      errors: [
        { index: 1, code: 'seller.unknown', path: 'orders.1.seller' },
        { index: 2, code: 'product.unknown', path: 'orders.2.lines.0.productId' },
      ],
    });
    expect((await post('/orders/bulk', { orders }, 'handing-over-1')).body).toEqual(first.body);
    expect((await post('/orders/bulk', { orders: orders.slice(0, 1) })).body).toMatchObject({
      accepted: 0,
      unchanged: 1,
    });
  });

  test('with a past arrive in their state, with their history', async () => {
    const past = {
      status: 'finalised' as const,
      confirmedAt: '2026-11-20T09:00:00.000Z',
      processedAt: '2026-11-20T15:00:00.000Z',
      finalisedAt: '2026-11-22T10:00:00.000Z',
      courier: 'dhl' as const,
      trackingNumber: '123456789012',
      shipment: [
        { status: 'prepared' as const, at: '2026-11-20T15:00:00.000Z' },
        { status: 'on_route' as const, at: '2026-11-21T06:00:00.000Z' },
        { status: 'delivered' as const, at: '2026-11-22T09:00:00.000Z' },
      ],
    };
    await putOrders(portal, 'de', [anOrder({ number: '52000001', createdAt: '2026-11-20T08:00:00.000Z', past })]);
    const order = await find('managed', '52000001');
    expect(order).toMatchObject({ status: 'finalised', shipmentStatus: 'delivered', shipmentSteps: past.shipment });
  });
});

test('MKT-01 open orders are read with what is ordered of each product and not cancelled', async () => {
  const line = { productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' } as const;
  const past = { status: 'pending', confirmedAt: '2026-11-24T08:10:00.000Z', shipment: [] } as const;
  await putOrders(portal, 'de', [
    anOrder({
      number: '52000009',
      fulfilledByMarketplace: true,
      lines: [
        { ...line, cancelledQuantity: 1 },
        { ...line, quantity: 1, cancelledQuantity: 1 },
      ],
      past: { ...past, shipment: [] },
    }),
  ]);
  const { body } = await get('/orders?status=pending&after=52000008&limit=1');
  expect(body['items']).toMatchObject([
    { number: '52000009', fulfilledByMarketplace: true, lines: [{ productId: 'P-1', quantity: 2, unitPrice: 479 }] },
  ]);
});

describe('ORD-09 MKT-01 shipment updates', () => {
  const update = (orderNumber: string, status: string) => ({ orderNumber, status, at: testNow.toISOString() });

  test('follow the table of transitions; an impossible step is reported and changes nothing', async () => {
    await putOrders(portal, 'de', [anOrder({ number: '53000001', paymentStatus: 'pending', paymentType: 'invoice' })]);
    expect((await post('/shipments/bulk', { updates: [update('53000001', 'on_route')] })).body).toMatchObject({
      accepted: 0,
      errors: [{ code: 'shipment.invalid_state' }],
    });
    const params = { orderId: (await find('to-manage', '53000001')).id };
    await seller.ask('POST /orders/:orderId/process', {
      params,
      body: { version: 1, courier: 'dhl', trackingNumber: '123456789012' },
    });
    const moves = ['paid', 'on_route', 'incident', 'on_route', 'delivered', 'finalised'].map((status) =>
      update('53000001', status),
    );
    expect((await post('/shipments/bulk', { updates: moves })).body).toEqual({ accepted: 6, unchanged: 0, errors: [] });
    expect(await seller.ask('GET /orders/:orderId', { params })).toMatchObject({
      status: 'finalised',
      paymentStatus: 'paid',
      shipmentStatus: 'delivered',
    });
  });
});

describe('ORD-04 cancellation by customer or marketplace', () => {
  test("is attributed by its reason and cannot take a seller's reason", async () => {
    await putOrders(portal, 'de', [anOrder({ number: '54000001' }), anOrder({ number: '54000002' })]);
    expect((await post('/orders/54000001/cancel', { reason: 'cancelled_by_customer' })).body).toEqual({
      orderNumber: '54000001',
      status: 'cancelled',
    });
    expect((await post('/orders/54000002/cancel', { reason: 'no_stock' })).status).toBe(400);
    expect((await post('/orders/54000001/cancel', { reason: 'product_recall' })).body).toMatchObject({
      message: 'order.invalid_state',
      current: { status: 'cancelled' },
    });
    const [order] = await portal.ask(`select cancelled_by, units from seller_order where number = '54000001'`);
    expect(order).toEqual({ cancelled_by: 'customer', units: 0 });
  });
});

/** The cursor behind the newest event. */
async function endOfFeed(): Promise<string> {
  const { nextCursor } = await eventsOf({ limit: 500 });
  const { events, nextCursor: end } = await eventsOf({ after: nextCursor });
  expect(events).toEqual([]);
  return end;
}

/** An order of this number that the seller confirms. */
async function confirmNew(number: string): Promise<{ orderId: string }> {
  await putOrders(portal, 'de', [anOrder({ number })]);
  const params = { orderId: (await find('to-manage', number)).id };
  await seller.ask('POST /orders/:orderId/confirm', { params, body: { version: 1 } });
  return params;
}

describe('MKT-01 the event feed', () => {
  test('gives each action once, in order, and continues from its cursor', async () => {
    const start = await endOfFeed();
    const params = await confirmNew('55000001');
    await seller.ask('POST /orders/:orderId/reject', { params, body: { version: 2, reason: 'wrong_price' } });
    const page = await eventsOf({ after: start, limit: 1 });
    expect(page.events).toMatchObject([{ kind: 'order.confirmed', orderNumber: '55000001', seller: 'linden' }]);
    const rest = await eventsOf({ after: page.nextCursor });
    expect(rest.events).toMatchObject([
      { kind: 'order.rejected', order: { status: 'cancelled', reason: 'wrong_price' } },
    ]);
    expect(await eventsOf({ after: rest.nextCursor })).toEqual({ events: [], nextCursor: rest.nextCursor });
    expect((await get('/events?after=nonsense')).status).toBe(400);
  });

  test('waits for no transaction elsewhere, and gives what commits late behind what was read', async () => {
    const start = await endOfFeed();
    await portal.ask('begin');
    await portal.ask(
      `insert into marketplace_event (seller_id, brand, kind, at, order_number, payload)
      select id, brand, 'order.processed', now(), '55000009', '{"status": "processed", "courier": null, "trackingNumber": null,
        "pickupCode": null, "reason": null}' from seller where external_id = 'linden'`,
    );
    await confirmNew('55000002');
    const read = await eventsOf({ after: start });
    expect(read.events).toMatchObject([{ orderNumber: '55000002' }]);
    await portal.ask('commit');
    expect((await eventsOf({ after: read.nextCursor })).events).toMatchObject([{ orderNumber: '55000009' }]);
  });

  test('ten simultaneous readers number the events once', async () => {
    const start = await endOfFeed();
    for (const number of ['55000003', '55000004', '55000005']) await confirmNew(number);
    const pages = await Promise.all(Array.from({ length: 10 }, () => eventsOf({ after: start })));
    const expected = [1, 2, 3].map((step) => String(Number(start) + step));
    for (const page of pages) expect(page.events.map(({ cursor }) => cursor)).toEqual(expected);
  });

  test('refuses a cursor that is ahead of it', async () => {
    const end = await endOfFeed();
    const ahead = await get(`/events?after=${Number(end) + 1}`);
    expect(ahead).toMatchObject({ status: 409, body: { message: 'events.cursor_ahead', current: { last: end } } });
  });

  test('answers a cursor of an older version with the position to read on from', async () => {
    const end = await endOfFeed();
    const old = await get('/events?after=4819-1703');
    expect(old).toMatchObject({ status: 409, body: { message: 'events.cursor_outdated', current: { last: end } } });
    expect(await get(`/events?after=${end}`)).toMatchObject({ status: 200, body: { events: [] } });
    expect(await get('/events?after=4819-1703-2')).toMatchObject({ status: 400 });
  });
});
