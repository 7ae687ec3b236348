import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi, marketplaceBase } from '@offizin/contract/marketplace-api';
import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { problemOf, signedIn } from '../../testing/browser.ts';
import { machineCall, portalForFile, putSeller } from '../../testing/portal.ts';
import { sampleRequest } from '../../testing/sample-request.ts';

const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
  { code: 'stockhub', status: 'subscribed' },
] as const;
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [...services] }));
const seller = await signedIn(portal, 'linden');
await putSeller(portal, 'ch', 'bahnhof', aSeller({ users: [aUser('bahnhof')] }));
/** Of the Swiss and the Spanish brand, which have calls of their own. */
const swiss = await signedIn(portal, 'bahnhof', 'ch.localhost');
await putSeller(portal, 'es', 'salvia', aSeller({ users: [aUser('salvia')], services: [...services] }));
const spanish = await signedIn(portal, 'salvia', 'es.localhost');

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

const wrongBodies: readonly [string, string, string][] = [
  ['broken JSON', 'application/json', '{"version": 1'],
  ['empty JSON', 'application/json', ''],
  ['a bare string', 'application/json', '"x"'],
  ['an array', 'application/json', '[]'],
  ['null', 'application/json', 'null'],
  ['a number as big as it gets', 'application/json', '1e999'],
  ['an unknown field', 'application/json', '{"isAdmin": true}'],
  ['a prototype key', 'application/json', '{"__proto__": {"a": 1}}'],
  ['a constructor key', 'application/json', '{"constructor": {"prototype": {"a": 1}}}'],
  ['deep nesting', 'application/json', JSON.stringify(nested(200))],
  [
    'wrong types everywhere',
    'application/json',
    '{"version": "x", "reason": 1, "items": {}, "locale": [], "format": {}, "user": 3}',
  ],
  [
    'U+0000',
    'application/json',
    '{"version": 1, "reason": "no_stock", "comment": "a\\u0000b", "locale": "\\u0000", "format": "\\u0000"}',
  ],
  ['a lone surrogate', 'application/json', '{"version": 1, "comment": "\\ud800", "trackingNumber": "\\ud800"}'],
  [
    'an over-long string',
    'application/json',
    JSON.stringify({ version: 1, comment: 'x'.repeat(100_000), courier: 'x'.repeat(9000) }),
  ],
  ['a huge integer', 'application/json', '{"version": 99999999999999999999999}'],
  ['a fraction', 'application/json', '{"version": 1.5}'],
  ['XML', 'application/xml', '<a/>'],
  ['a form', 'application/x-www-form-urlencoded', 'version=1'],
  ['plain text', 'text/plain', 'version=1'],
  ['multipart', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--'],
  ['multipart without a boundary', 'multipart/form-data', '--x'],
  ['a body that is not UTF-8', 'application/json', '\uffff\ufffe{'],
];

/** As the body of a whole request, with one number that no column of whole numbers holds. */
function* withHugeNumbers(body: object): Generator<readonly [string, object]> {
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'number') yield [key, { ...body, [key]: 2 ** 31 }];
    else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(body))
      for (const [path, inner] of withHugeNumbers(value))
        yield [`${key}.${path}`, { ...body, [key]: Array.isArray(value) ? Object.values(inner) : inner }];
  }
}

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const writes = endpoints.filter((endpoint) => endpoint.method !== 'GET');
const signIn = { user: { username: 'a', password: 'b' }, hasRememberMe: false };
const samplePath = (endpoint: EndpointSpec) => endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

describe('ERR-02 wrong bodies are 4xx problems, never 500', () => {
  const cases = writes.flatMap((endpoint) =>
    wrongBodies.map((wrong) => [`${endpoint.method} ${endpoint.path}`, ...wrong, endpoint] as const),
  );
  test.each(cases)('%s with %s', async (_, __, contentType, payload, endpoint) => {
    const reply = await seller.call(endpoint.method, samplePath(endpoint), {
      headers: { 'content-type': contentType },
      body: payload,
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json).toMatchObject({
      message: expect.any(String),
      requestId: expect.any(String),
      status: reply.status,
    });
    expect(reply.text).not.toMatch(/at .*\.ts|node_modules|syntax error/);
  });
});

describe('ERR-02 numbers that the database cannot hold', () => {
  const cases = writes
    .filter((endpoint) => endpoint.body !== undefined && endpoint.access.kind === 'screens')
    .flatMap((endpoint) => {
      const sample = sampleRequest(endpoint);
      return [...withHugeNumbers(sample.body ?? {})].map(
        ([path, body]) => [endpoint.path, path, body, sample] as const,
      );
    });
  test.each(cases)('%s refuses %s of 2147483648', async (_, path, body, sample) => {
    const ofBrand = { '/shipping-costs': swiss, '/price-proposals': spanish };
    const [, browser] = Object.entries(ofBrand).find(([start]) => sample.path.startsWith(start)) ?? [null, seller];
    const reply = await browser.call(sample.method, sample.path, { body });
    expect(problemOf(reply)).toMatchObject({
      status: 400,
      errors: [{ path: `body.${path}`, code: 'field.too_large' }],
    });
  });

  test.each(['after=2147483648', 'after=9007199254740991', 'runNo=1000000000001'])('offers?%s', async (query) => {
    const reply = await machineCall(portal, { method: 'GET', path: `/sellers/linden/offers?${query}` });
    expect(reply.status).toBe(400);
  });

  test.each([
    ['/offers?sort=price', cursor('price', 1e300, 1)],
    ['/offers?sort=price', cursor('price', 1.5, 1)],
    ['/offers?sort=price', cursor('price', 1, 2 ** 31)],
    ['/offers?sort=name', cursor('name', 'a\u0000', 1)],
    ['/offers?sort=name', cursor('name', '\ud800', 1)],
    ['/fulfilment/stock?sort=available', cursor('available', 2 ** 40, 1)],
    ['/fulfilment/stock?sort=name', cursor('name', 'a\u0000', 1)],
    ['/offers?sort=stock', cursor('stock', 2 ** 40, 1)],
    ['/offers?sort=changed', cursor('changed', '0000-01-01T00:00:00Z', 1)],
    ['/fulfilment/stock?sort=changed', cursor('changed', '0000-01-01T00:00:00Z', 1)],
    ['/fulfilment/stock?sort=since', cursor('since', '0000-01-01', 1)],
    ['/orders?tab=managed', cursor('0000-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000000')],
    ['/sync/findings?limit=5', cursor('code_missing', 'a\u0000')],
    ['/sync/findings?limit=5', cursor('\ud800', 'a')],
  ])('%s after %s is answered below 500', async (path, after) => {
    const reply = await seller.call('GET', `${path}&cursor=${after}`);
    expect([200, 400]).toContain(reply.status);
  });
});

describe('ERR-02 wrong addresses', () => {
  const queries = [
    'tab=a&tab=b',
    'tab=%00',
    'tab=%ff',
    'tab=',
    'x=1',
    '__proto__=1',
    `tab=${'x'.repeat(5000)}`,
    'tab=to-manage&limit=1e9',
    'tab=to-manage&limit=-1',
    'tab=to-manage&cursor=AAAA',
    'tab=to-manage&cursor=%27;drop',
    'tab=to-manage&from=2026-13-45',
    'tab=to-manage&from=0000-01-01',
    'tab=to-manage&q=%F0%9F%92%8A',
    'tab=to-manage&deliveryType=standard,standard,x',
    "tab=to-manage&q=1'%20or%201=1",
  ];
  const cases = endpoints
    .filter((endpoint) => endpoint.method === 'GET' && endpoint.access.kind === 'screens')
    .flatMap((endpoint) => queries.map((text) => [endpoint.path, text] as const));
  test.each(cases)('GET %s?%s is answered below 500', async (path, text) => {
    const reply = await seller.call('GET', `${path.replace(/:\w+/g, 'x')}?${text}`);
    expect(reply.status).toBeLessThan(500);
  });

  test.each([
    '/orders/not-a-uuid',
    '/orders/%00',
    '/orders/%ff',
    `/orders/${'a'.repeat(3000)}`,
    '/orders/..%2f..%2fetc',
    '/nothing/here',
  ])('GET %s is a 4xx problem', async (path) => {
    const reply = await seller.call('GET', path);
    expect([400, 404, 414]).toContain(reply.status);
    expect(reply.headers['content-type']).toContain('problem+json');
  });

  test('a wrong field is named by its path and code', async () => {
    const reply = await seller.call('POST', '/signin', { body: { ...signIn, user: { username: '', password: 'b' } } });
    expect(problemOf(reply).errors).toEqual([{ path: 'body.user.username', code: 'field.required' }]);
    expect(problemOf(reply)).toMatchObject({ title: 'Some fields are missing or wrong.', message: 'request.invalid' });
  });

  test('a body over the limit is 413', async () => {
    const reply = await seller.call('POST', '/signin', { body: { ...signIn, humanCheck: 'x'.repeat(300_000) } });
    expect(reply.status).toBe(413);
  });
});

describe('MKT-01 the marketplace API refuses as clearly', () => {
  const machine: readonly EndpointSpec[] = Object.values(marketplaceApi);
  const cases = machine
    .filter((endpoint) => endpoint.method !== 'GET')
    .flatMap((endpoint) =>
      wrongBodies.map((wrong) => [`${endpoint.method} ${endpoint.path}`, ...wrong, endpoint] as const),
    );
  test.each(cases)('%s with %s', async (_, __, contentType, payload, endpoint) => {
    const response = await portal.server.inject({
      method: endpoint.method,
      url: marketplaceBase + endpoint.path.replace(/:\w+/g, 'linden'),
      headers: {
        authorization: `Bearer ${portal.keys.de}`,
        'idempotency-key': `${Math.random()}-key`,
        'content-type': contentType,
      },
      payload,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });

  test.each(machine.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s needs a key',
    async (_, endpoint) => {
      const { server } = portal;
      const url = marketplaceBase + endpoint.path.replace(/:\w+/g, 'linden');
      expect((await server.inject({ method: endpoint.method, url })).statusCode).toBe(401);
      const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      expect(
        (await server.inject({ method: endpoint.method, url, headers: { cookie, host: 'de.localhost' } })).statusCode,
      ).toBe(401);
    },
  );
});

test.each(
  writes
    .filter((endpoint) => endpoint.access.kind !== 'public')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('a sample body exists for %s, so that it cannot escape these tests', (_, endpoint) => {
  expect(() => sampleRequest(endpoint)).not.toThrow();
});
