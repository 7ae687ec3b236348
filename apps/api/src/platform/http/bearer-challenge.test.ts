import { randomUUID } from 'node:crypto';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ users: [aUser('linden')], services: [{ code: 'marketplace', status: 'subscribed' }] }),
);
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: '71000001', seller: 'linden' })]);
const seller = await signedIn(portal, 'linden');
const { secret } = await seller.ask('POST /api-tokens', {
  body: { name: 'ERP', scopes: ['orders:read', 'orders:process'], days: 30 },
});

const [order] = (await seller.ask('GET /orders', { query: { tab: 'to-manage' } })).items;

async function challengeOf(url: string, authorization?: string) {
  const headers = { host: 'de.localhost', ...(authorization !== undefined && { authorization }) };
  const { statusCode, headers: answered } = await portal.server.inject({ url, headers });
  return [statusCode, answered['www-authenticate']];
}

describe('MKT-01 MKT-03 who is not let in learns how to sign in (RFC 6750)', () => {
  test.each([
    ['shop, no token', '/api/shop/v1/orders', undefined, 401, 'Bearer realm="shop"'],
    ['shop, another scheme', '/api/shop/v1/orders', 'Basic YTpi', 401, 'Bearer realm="shop"'],
    [
      'shop, a wrong token',
      '/api/shop/v1/orders',
      `Bearer ofz_de_${'a'.repeat(43)}`,
      401,
      'Bearer realm="shop", error="invalid_token"',
    ],
    [
      'shop, a scope that is missing',
      '/api/shop/v1/offers',
      `Bearer ${secret}`,
      403,
      'Bearer realm="shop", error="insufficient_scope"',
    ],
    ['shop, a good token', '/api/shop/v1/orders?tab=to-manage', `Bearer ${secret}`, 200, undefined],
    ['marketplace, no key', '/api/marketplace/v1/events', undefined, 401, 'Bearer realm="marketplace"'],
    [
      'marketplace, a wrong key',
      '/api/marketplace/v1/events',
      `Bearer ${'a'.repeat(43)}`,
      401,
      'Bearer realm="marketplace", error="invalid_token"',
    ],
    ['browser, no session', '/api/orders?tab=to-manage', undefined, 401, undefined],
  ])('%s', async (_, url, authorization, status, challenge) => {
    expect(await challengeOf(url, authorization)).toEqual([status, challenge]);
  });
});

describe('ERR-02 a reply says that it is a repeat', () => {
  test('of a key of a browser and of an own system', async () => {
    const body = { version: order?.version };
    const key = randomUUID();
    const path = `/orders/${order?.id}/confirm`;
    const first = await seller.call('POST', path, { body, idempotencyKey: key });
    const again = await seller.call('POST', path, { body, idempotencyKey: key });
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    const bySystem = await portal.server.inject({
      method: 'POST',
      url: `/api/shop/v1${path}`,
      headers: { host: 'de.localhost', authorization: `Bearer ${secret}`, 'idempotency-key': key },
      payload: body,
    });
    expect([bySystem.statusCode, bySystem.headers['idempotency-replayed']]).toEqual([200, 'true']);
    const other = await seller.call('POST', path, { body: { version: 99 }, idempotencyKey: key });
    expect([other.status, other.headers['idempotency-replayed']]).toEqual([422, undefined]);
  });

  test('of a key of the marketplace', async () => {
    const put = () =>
      portal.server.inject({
        method: 'PUT',
        url: '/api/marketplace/v1/sellers/birke',
        headers: { authorization: `Bearer ${portal.keys.de}`, 'idempotency-key': 'one-key-of-two-calls' },
        payload: aSeller({ users: [aUser('birke')] }),
      });
    const [first, again] = [await put(), await put()];
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.json()).toEqual(first.json());
  });
});
