import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';

const services = [{ code: 'marketplace', status: 'subscribed' }] as const;
const portal = await portalForFile();
for (const name of ['linden', 'birke'])
  await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)], services: [...services] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

const tokenFor = async (scopes: TokenScope[]) =>
  (await seller.ask('POST /api-tokens', { body: { name: 'ERP', scopes, days: 30 } })).secret;

const get = (token: string, path: string) =>
  portal.server.inject({
    url: `/api/shop/v1${path}`,
    headers: { host: 'de.localhost', authorization: `Bearer ${token}` },
  });

const token = await tokenFor(['events:read', 'orders:process']);
const read = async (query = '') => (await get(token, `/events${query}`)).json();

beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['system_event', 'system_feed', 'rate_window']) await portal.ask(`delete from ${table}`);
});

let number = 72000000;
const order = (name = 'linden') => anOrder({ number: String((number += 1)), seller: name });

describe('MKT-03 the events of the shop', () => {
  test('are those of the webhooks, in order, without any webhook, and its own alone', async () => {
    await putOrders(portal, 'de', [order(), order('birke')]);
    const [row] = (await seller.ask('GET /orders', { query: { tab: 'to-manage' } })).items;
    const path = `/orders/${row?.id}/confirm`;
    await seller.call('POST', path, { body: { version: row?.version }, idempotencyKey: randomUUID() });
    const { events, nextCursor } = await read();
    expect(events).toMatchObject([
      { cursor: '1', type: 'order.created', timestamp: testNow.toISOString(), data: { orderId: row?.id } },
      { cursor: '2', type: 'order.status_changed', data: { orderId: row?.id, status: 'pending' } },
    ]);
    expect(nextCursor).toBe('2');
    expect(await read('?after=2')).toEqual({ events: [], nextCursor: '2' });
    expect(JSON.stringify(events)).not.toContain(anOrder({ number: '1' }).customerFirstName);
  });

  test('are read page by page, each once, while others are written', async () => {
    const writing = Array.from({ length: 12 }, () => putOrders(portal, 'de', [order()]));
    const seen: string[] = [];
    let after = '';
    const page = async () => {
      const { events, nextCursor } = await read(`?limit=3${after === '' ? '' : `&after=${after}`}`);
      seen.push(...events.map(({ data }: { data: { orderId: string } }) => data.orderId));
      after = nextCursor;
      return events.length;
    };
    await page();
    await Promise.all([...writing, page()]);
    let last = 1;
    for (let pages = 0; last > 0 && pages < 20; pages += 1) last = await page();
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  });

  test('one that commits late comes behind what was read before', async () => {
    await putOrders(portal, 'de', [order(), order()]);
    // As if the first of them had committed last.
    const [{ id } = { id: 0 }] = await portal.ask<{ id: number }>('select min(id) as id from system_event');
    const [late] = await portal.ask<{ type: string }>('delete from system_event where id = $1 returning *', [id]);
    const first = await read();
    expect(first.events).toHaveLength(1);
    await portal.ask(
      `insert into system_event (id, seller_id, brand, type, at, data)
       overriding system value select $1, id, 'de', $2, now(), '{}' from seller where external_id = 'linden'`,
      [id, late?.type],
    );
    expect((await read(`?after=${first.nextCursor}`)).events).toMatchObject([{ cursor: '2' }]);
  });

  test('a cursor that nobody gave, or behind which something is gone, is refused with where to read on', async () => {
    await putOrders(portal, 'de', [order(), order(), order()]);
    await read();
    const ahead = await get(token, '/events?after=99');
    expect([ahead.statusCode, ahead.json()]).toMatchObject([
      409,
      { message: 'events.cursor_ahead', current: { last: '3' } },
    ]);
    await portal.ask('delete from system_event where position <= 2');
    const outdated = await get(token, '/events?after=1');
    expect([outdated.statusCode, outdated.json()]).toMatchObject([
      409,
      { message: 'events.cursor_outdated', current: { last: '2' } },
    ]);
    expect((await read('?after=2')).events).toHaveLength(1);
    expect((await read()).events).toHaveLength(1);
    await portal.ask('delete from system_event');
    expect((await get(token, '/events?after=1')).json()).toMatchObject({ current: { last: '3' } });
    expect(await read()).toEqual({ events: [], nextCursor: '3' });
  });

  test('ask for their own scope', async () => {
    const other = await tokenFor(['orders:read']);
    expect((await get(other, '/events')).statusCode).toBe(403);
  });
});

describe('MKT-03 a scope suffices for what is done with it', () => {
  test('who may process orders reads them', async () => {
    const processing = await tokenFor(['orders:process']);
    expect((await get(processing, '/orders?tab=to-manage')).statusCode).toBe(200);
    expect((await get(processing, '/offers')).statusCode).toBe(403);
  });

  test('money is read with its own, and nothing of it changed', async () => {
    const money = await tokenFor(['money:read']);
    expect((await get(money, '/invoices')).statusCode).toBe(200);
    expect((await get(money, '/invoices/summary')).statusCode).toBe(404);
    expect((await get(money, '/orders?tab=to-manage')).statusCode).toBe(403);
    expect((await get(token, '/invoices')).statusCode).toBe(403);
  });
});
