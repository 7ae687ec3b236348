import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import { limits } from '@offizin/domain/limits';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../testing/portal.ts';
import { newApiToken } from '../tokens.ts';

const services = [{ code: 'marketplace', status: 'subscribed' }] as const;
const record = () => aSeller({ users: [aUser('linden')], services: [...services] });

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', record());
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: '71000001', seller: 'linden' })]);
const seller = await signedIn(portal, 'linden');
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from api_token');
  await portal.ask('delete from rate_window');
});

const make = (scopes: TokenScope[], days: 30 | 90 | 365 = 30) =>
  seller.ask('POST /api-tokens', { body: { name: 'Packing station', scopes, days } });

interface Call {
  readonly token?: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly address?: string;
}

async function call({ token, method = 'GET', path = '/orders?tab=to-manage', ...rest }: Call) {
  const { host = 'de.localhost', headers = {}, body, address = '203.0.113.9' } = rest;
  const reply = await portal.server.inject({
    method,
    url: shopBase + path,
    headers: {
      host,
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const code: unknown = reply.statusCode < 400 ? null : reply.json()['message'];
  return { status: reply.statusCode, code, headers: reply.headers, json: reply.json() };
}

describe('MKT-03 tokens', () => {
  test('256 bits, shown once, kept as a hash, with the last four', async () => {
    const { token, secret } = await make(['orders:read'], 90);
    expect(secret).toMatch(/^ofz_de_[0-9A-Za-z]{43}$/);
    expect(token).toMatchObject({ lastFour: secret.slice(-4), lastUsedAt: null, revoked: null, madeBy: 'User linden' });
    expect(token.expiresAt).toBe(new Date(testNow.getTime() + 90 * 86_400_000).toISOString());
    const stored = JSON.stringify([
      await portal.ask('select * from api_token'),
      await portal.ask('select * from idempotency'),
    ]);
    expect(stored).not.toContain(secret.slice(7, 40));
    expect(JSON.stringify(await seller.ask('GET /api-tokens', {}))).not.toContain(secret.slice(7, 40));
    expect(new Set(Array.from({ length: 200 }, () => newApiToken('de'))).size).toBe(200);
  });

  test('reads what its scope opens, processes only with that scope', async () => {
    const { secret: token } = await make(['orders:read']);
    const list = await call({ token });
    expect([list.status, list.json.items.length]).toEqual([200, 1]);
    const [order] = list.json.items;
    const confirm = { method: 'POST', path: `/orders/${order.id}/confirm`, body: { version: order.version } } as const;
    const headers = { 'idempotency-key': randomUUID() };
    expect(await call({ token, ...confirm, headers })).toMatchObject({ status: 403, code: 'api_token.scope' });
    expect(await call({ token, path: '/offers' })).toMatchObject({ status: 403, code: 'api_token.scope' });
    const { secret: stronger } = await make(['orders:read', 'orders:process']);
    expect(await call({ token: stronger, ...confirm })).toMatchObject({
      status: 400,
      code: 'idempotency.key_required',
    });
    const [first, again] = [
      await call({ token: stronger, ...confirm, headers }),
      await call({ token: stronger, ...confirm, headers }),
    ];
    expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
    const [history] = await portal.ask(`select actor_name from order_history where kind = 'confirmed'`);
    expect(history).toEqual({ actor_name: 'User linden · Packing station' });
  });

  test('at most twenty, even if they are made together', async () => {
    const replies = await Promise.all(
      Array.from({ length: 24 }, () =>
        seller.call('POST', '/api-tokens', { body: { name: 'x', scopes: ['orders:read'], days: 30 } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits.tokens);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('a revoked one, one past its end, a banned user, a banned seller and a lost service act on the next call', async () => {
    const { secret: token, token: made } = await make(['orders:read']);
    expect((await call({ token })).status).toBe(200);
    await portal.ask(`update user_account set banned = true`);
    expect((await call({ token })).code).toBe('api_token.invalid');
    await portal.ask(`update user_account set banned = false`);
    await portal.ask(`update seller set status = 'banned'`);
    expect((await call({ token })).code).toBe('api_token.invalid');
    await portal.ask(`update seller set status = 'active', services = '[]'`);
    expect(await call({ token })).toMatchObject({ status: 403, code: 'access.service' });
    await portal.ask(`update seller set services = $1`, [JSON.stringify(services)]);
    expect((await call({ token })).status).toBe(200);
    await seller.ask('DELETE /api-tokens/:tokenId', { params: { tokenId: made.id }, body: {} });
    expect(await call({ token })).toMatchObject({ status: 401, code: 'api_token.invalid' });
    const { secret: other } = await make(['orders:read'], 30);
    portal.setNow(new Date(testNow.getTime() + 30 * 86_400_000));
    expect((await call({ token: other })).code).toBe('api_token.invalid');
  });

  test('whose maker is no owner of the shop any more, or has left it', async () => {
    const { secret: token } = await make(['orders:read']);
    for (const role of ['manager', 'reader']) {
      await portal.ask('update membership set role = $1', [role]);
      expect((await call({ token })).code).toBe('api_token.invalid');
    }
    await portal.ask(`update membership set role = 'owner', ends_at = $1`, [testNow]);
    expect((await call({ token })).code).toBe('api_token.invalid');
    await portal.ask('update membership set ends_at = null');
    expect((await call({ token })).status).toBe(200);
  });

  test('is none on the host of another brand, nor on the browser API, nor on the marketplace’s', async () => {
    const { secret: token } = await make(['orders:read']);
    expect(await call({ token, host: 'es.localhost' })).toMatchObject({ status: 401, code: 'api_token.invalid' });
    expect((await call({ token, host: 'nobody.example' })).status).toBe(421);
    const headers = { host: 'de.localhost', authorization: `Bearer ${token}` };
    for (const url of ['/api/orders?tab=to-manage', '/api/marketplace/v1/overview'])
      expect((await portal.server.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
    const key = portal.keys.de;
    expect((await call({ token: key })).code).toBe('api_token.invalid');
  });

  test('cookies count for nothing beside it, or without it, and none is set', async () => {
    const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await call({ headers: { cookie } })).status).toBe(401);
    const { secret: token } = await make(['offers:read']);
    const reply = await call({ token, headers: { cookie } });
    expect(reply.code).toBe('api_token.scope');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('every reply says how many calls are left; the one too many is 429', async () => {
    const { secret: token } = await make(['sync:read']);
    const first = await call({ token, path: '/openapi.json' });
    const limit = limits.tokenCallsPerMinute;
    expect(first.headers).toMatchObject({ 'ratelimit-limit': String(limit), 'ratelimit-remaining': String(limit - 1) });
    await portal.ask(`update rate_window set calls = $1 where scope = 'api_token'`, [limit]);
    const over = await call({ token, path: '/openapi.json' });
    expect(over).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(over.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': over.headers['ratelimit-reset'] });
    portal.setNow(new Date(testNow.getTime() + 60_000));
    expect((await call({ token, path: '/openapi.json' })).status).toBe(200);
  });

  test('its last use is written down, at most once a minute', async () => {
    const { secret: token } = await make(['orders:read']);
    const used = async () => (await seller.ask('GET /api-tokens', {})).items[0]?.lastUsedAt;
    await call({ token });
    portal.setNow(new Date(testNow.getTime() + 30_000));
    await call({ token });
    expect(await used()).toBe(testNow.toISOString());
    portal.setNow(new Date(testNow.getTime() + 61_000));
    await call({ token });
    expect(await used()).toBe(new Date(testNow.getTime() + 61_000).toISOString());
  });
});

describe('MKT-03 wrong tokens', () => {
  test('1,000 together from one address: refused, soon without a look, and others go on', async () => {
    const { secret: token } = await make(['orders:read']);
    const wrong = Array.from({ length: 1000 }, () => call({ token: newApiToken('de'), address: '198.51.100.4' }));
    const other = await call({ token });
    const replies = await Promise.all(wrong);
    expect(other.status).toBe(200);
    const counts = Map.groupBy(replies, ({ status }) => status);
    expect([...counts.keys()].toSorted()).toEqual([401, 429]);
    expect(counts.get(401)?.length).toBeLessThanOrEqual(limits.wrongTokensPerAddressPerMinute);
    expect(counts.get(429)?.every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true);
  });

  test.each([undefined, '', 'x', 'ofz_de_short', `ofz_de_${'A'.repeat(44)}`, `ofz_de_${'-'.repeat(43)}`])(
    '%j',
    async (token) => {
      expect(await call(token === undefined ? {} : { token })).toMatchObject({
        status: 401,
        code: 'api_token.invalid',
      });
    },
  );

  test('the body of a refused call is not read', async () => {
    const reply = await call({
      method: 'POST',
      path: `/orders/${randomUUID()}/confirm`,
      body: { version: 'x'.repeat(500_000) },
    });
    expect(reply).toMatchObject({ status: 401, code: 'api_token.invalid' });
  });
});

describe('MKT-03 the API', () => {
  test('no operation on users, tokens, addresses of webhooks or downloads of customers is open to a token', () => {
    const paths = shopEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) expect(path).not.toMatch(/token|webhook|session|sign|password|feed|export|impersonat/);
    expect(shopEndpoints.every(({ access }) => access.kind === 'screens')).toBe(true);
    // A token is no operator: what only those are refused is open to it, as are decisions about returns.
    expect(shopEndpoints.filter(({ audited }) => audited)).toEqual([]);
    const locked = shopEndpoints.filter((endpoint) => endpoint.locked);
    expect(locked.every(({ token }) => token === 'returns:decide')).toBe(true);
  });

  test('its document is for who has a token or a session, and names a scope for each operation', async () => {
    expect((await call({ path: '/openapi.json' })).status).toBe(401);
    const { secret: token } = await make(['orders:read']);
    const { json } = await call({ token, path: '/openapi.json' });
    expect(json.servers).toMatchObject([{ url: shopBase }]);
    expect(json.paths['/orders/{orderId}/confirm'].post).toMatchObject({
      security: [{ token: [] }],
      'x-access': { token: 'orders:process' },
    });
    expect(Object.values<object>(json.paths).flatMap((path) => Object.keys(path))).toHaveLength(shopEndpoints.length);
    expect(JSON.stringify(json.paths)).not.toMatch(/csrf|session_expired/);
    expect(await seller.ask('GET /openapi.json', {})).toEqual(json);
  });
});
