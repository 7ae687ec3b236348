import { createHash } from 'node:crypto';
import { brandIds } from '@offizin/domain/brand/brands';
import { brandColours } from '@offizin/domain/brand/colours';
import { defaultOpeningHours } from '@offizin/domain/calendar/opening-hours';
import { limits } from '@offizin/domain/limits';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';

let visitor = 0;

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const shop = await signedIn(portal, 'linden');
beforeEach(() => {
  portal.setNow(testNow);
  visitor += 1;
});

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return portal.server.inject({
    method: 'GET',
    url,
    headers: { host: 'de.localhost', 'x-forwarded-for': `192.0.2.${visitor}`, ...headers },
  });
}

const textOf = (page: string): string => page.replace(/<(?:style|script)\b.*?<\/(?:style|script)>|<[^>]+>/gs, ' ');

const contact = {
  phonePrefix: '+49',
  phone: null,
  email: null,
  website: null,
  facebook: null,
  whatsapp: null,
  linkedin: null,
  twitter: null,
};

describe('PRO-10 the public page of a shop', () => {
  test('is a whole document without cookies, small, with its own sheet and script allowed by their sums', async () => {
    const reply = await get('/partner/linden');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(Buffer.byteLength(reply.body)).toBeLessThan(60_000);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self';/);
    for (const [, content = ''] of reply.body.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs))
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    expect(reply.body).not.toMatch(/\s(?:style|on[a-z]+)=/);
  });

  test('is found in the languages of the brand, each at an address of its own', async () => {
    const german = await get('/partner/linden', { 'accept-language': 'it' });
    expect(german.body).toContain('<html lang="de-DE" data-brand="de">');
    expect(german.headers['vary']).toContain('accept-language');
    const french = await get('/partner/linden?lang=fr', { 'accept-language': 'de' });
    expect(textOf(french.body)).toContain('Pharmacie à Freiburg');
    for (const tag of ['de-DE', 'fr-FR', 'pt-PT', 'en-GB', 'x-default'])
      expect(french.body).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${tag}" href="http://de.localhost/partner/linden`),
      );
  });

  test.each([
    ['2026-11-24T09:00:00Z', 'Jetzt geöffnet, bis 18:00'],
    ['2026-11-24T17:00:00Z', 'Geschlossen, öffnet Mittwoch um 09:00'],
    // The night of the clock change, and the day behind it.
    ['2027-03-28T00:30:00Z', 'Geschlossen, öffnet Dienstag um 09:00'],
    ['2027-03-30T06:59:00Z', 'Geschlossen, öffnet um 09:00'],
    ['2027-03-30T07:00:00Z', 'Jetzt geöffnet, bis 18:00'],
  ])('at %s it says: %s', async (now, text) => {
    portal.setNow(new Date(now));
    expect(textOf((await get('/partner/linden')).body)).toContain(text);
  });

  test('caches may keep it for some seconds, and never past the moment at which it says something else', async () => {
    const kept = async (now: string) => {
      portal.setNow(new Date(now));
      return String((await get('/partner/linden')).headers['cache-control']);
    };
    const most = `public, max-age=0, s-maxage=${limits.publicPageKept}, must-revalidate`;
    expect(await kept('2026-11-24T09:00:00Z')).toBe(most);
    expect(await kept('2026-11-24T16:59:56Z')).toContain('s-maxage=4,');
  });

  test('what is the same is not sent again; a change is there at once', async () => {
    const first = await get('/partner/linden');
    const known = { 'if-none-match': `W/"other", W/${String(first.headers['etag'])}` };
    const again = await get('/partner/linden', known);
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
    const { versions, week } = await shop.ask('GET /shop-profile', {});
    const tuesday = { mode: 'full', first: { from: '07:15', to: '21:45' } } as const;
    await shop.ask('PUT /shop-profile', {
      body: { hours: { version: versions.hours, week: { ...defaultOpeningHours, ...week, tuesday } } },
    });
    const changed = await get('/partner/linden', known);
    expect([changed.statusCode, textOf(changed.body).includes('bis 21:45')]).toEqual([200, true]);
  });

  test('texts of shops stay texts, in the page and in its data for search engines', async () => {
    const hostile = `</script><script>alert(1)</script><img src=x onerror='alert("2")'>`;
    const name = `Linden ${hostile}`;
    await putSeller(portal, 'de', 'hostile', aSeller({ name, users: [aUser('hostile')] }));
    const bad = openBrowser(portal, 'de.localhost');
    await bad.signIn('hostile');
    const texts = { shortDescription: hostile, about: hostile, responsibleName: 'Eve', responsibleTitle: null };
    const links = { website: 'https://linden.example/?a="><script>', email: 'a@linden.example' };
    await bad.ask('PUT /shop-profile', {
      body: { texts: { version: 1, ...texts }, contact: { version: 1, ...contact, ...links } },
    });
    const { body } = await get('/partner/hostile');
    expect(body.match(/<script\b/g)).toHaveLength(2);
    expect(body.match(/<img\b/g)).toBeNull();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Pharmacy', name, description: hostile });
    expect(body.match(/<a [^>]*target="_blank"[^>]*>/g)?.every((link) => link.includes('rel="noopener '))).toBe(true);
  });

  test('tells nothing of shops that are not public: one answer for all of them', async () => {
    await putSeller(portal, 'de', 'pending', aSeller({ status: 'pending' }));
    await putSeller(portal, 'de', 'banned', aSeller({ status: 'banned' }));
    await putSeller(portal, 'es', 'elsewhere', aSeller());
    const unknown = await get('/partner/unknown');
    expect(unknown.statusCode).toBe(404);
    const { 'x-request-id': _id, date: _date, ...headers } = unknown.headers;
    for (const id of ['pending', 'banned', 'elsewhere', '%00', '..%2f..', 'x'.repeat(90)]) {
      const reply = await get(`/partner/${id}`);
      expect([id, reply.statusCode, reply.body === unknown.body]).toEqual([id, 404, true]);
      expect(reply.headers).toMatchObject(headers);
    }
  });

  test('one address may not ask too often', async () => {
    for (let visit = 0; visit < limits.publicVisitsPerMinute; visit += 1) await get('/partner/unknown');
    const over = await get('/partner/linden');
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '60']);
    visitor += 1;
    expect((await get('/partner/linden')).statusCode).toBe(200);
  });
});

test.each(brandIds)('the colours of the public page are those of the portal: %s', async (brand) => {
  const { body } = await get('/partner/linden');
  const { light, dark } = brandColours[brand];
  for (const { accent, 'on-accent': onAccent } of [light, dark])
    expect(body).toMatch(
      new RegExp(`\\[data-brand='${brand}'\\]\\{--accent:${accent};[^}]*--on-accent:${onAccent}\\}`),
    );
});
