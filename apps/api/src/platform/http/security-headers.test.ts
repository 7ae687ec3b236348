import { expect, test } from 'vitest';
import { portalForFile } from '../../testing/portal.ts';

const portal = await portalForFile({
  supportChatUrl: 'https://chat.example/v1/widget.js',
  analyticsUrl: 'https://analytics.example/loader.js',
});

const asked = (host: string, url: string) => portal.server.inject({ url, headers: { host } });
const policyOf = async (host: string, url = '/login') =>
  String((await asked(host, url)).headers['content-security-policy']);

test('AUT-14 AUT-15 pages of the brand with chat and analytics may bring in their scripts, which may call their own hosts', async () => {
  const policy = await policyOf('es.localhost');
  expect(policy).toContain("script-src 'self' https://chat.example https://analytics.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example https://analytics.example;");
  expect(policy).toContain('frame-src https://chat.example;');
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['another brand', 'de.localhost', '/login'],
  ['the Swiss brand', 'ch.localhost', '/seller'],
  ['a host that nobody knows', 'shop.example', '/login'],
  ['a page with tokens in its address', 'es.localhost', '/login/impersonate?access_token=x'],
])('AUT-14 AUT-15 %s may bring in nobody', async (_, host, url) => {
  expect(await policyOf(host, url)).not.toContain('.example');
});

test('AUT-14 AUT-15 only pages of that brand know where chat and analytics are', async () => {
  expect((await asked('es.localhost', '/initial-data')).json()).toMatchObject({
    supportChatUrl: 'https://chat.example/v1/widget.js',
    analyticsUrl: 'https://analytics.example/loader.js',
  });
  for (const host of ['de.localhost', 'ch.localhost'])
    expect((await asked(host, '/initial-data')).json()).toMatchObject({ supportChatUrl: null, analyticsUrl: null });
});
