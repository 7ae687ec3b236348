import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { portalForFile, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'gone', aSeller({ status: 'banned', users: [aUser('gone')] }));

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', host = 'de.localhost') =>
  portal.server.inject({ method, url, headers: { host } });

test('PRO-10 search engines may read the public pages alone, and find those of the brand’s open shops', async () => {
  const robots = await ask('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe('User-agent: *\nAllow: /partner/\nDisallow: /\nSitemap: http://de.localhost/sitemap.xml\n');
  const sitemap = await ask('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://de.localhost/partner/linden',
  ]);
  expect((await ask('/sitemap.xml', 'GET', 'ch.localhost')).body).not.toContain('<loc>');
});

test.each(['/partner/linden', '/partner/gone', '/robots.txt', '/sitemap.xml'])(
  'PRO-10 the head of %s is that of the page',
  async (url) => {
    const [page, head] = [await ask(url), await ask(url, 'HEAD')];
    const shown = ({ statusCode, headers }: typeof page) => [
      statusCode,
      ...['content-type', 'cache-control', 'etag', 'content-security-policy'].map((name) => headers[name]),
    ];
    expect(shown(head)).toEqual(shown(page));
    expect(head.body).toBe('');
  },
);
