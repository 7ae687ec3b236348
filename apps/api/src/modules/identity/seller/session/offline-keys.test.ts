import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), aUser('jonas')] }));
await putSeller(portal, 'de', 'enzian', aSeller({ users: [aUser('enzian')] }));

let address = 0;
async function keysOf(username: string) {
  address += 1;
  const browser = openBrowser(portal, 'de.localhost', `198.51.100.${address}`);
  await browser.signIn(username);
  return browser.ask('GET /offline-keys', {});
}

test('GEN-19 a person has the same keys in each session, and nobody else has them', async () => {
  const first = await keysOf('linden');
  expect(first.keys.map(({ key }) => Buffer.from(key, 'base64').length)).toEqual([32]);
  expect(await keysOf('linden')).toEqual(first);
  for (const other of ['jonas', 'enzian']) expect((await keysOf(other)).keys).not.toEqual(first.keys);
});

test('GEN-19 without a session there are none', async () => {
  const reply = await openBrowser(portal, 'de.localhost', '198.51.100.200').call('GET', '/offline-keys');
  expect(reply.status).toBe(401);
});

test('GEN-19 the page that a browser keeps holds nothing of who asks for it', async () => {
  const browser = openBrowser(portal, 'de.localhost', '198.51.100.201');
  await browser.signIn('linden');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await portal.server.inject({ url: '/offline-page', headers: { host: 'de.localhost', cookie } });
  const [, embedded = ''] = /id="initial-data">\s*(.*?)\s*<\/script>/s.exec(page.body) ?? [];
  expect(JSON.parse(embedded)).toMatchObject({
    brand: 'de',
    isOfflinePage: true,
    session: null,
    seller: null,
    menu: null,
    liveFrom: null,
    csrfToken: '',
  });
  const own = await portal.server.inject({ url: '/seller', headers: { host: 'de.localhost', cookie } });
  const [sellerId = ''] = /"sellerId":"[^"]+"/.exec(own.body) ?? [];
  expect(sellerId).not.toBe('');
  expect(page.body).not.toContain(sellerId);
});

test('GEN-19 the worker is asked for again with each visit and may only fetch from the portal', async () => {
  const { headers, statusCode } = await portal.server.inject({
    url: '/service-worker.js',
    headers: { host: 'de.localhost' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});
