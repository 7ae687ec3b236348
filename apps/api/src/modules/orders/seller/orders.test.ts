import { orderSorts } from '@offizin/domain/orders/order-sorts';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type CallQuery, codeOf, openBrowser, problemOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

let next = 70_000_000;

const portal = await portalForFile();
await putSeller(
  portal,
  'de',
  'linden',
  aSeller({
    users: [aUser('linden')],
    services: [
      { code: 'marketplace', status: 'subscribed' },
      { code: 'fulfillment', status: 'subscribed' },
    ],
  }),
);
await putProducts(portal, 'de', [
  aProduct(),
  aProduct({ productId: 'P-2', name: '=Magnelora', nationalCode: '04877800', gtin: null }),
]);
const seller = await signedIn(portal, 'linden');

async function place(changes: Parameters<typeof anOrder>[0] = {}): Promise<OrderDetail> {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number, ...changes })]);
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [
    changes.number ?? number,
  ]);
  return read(row?.id ?? '');
}

function read(orderId: string): Promise<OrderDetail> {
  return seller.ask('GET /orders/:orderId', { params: { orderId } });
}

const twoLines = {
  lines: [
    { productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' },
    { productId: 'P-2', quantity: 1, unitPrice: 1795, stockOrigin: 'wholesaler' },
  ],
  discount: { amount: 200, label: 'HERBST2' },
} as const;
const dhl = { courier: 'dhl', trackingNumber: '0034 0434 1234 5678 9012' } as const;

describe('ORD-01 ORD-03 an order', () => {
  test('has every field, its lines and its history', async () => {
    const order = await place({ ...twoLines, lines: [...twoLines.lines] });
    expect(order).toMatchObject({
      status: 'new',
      version: 1,
      origin: 'web',
      deliveryAddress: { name: 'Katharina Vogel', city: 'Emmendingen' },
      customer: { firstName: 'Katharina', city: 'Emmendingen' },
      units: 3,
      subtotal: { amount: 2753, currency: 'EUR' },
      shipping: { amount: 395 },
      discount: { amount: { amount: 200 }, label: 'HERBST2' },
      total: { amount: 2948 },
    });
    expect(order.lines.map((line) => [line.name, line.nationalCode, line.codeSystem, line.quantity])).toEqual([
      ['Ibulenta 400 mg akut', '03752864', 'pzn', 2],
      ['=Magnelora', '04877800', 'pzn', 1],
    ]);
    expect(order.history.map((entry) => entry.kind).sort()).toEqual(['paid', 'received']);
  });

  test("ORD-12 gets its dispatch deadline from the shop's hours", async () => {
    const order = await place({ createdAt: '2026-11-27T16:00:00.000Z' });
    expect(order.dispatchBy).toBe('2026-11-30T17:00:00.000Z');
    const own = await place({ dispatchBy: '2026-11-25T10:00:00.000Z' });
    expect(own.dispatchBy).toBe('2026-11-25T10:00:00.000Z');
  });
});

describe('ORD-02 the list', () => {
  test('pages by keyset without losing or repeating an order, in every sort', async () => {
    await putSeller(portal, 'de', 'many', aSeller({ users: [aUser('many')] }));
    const orders = Array.from({ length: 23 }, (_, index) =>
      anOrder({
        number: `6000${1000 + index}`,
        seller: 'many',
        createdAt: new Date(Date.UTC(2026, 10, 1 + (index % 7), 9)).toISOString(),
      }),
    );
    await putOrders(portal, 'de', orders);
    const many = openBrowser(portal, 'de.localhost');
    await many.signIn('many');
    const list = (query: Omit<CallQuery<'GET /orders'>, 'tab'>) =>
      many.ask('GET /orders', { query: { tab: 'to-manage', ...query } });
    for (const sort of orderSorts) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list({ sort, limit: 5, cursor });
        seen.push(...page.items.map((item) => item.number));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(23);
      expect(seen).toHaveLength(23);
    }
    expect((await list({ from: '2026-11-02', to: '2026-11-03' })).items).toHaveLength(7);
    expect(await many.ask('GET /orders/counts', {})).toMatchObject({ tabs: { 'to-manage': 23, managed: 0 } });
    expect(await list({ q: '6000 1005' })).toMatchObject({ items: [{ number: '60001005' }] });
    const managed = await many.ask('GET /orders', { query: { tab: 'managed', q: '60001005' } });
    expect(managed).toMatchObject({ items: [], inOtherTab: 1 });
  });

  test('filters by delivery, payment and shipment', async () => {
    const express = await place({ deliveryType: 'express_slot', paymentType: 'invoice', paymentStatus: 'pending' });
    const list = async (filter: Omit<CallQuery<'GET /orders'>, 'tab'>) => {
      const { items } = await seller.ask('GET /orders', { query: { tab: 'to-manage', ...filter } });
      return items.map((item) => item.id);
    };
    expect(await list({ deliveryType: 'express_slot,next_day' })).toEqual([express.id]);
    expect(await list({ paymentType: 'invoice' })).toEqual([express.id]);
    expect(await list({ deliveryType: 'next_day' })).toEqual([]);
  });

  test('never shows an address', async () => {
    await place();
    expect((await seller.call('GET', '/orders?tab=to-manage')).text).not.toContain('Karl-Friedrich');
  });
});

describe('ORD-04 ORD-05 ORD-06 what a seller does', () => {
  test('confirm, process, correct tracking', async () => {
    const order = await place();
    const params = { orderId: order.id };
    const confirmed = await seller.ask('POST /orders/:orderId/confirm', { params, body: { version: 1 } });
    expect(confirmed).toMatchObject({ status: 'pending', version: 2 });
    const processed = await seller.ask('POST /orders/:orderId/process', { params, body: { version: 2, ...dhl } });
    expect(processed).toMatchObject({
      status: 'processed',
      version: 3,
      shipmentStatus: 'prepared',
      trackingNumber: '00340434123456789012',
    });
    const corrected = await seller.ask('PUT /orders/:orderId/tracking', {
      params,
      body: { version: 3, courier: 'ups', trackingNumber: '1Z999AA10123456784' },
    });
    expect(corrected).toMatchObject({ version: 4, courier: 'ups' });
    expect((await read(order.id)).history.map((entry) => entry.kind).slice(2)).toEqual([
      'confirmed',
      'processed',
      'tracking_changed',
    ]);
  });

  test('a pickup code is set, changed and deleted', async () => {
    const params = { orderId: (await place()).id };
    await seller.ask('POST /orders/:orderId/process', {
      params,
      body: { version: 1, courier: 'pickup_point', pickupCode: 'AB12' },
    });
    const changed = await seller.ask('PUT /orders/:orderId/pickup-code', {
      params,
      body: { version: 2, pickupCode: 'CD34' },
    });
    expect(changed).toMatchObject({ pickupCode: 'CD34', version: 3 });
    const deleted = await seller.ask('DELETE /orders/:orderId/pickup-code', { params, body: { version: 3 } });
    expect(deleted).toMatchObject({ pickupCode: null, version: 4 });
  });

  test.each([
    ['no courier', { courier: 'dhl' }, 'body.trackingNumber', 'field.required'],
    ['a short number', { courier: 'dhl', trackingNumber: '123' }, 'body.trackingNumber', 'field.too_short'],
    [
      'another courier without an address',
      { courier: 'other', trackingNumber: '12345678' },
      'body.trackingUrl',
      'field.required',
    ],
    [
      'an address that is none',
      { courier: 'other', trackingNumber: '12345678', trackingUrl: 'javascript:alert(1)' },
      'body.trackingUrl',
      'field.invalid',
    ],
    ['own delivery of a standard order', { courier: 'own' }, 'body.courier', 'field.not_available'],
    ['a pickup without code', { courier: 'pickup_point' }, 'body.pickupCode', 'field.required'],
  ])('VAL-07 processing with %s is refused at its field', async (_, dispatch, path, code) => {
    const order = await place();
    const reply = await seller.call('POST', `/orders/${order.id}/process`, { body: { version: 1, ...dispatch } });
    expect(reply.status).toBe(400);
    expect(problemOf(reply).errors).toMatchObject([{ path, code }]);
    expect((await read(order.id)).status).toBe('new');
  });

  test('reject removes the products for good', async () => {
    const order = await place({ ...twoLines, lines: [...twoLines.lines] });
    const rejected = await seller.ask('POST /orders/:orderId/reject', {
      params: { orderId: order.id },
      body: { version: 1, reason: 'no_stock' },
    });
    expect(rejected).toMatchObject({
      status: 'cancelled',
      units: 0,
      total: { amount: 0 },
      cancellation: { by: 'seller', reason: 'no_stock' },
    });
    const again = await seller.call('POST', `/orders/${order.id}/confirm`, { body: { version: 2 } });
    expect([again.status, codeOf(again)]).toEqual([409, 'order.invalid_state']);
    expect(problemOf(again).current).toMatchObject({ status: 'cancelled' });
  });

  test('the reason "other" needs a comment of ten characters', async () => {
    const order = await place();
    const short = await seller.call('POST', `/orders/${order.id}/reject`, {
      body: { version: 1, reason: 'other', comment: 'short' },
    });
    expect(problemOf(short).errors).toMatchObject([
      { path: 'body.comment', code: 'field.too_short', params: { limit: 10 } },
    ]);
  });

  test('single units are cancelled, totals follow to the cent, the last one cancels the order', async () => {
    const order = await place({ ...twoLines, lines: [...twoLines.lines] });
    const [first = '', second = ''] = order.lines.map((line) => line.id);
    const reason = 'not_available' as const;
    const cancel = (version: number, item: { lineId: string; quantity: number }) =>
      seller.ask('POST /orders/:orderId/cancel-units', {
        params: { orderId: order.id },
        body: { version, reason, items: [item] },
      });
    const refused = async (items: object[]) =>
      (await seller.call('POST', `/orders/${order.id}/cancel-units`, { body: { version: 2, reason, items } })).status;
    const one = await cancel(1, { lineId: second, quantity: 1 });
    expect(one).toMatchObject({ status: 'new', units: 2, subtotal: { amount: 958 } });
    expect(one.total.amount).toBe(one.subtotal.amount - one.discount.amount.amount + one.shipping.amount);
    expect(await refused([{ lineId: first, quantity: 3 }])).toBe(400);
    expect(await refused([])).toBe(400);
    const all = await cancel(2, { lineId: first, quantity: 2 });
    expect(all).toMatchObject({ status: 'cancelled', units: 0, total: { amount: 0 } });
  });

  test.each([
    ['tracking of a new order', 'PUT', 'tracking', { version: 1, ...dhl }],
    ['the pickup code of a new order', 'PUT', 'pickup-code', { version: 1, pickupCode: 'AB12' }],
  ] as const)('%s cannot be edited', async (_, method, action, body) => {
    const order = await place();
    expect(codeOf(await seller.call(method, `/orders/${order.id}/${action}`, { body }))).toBe('order.invalid_state');
  });
});

describe('ORD-10 conflicts', () => {
  test('a stale version is refused with the current order', async () => {
    const order = await place();
    await seller.call('POST', `/orders/${order.id}/confirm`, { body: { version: 1 } });
    const stale = await seller.call('POST', `/orders/${order.id}/process`, { body: { version: 1, ...dhl } });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'order.version_conflict']);
    expect(problemOf(stale).current).toMatchObject({ status: 'pending', version: 2 });
  });

  test('racing sessions: one wins each order, the other learns the current state', async () => {
    const other = openBrowser(portal, 'de.localhost', '203.0.113.8');
    await other.signIn('linden');
    for (let round = 0; round < 25; round += 1) {
      const order = await place({ ...twoLines, lines: [...twoLines.lines] });
      const items = [{ lineId: order.lines[0]?.id, quantity: 2 }];
      const replies = await Promise.all([
        seller.call('POST', `/orders/${order.id}/confirm`, { body: { version: 1 } }),
        other.call('POST', `/orders/${order.id}/reject`, { body: { version: 1, reason: 'no_stock' } }),
        seller.call('POST', `/orders/${order.id}/cancel-units`, { body: { version: 1, reason: 'no_stock', items } }),
        other.call('POST', `/orders/${order.id}/process`, { body: { version: 1, ...dhl } }),
      ]);
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      for (const loser of replies.filter((reply) => reply.status !== 200)) {
        expect(loser.status).toBe(409);
        expect(problemOf(loser).current).toMatchObject({ version: 2 });
      }
      expect((await read(order.id)).version).toBe(2);
    }
  });

  test('a repeat with the same key gets the first reply and acts once', async () => {
    const order = await place();
    const call = { body: { version: 1 }, idempotencyKey: 'key-of-this-click' };
    const first = await seller.call('POST', `/orders/${order.id}/confirm`, call);
    const repeats = await Promise.all([1, 2, 3].map(() => seller.call('POST', `/orders/${order.id}/confirm`, call)));
    for (const repeat of repeats) expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    expect((await read(order.id)).history.filter((entry) => entry.kind === 'confirmed')).toHaveLength(1);
    const misused = await seller.call('POST', `/orders/${order.id}/confirm`, { ...call, body: { version: 2 } });
    expect([misused.status, codeOf(misused)]).toEqual([422, 'idempotency.key_reused']);
    const without = await seller.call('POST', `/orders/${order.id}/confirm`, {
      body: { version: 2 },
      idempotencyKey: null,
    });
    expect(codeOf(without)).toBe('idempotency.key_required');
  });

  test('the same click sent five times together acts once', async () => {
    const order = await place();
    const call = { body: { version: 1 }, idempotencyKey: `burst-${order.number}` };
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => seller.call('POST', `/orders/${order.id}/confirm`, call)),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(order.id)).version).toBe(2);
  });
});

describe("ORD-16 orders of the marketplace's warehouse", () => {
  test('are shown apart and cannot be worked', async () => {
    const number = '80000001';
    await putOrders(portal, 'de', [anOrder({ number, fulfilledByMarketplace: true })]);
    const list = await seller.ask('GET /fulfilment/orders', { query: { tab: 'to-manage' } });
    expect(list.items.map((item) => item.number)).toEqual([number]);
    const id = list.items[0]?.id ?? '';
    expect((await seller.call('GET', `/fulfilment/orders/${id}`)).status).toBe(200);
    expect((await seller.call('GET', `/orders/${id}`)).status).toBe(404);
    expect((await seller.call('POST', `/orders/${id}/confirm`, { body: { version: 1 } })).status).toBe(404);
    const handed = await machineCall(portal, {
      method: 'POST',
      path: `/orders/${number}/process`,
      body: { courier: 'dhl', trackingNumber: '123456789012' },
    });
    expect(handed.status).toBe(200);
    expect(await seller.ask('GET /fulfilment/orders/counts', {})).toMatchObject({
      tabs: { 'to-manage': 0, managed: 1 },
    });
  });
});

test('OPS-02 the kept counts equal the counted ones after everything above', async () => {
  const differing = await portal.ask(
    `select * from (select seller_id, warehouse, status, count(*) as orders from seller_order group by 1, 2, 3) counted
     full join (select * from order_count where orders <> 0) kept using (seller_id, warehouse, status)
     where counted.orders is distinct from kept.orders`,
  );
  expect(differing).toEqual([]);
});
