import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../../testing/browser.ts';
import { proveHuman } from '../../../../testing/solve-challenge.ts';
import { machineCall, portalForFile, putSeller, testNow } from '../../../../testing/portal.ts';

let address = 0;
const nextAddress = () => `198.51.100.${(address += 1)}`;
const browser = (host = 'de.localhost') => openBrowser(portal, host, nextAddress());
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

const portal = await portalForFile();
await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ users: [aUser('linden'), { ...aUser('banned'), banned: true }, aUser('wait')] }),
);
await putSeller(portal, 'de', 'closed', aSeller({ status: 'banned', users: [aUser('closed')] }));
await putSeller(portal, 'es', 'alameda', aSeller({ users: [aUser('alameda')], locale: 'es_ES' }));
beforeEach(() => portal.setNow(testNow));

describe('AUT-01 CSRF', () => {
  test.each([
    ['no token', { csrf: false }],
    ['a made-up token', { csrf: false, headers: { 'x-csrf-token': 'made-up' } }],
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }],
    ['a cross-site fetch', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a same-site fetch of a sister host', { headers: { 'sec-fetch-site': 'same-site' } }],
  ])('a write with %s is refused', async (_, call) => {
    const reply = await browser().call('POST', '/signin', {
      ...call,
      body: { user: { username: 'linden', password: testPassword }, hasRememberMe: false },
    });
    expect([reply.status, codeOf(reply)]).toEqual([403, 'csrf.invalid']);
  });

  test("another visitor's token is refused", async () => {
    const other = browser();
    const { csrfToken } = await other.ask('GET /auth/csrf-token', {});
    const mine = browser();
    await mine.call('GET', '/auth/csrf-token');
    const reply = await mine.call('POST', '/session-details', { csrf: false, headers: { 'x-csrf-token': csrfToken } });
    expect(reply.status).toBe(401);
    await mine.signIn('linden');
    const signedIn = await mine.call('POST', '/session-details', {
      csrf: false,
      headers: { 'x-csrf-token': csrfToken },
    });
    expect(codeOf(signedIn)).toBe('csrf.invalid');
  });
});

describe('AUT-02 sign-in', () => {
  test.each(['linden', 'LINDEN', 'linden@shop.example'])('as %s opens a session', async (username) => {
    const visitor = browser();
    expect((await visitor.signIn(username)).status).toBe(200);
    const details = await visitor.ask('POST /session-details', {});
    expect(details).toMatchObject({
      userId: expect.any(String),
      userName: 'User linden',
      locale: 'de_DE',
      impersonatedBy: null,
    });
  });

  test.each([
    ['a wrong password', 'de.localhost', 'linden', 'wrong', 'invalid_credentials'],
    ['an unknown user', 'de.localhost', 'nobody', testPassword, 'invalid_credentials'],
    ["another brand's host", 'es.localhost', 'linden', testPassword, 'invalid_credentials'],
    ['a banned user and a wrong password', 'de.localhost', 'banned', 'wrong', 'invalid_credentials'],
    ['a banned user and the right password', 'de.localhost', 'banned', testPassword, 'user_banned'],
    ['a user of a banned seller', 'de.localhost', 'closed', testPassword, 'user_banned'],
  ])('with %s is refused', async (_, host, username, password, code) => {
    const reply = await browser(host).signIn(username, password);
    expect([reply.status, codeOf(reply)]).toEqual([401, code]);
  });

  test('known and unknown users get the same answer to the byte', async () => {
    const strip = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    const known = await browser().signIn('alameda', 'wrong');
    const unknown = await browser().signIn('somebody', 'wrong');
    expect(strip(known.text)).toBe(strip(unknown.text));
  });

  test('ends after 8 idle hours and after 12 in all', async () => {
    const idle = browser();
    await idle.signIn('linden');
    portal.setNow(hours(8.1));
    expect((await idle.call('POST', '/session-details')).status).toBe(401);
    portal.setNow(testNow);
    const busy = browser();
    await busy.signIn('linden');
    for (const hour of [6, 11]) {
      portal.setNow(hours(hour));
      expect((await busy.call('POST', '/session-details')).status).toBe(200);
    }
    portal.setNow(hours(12.1));
    expect((await busy.call('POST', '/session-details')).status).toBe(401);
  });

  test('remembered, comes back for 30 days with a rotating token', async () => {
    const visitor = browser();
    await visitor.signIn('linden', testPassword, true);
    const first = visitor.cookies.get('offizin_remember');
    portal.setNow(hours(20 * 24));
    expect((await visitor.call('GET', '/orders?tab=to-manage')).status).toBe(200);
    expect(visitor.cookies.get('offizin_remember')).not.toBe(first);
    portal.setNow(hours(51 * 24));
    expect((await visitor.call('GET', '/orders?tab=to-manage')).status).toBe(401);
  });

  test('a remember-me token used twice ends its whole family', async () => {
    const visitor = browser();
    await visitor.signIn('linden', testPassword, true);
    const stolen = visitor.cookies.get('offizin_remember') ?? '';
    portal.setNow(hours(24));
    expect((await visitor.call('GET', '/orders?tab=to-manage')).status).toBe(200);
    const thief = browser();
    thief.cookies.set('offizin_remember', stolen);
    portal.setNow(hours(25));
    expect((await thief.call('GET', '/orders?tab=to-manage')).status).toBe(401);
    expect((await visitor.call('GET', '/orders?tab=to-manage')).status).toBe(401);
  });

  test('a ban acts on the next request', async () => {
    await putSeller(portal, 'de', 'soon', aSeller({ users: [aUser('soon')] }));
    const visitor = browser();
    await visitor.signIn('soon');
    expect((await visitor.call('POST', '/session-details')).status).toBe(200);
    await putSeller(portal, 'de', 'soon', aSeller({ status: 'banned', users: [aUser('soon')] }));
    expect((await visitor.call('POST', '/session-details')).status).toBe(401);
  });

  test('only hashes of tokens are stored', async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    const token = visitor.cookies.get('offizin_session') ?? '';
    const rows = await portal.ask<{ found: boolean }>(
      `select bool_or(encode(token_hash, 'escape') like '%' || $1 || '%') as found from session`,
      [token],
    );
    expect(rows[0]?.found).toBe(false);
  });
});

describe('AUT-09 repeated failures', () => {
  test('ask for a human check after 3, for unknown users too', async () => {
    const visitor = browser();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) codes.push(codeOf(await visitor.signIn('ghost', 'wrong')));
    expect(codes).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'human_check_required',
      'human_check_required',
    ]);
  });

  test('sent at the same moment count as many: three of forty are compared', async () => {
    portal.setNow(new Date(testNow.getTime() + 3_600_000));
    const visitors = Array.from({ length: 40 }, browser);
    for (const visitor of visitors) await visitor.call('GET', '/auth/csrf-token');
    const codes = await Promise.all(visitors.map(async (visitor) => codeOf(await visitor.signIn('rush', 'wrong'))));
    const counts = Map.groupBy(codes, (code) => code);
    expect(counts.get('invalid_credentials')).toHaveLength(3);
    expect(counts.get('human_check_required')).toHaveLength(37);
  });

  test('an address that the caller makes up changes nothing: the proxy in front says it', async () => {
    portal.setNow(new Date(testNow.getTime() + 7_200_000));
    const codes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const visitor = browser();
      await visitor.call('GET', '/auth/csrf-token');
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.9` };
      const body = { user: { username: `ghost-${attempt}`, password: 'wrong' }, hasRememberMe: false };
      codes.push(codeOf(await visitor.call('POST', '/signin', { body, headers })));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_credentials'));
    expect(codes.slice(10)).toEqual(['human_check_required', 'human_check_required']);
  });

  test('the wait doubles and ends by itself', async () => {
    const { waitAfter } = await import('./sign-in-throttle.ts');
    expect([4, 5, 6, 7, 8, 9, 20].map((failures) => waitAfter(failures, 5))).toEqual([0, 60, 120, 240, 480, 900, 900]);
  });

  test('a solved challenge lets one attempt through, once', async () => {
    const visitor = browser();
    for (let attempt = 0; attempt < 3; attempt += 1) await visitor.signIn('wait', 'wrong');
    expect(codeOf(await visitor.signIn('wait'))).toBe('human_check_required');
    const humanCheck = await proveHuman(visitor);
    const body = { user: { username: 'wait', password: 'wrong' }, hasRememberMe: false, humanCheck };
    expect(codeOf(await visitor.call('POST', '/signin', { body }))).toBe('invalid_credentials');
    expect(codeOf(await visitor.call('POST', '/signin', { body }))).toBe('human_check_required');
    const again = await proveHuman(visitor);
    const right = { user: { username: 'wait', password: testPassword }, hasRememberMe: false, humanCheck: again };
    expect((await visitor.call('POST', '/signin', { body: right })).status).toBe(200);
  });
});

describe('AUT-03 sign-out', () => {
  test('ends the session on the server', async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    const stolen = new Map(visitor.cookies);
    expect((await visitor.call('GET', '/signout')).status).toBe(200);
    const thief = browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.call('POST', '/session-details')).status).toBe(401);
  });

  test('does nothing when a foreign page asks for it', async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    const reply = await visitor.call('GET', '/signout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.status).toBe(403);
    expect((await visitor.call('POST', '/session-details')).status).toBe(200);
  });
});

describe('AUT-05 seller and menu', () => {
  test('come for the own id only', async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    const { sellerId } = await visitor.ask('POST /session-details', {});
    const seller = await visitor.ask('GET /seller/:sellerId', { params: { sellerId } });
    expect(seller).toMatchObject({
      externalId: 'linden',
      physicalAddress: { countryCode: 'DE' },
      marketplaceConfiguration: { id: 'cfg-1', type: 'pure' },
      locale: { code: 'de_DE' },
      services: [{ code: 'marketplace', status: 'subscribed' }],
      goldPartner: false,
      awaitsApproval: false,
      uploadFormats: ['xlsx'],
    });
    const menu = await visitor.ask('GET /dynamic-menu/:sellerId', { params: { sellerId } });
    const shown = menu.groups.flatMap((group) => group.items.map((item) => item.screen));
    expect(shown).toContain('marketplace_sales');
    expect(shown).not.toContain('reports');
  });
});

describe('GEN-04 the saved language', () => {
  test("is kept for the user and replaces the host's", async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    await visitor.call('PUT', '/locale', { body: { locale: 'fr_FR' } });
    expect(await visitor.ask('POST /session-details', {})).toMatchObject({ locale: 'fr_FR' });
    const page = await portal.server.inject({
      url: '/initial-data',
      headers: { host: 'de.localhost', cookie: `offizin_session=${visitor.cookies.get('offizin_session')}` },
    });
    expect(page.json()).toMatchObject({
      locale: 'fr_FR',
      brand: 'de',
      session: { userName: 'User linden' },
      seller: { externalId: 'linden' },
    });
    await visitor.call('PUT', '/locale', { body: { locale: 'de_DE' } });
  });
});

async function mint(seller = 'linden', brand: 'de' | 'es' = 'de') {
  const { body } = await machineCall(portal, {
    brand,
    method: 'POST',
    path: '/impersonation-tokens',
    body: { seller, operator: 'Olga' },
  });
  return body;
}

describe('AUT-08 impersonation', () => {
  test('opens a marked session with tokens that work once', async () => {
    const tokens = await mint();
    const operator = browser();
    expect((await operator.call('POST', '/impersonate', { body: tokens })).status).toBe(200);
    expect(await operator.ask('POST /session-details', {})).toMatchObject({ impersonatedBy: 'Olga', userId: null });
    expect(codeOf(await browser().call('POST', '/impersonate', { body: tokens }))).toBe('impersonation.invalid');
    const audit = await portal.ask(
      `select 1 from audit where kind = 'impersonation.started' and impersonated_by = 'Olga'`,
    );
    expect(audit).toHaveLength(1);
  });

  test('two at the same time: exactly one gets in', async () => {
    const tokens = await mint();
    const replies = await Promise.all(
      [browser(), browser()].map((each) => each.call('POST', '/impersonate', { body: tokens })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400]);
  });

  test('refuses a late token and one of another brand', async () => {
    const late = await mint();
    portal.setNow(new Date(testNow.getTime() + 61_000));
    expect(codeOf(await browser().call('POST', '/impersonate', { body: late }))).toBe('impersonation.invalid');
    portal.setNow(testNow);
    const spanish = await mint('alameda', 'es');
    expect(codeOf(await browser().call('POST', '/impersonate', { body: spanish }))).toBe('impersonation.invalid');
  });

  test('ends with the access token unless extended', async () => {
    const operator = browser();
    await operator.call('POST', '/impersonate', { body: await mint() });
    portal.setNow(hours(0.2));
    expect((await operator.call('POST', '/impersonate/extend')).status).toBe(200);
    portal.setNow(hours(0.4));
    expect((await operator.call('POST', '/session-details')).status).toBe(200);
    portal.setNow(hours(0.5));
    expect((await operator.call('POST', '/session-details')).status).toBe(401);
  });

  test('cannot change what belongs to the user', async () => {
    const operator = browser();
    await operator.call('POST', '/impersonate', { body: await mint() });
    const reply = await operator.call('PUT', '/locale', { body: { locale: 'en_GB' } });
    expect(codeOf(reply)).toBe('access.impersonation');
  });
});

describe('AUT-08 the audit', () => {
  const rows = (kind: string) =>
    portal.ask<{ detail: object; impersonated_by: string | null; brand: string }>(
      'select detail, impersonated_by, brand from audit where kind = $1 order by id',
      [kind],
    );

  test('has a row for each act of an impersonating operator, and none for what only reads', async () => {
    const operator = browser();
    await operator.call('POST', '/impersonate', { body: await mint() });
    await operator.call('GET', '/orders?tab=to-manage');
    await operator.call('PUT', '/notifications/read', { body: { upTo: '2026-11-24T09:00:00.000Z' } });
    const question = { kind: 'offers', filter: {} };
    await operator.call('POST', '/exports', { body: { question, format: 'csv' } });
    const by = { impersonated_by: 'Olga', brand: 'de' };
    expect(await rows('impersonation.acted')).toEqual([
      { ...by, detail: { operation: 'PUT /notifications/read' } },
      { ...by, detail: { operation: 'POST /exports' } },
    ]);
    expect(await rows('export.requested')).toEqual([{ ...by, detail: { operation: 'POST /exports' } }]);
  });

  test('has a row for a denial; the credentials of a feed are closed to an operator', async () => {
    const operator = browser();
    await operator.call('POST', '/impersonate', { body: await mint() });
    const settings = {
      address: 'https://shop.example/x',
      username: null,
      type: 'price_only',
      mapping: {},
      active: true,
    };
    const tried = await operator.call('POST', '/feed/trial', { body: settings });
    expect(codeOf(tried)).toBe('access.impersonation');
    const refused = await operator.call('DELETE', '/feed', { body: {} });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'access.impersonation']);
    const [denial] = (await rows('access.denied')).slice(-1);
    expect(denial).toMatchObject({
      impersonated_by: 'Olga',
      detail: { operation: 'DELETE /feed', code: 'access.impersonation' },
    });
  });

  test('has a row for a sign-out', async () => {
    const visitor = browser();
    await visitor.signIn('linden');
    const before = await rows('signout');
    await visitor.call('GET', '/signout');
    await visitor.call('GET', '/signout');
    expect(await rows('signout')).toHaveLength(before.length + 1);
  });
});

describe('GEN-02 hosts', () => {
  test('an unknown host gets 421 from the API and a clear page elsewhere', async () => {
    const api = await portal.server.inject({ url: '/api/auth/csrf-token', headers: { host: 'evil.example' } });
    expect(api.statusCode).toBe(421);
    const page = await portal.server.inject({ url: '/login', headers: { host: 'evil.example' } });
    expect([page.statusCode, page.body.includes('Unknown address')]).toEqual([421, true]);
  });

  test('the page of an unknown host speaks the language of the browser', async () => {
    const headers = { host: 'evil.example', 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const { body } = await portal.server.inject({ url: '/', headers });
    expect(body).toContain('<html lang="de-DE">');
    expect(body).toContain('Unter dieser Adresse gibt es kein Portal.');
    const style = await portal.server.inject({ url: /href="([^"]+\.css)"/.exec(body)?.[1] ?? '', headers });
    expect([style.statusCode, style.body]).toEqual([200, expect.stringContaining('system-ui')]);
  });
});
