import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aSeller, aUser } from '@offizin/testkit/records';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';

let letGo: () => Promise<void> = async () => {};

const portal = await portalForFile({ shedsLoad: true });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await portal.server.listen({ port: 0 });
const seller = openBrowser(portal, 'de.localhost');
await seller.signIn('linden');
const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
afterEach(() => letGo());

/** Takes all connections of the pool and lets a number of callers wait for one. */
async function letWait(count: number): Promise<void> {
  const { pool } = portal.app;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = Array.from({ length: count }, () => pool.connect());
  letGo = async () => {
    for (const client of held) client.release();
    for (const client of waiting) void client.then((own) => own.release());
    await Promise.all(waiting);
    letGo = async () => {};
  };
}

interface Sent {
  readonly length?: number;
  readonly body?: string;
  readonly accept?: string;
  readonly 'accept-language'?: string;
}

/** Sends the head of a call and `body`, which may be less than its length says. */
function call(method: string, path: string, { length, body, ...others }: Sent = {}) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>(
    (resolve, reject) => {
      const { port } = portal.server.server.address() as AddressInfo;
      const headers = {
        host: 'de.localhost',
        cookie,
        ...others,
        ...(length !== undefined && { 'content-length': length }),
      };
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        const { statusCode: status = 0, headers: got } = response;
        text(response).then((whole) => resolve({ status, headers: got, body: whole }), reject);
      });
      sent.on('error', reject);
      if (length === undefined) sent.end();
      else sent.write(body ?? '');
    },
  );
}

const list = '/api/orders?tab=managed';

describe('OPS-03 while calls wait for the database', () => {
  test('reads are refused at once, with a problem document that says when to try again', async () => {
    expect((await call('GET', list)).status).toBe(200);
    await letWait(24);
    const { status, headers, body } = await call('GET', list);
    expect(status).toBe(503);
    expect(portal.app.pool.waitingCount).toBe(24);
    expect(headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
    });
    expect(JSON.parse(body)).toMatchObject({
      status: 503,
      message: 'overloaded',
      retryAfter: 2,
      requestId: headers['x-request-id'],
    });
    await letGo();
    expect((await call('GET', list)).status).toBe(200);
  });

  test('machines are refused with the reads; sign-in, actions and pages go on', async () => {
    await letWait(24);
    expect((await call('GET', '/api/marketplace/v1/overview')).status).toBe(503);
    expect((await call('GET', '/api/auth/csrf-token')).status).toBe(200);
    // Refused for what they lack: they came past the gate.
    expect((await call('POST', '/api/signin', { length: 0 })).status).toBe(403);
    const action = call('POST', '/api/orders/1/confirm', { length: 0 });
    await expect.poll(() => portal.app.pool.waitingCount).toBe(25);
    await letGo();
    expect((await action).status).toBe(403);
  });

  test('when far too many wait, actions and sign-ins are refused before their bodies; health is answered', async () => {
    await letWait(96);
    const sent = { length: 5000, body: '{"half": ' };
    for (const path of ['/api/signin', '/api/orders/1/confirm', '/api/offer-uploads?type=price_only&fileName=a.xlsx']) {
      const { status, headers } = await call('POST', path, sent);
      expect([path, status, headers['connection']]).toEqual([path, 503, 'close']);
    }
    expect((await call('GET', '/assets/login.js', { accept: '*/*' })).status).toBe(503);
    expect((await call('GET', '/health/live')).status).toBe(200);
    expect((await call('GET', '/health/ready')).status).toBe(200);
  });

  test('who opens a page reads why in the browser’s language, and the page tries again by itself', async () => {
    await letWait(96);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const german = await call('GET', '/seller', { accept, 'accept-language': 'de-DE,de;q=0.9' });
    expect([german.status, german.headers['retry-after']]).toEqual([503, '2']);
    expect(german.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(german.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(german.body).toContain('<html lang="de-DE">');
    expect(german.body).toContain('<h1>Das Portal ist ausgelastet</h1>');
    expect(german.body).toContain('<meta http-equiv="refresh" content="2">');
    const english = await call('GET', '/login', { accept, 'accept-language': 'en' });
    expect(english.body).toContain('<h1>The portal is busy</h1>');
  });
});
