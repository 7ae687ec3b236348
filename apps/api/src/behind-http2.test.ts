import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { afterAll, describe, expect, test } from 'vitest';
import { workbook } from './modules/uploads/seller/testing/upload-shop.ts';
import { announce } from './modules/events/write/announce-queries.ts';
import { withSellerOfJob } from './platform/db/scopes/seller-brand.ts';
import { forThisFile } from './testing/for-this-file.ts';
import { openHttp2Proxy } from './testing/http2-proxy.ts';
import { portalForFile, putSeller } from './testing/portal.ts';

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

type Send = (sent: Sent) => Promise<Answer>;

const portal = await portalForFile({ shedsLoad: true, trustProxy: 1 });
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await portal.server.listen({ port: 0 });
const portalPort = () => (portal.server.server.address() as AddressInfo).port;
const proxy = forThisFile(await openHttp2Proxy(portalPort()));
const session = connect(`http://de.localhost:${proxy.port}`, {
  lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
});
afterAll(() => session.destroy());

/** Through the balancer: all calls share one connection. */
const overHttp2: Send = ({ method = 'GET', path, headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: body === undefined });
    stream.on('error', reject);
    stream.on('response', ({ ':status': status = 0, ...got }) => resolve({ status, headers: got, body: stream }));
    if (body !== undefined) stream.end(body);
  });

const overHttp1: Send = ({ method = 'GET', path, headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const host = `de.localhost:${portalPort()}`;
    const call = request({ host: '127.0.0.1', port: portalPort(), method, path, headers: { host, ...headers } });
    call.on('response', (reply) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: reply }));
    call.on('error', reject);
    call.end(body);
  });

const ways = [
  ['HTTP/2 through a balancer', overHttp2, []],
  ['HTTP/1.1', overHttp1, ['connection', 'keep-alive']],
] as const;

async function ask(send: Send, sent: Sent) {
  const { status, headers, body } = await send(sent);
  return { status, headers, text: await text(body) };
}

const cookiesOf = (headers: Answer['headers']): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '');

const tokenOf = (reply: { text: string }): string => JSON.parse(reply.text).csrfToken;

/** Signs in as a browser does; resolves with what its further writes carry. */
async function signIn(send: Send): Promise<Record<string, string>> {
  const visit = await ask(send, { path: '/api/auth/csrf-token' });
  const { status, headers } = await ask(send, {
    method: 'POST',
    path: '/api/signin',
    headers: {
      'content-type': 'application/json',
      cookie: cookiesOf(visit.headers).join('; '),
      'x-csrf-token': tokenOf(visit),
    },
    body: JSON.stringify({ user: { username: 'linden', password: testPassword }, hasRememberMe: false }),
  });
  expect(status).toBe(200);
  const cookie = cookiesOf(headers)
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  return { cookie, 'x-csrf-token': tokenOf(await ask(send, { path: '/api/auth/csrf-token', headers: { cookie } })) };
}

describe.each(ways)('OPS-03 over %s', (_, send, named) => {
  test('pages and their files come as they are', async () => {
    const page = await ask(send, { path: '/login', headers: { 'accept-encoding': 'identity' } });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [script = ''] = /\/assets\/react-[\w-]+\.js/.exec(page.text) ?? [];
    const file = await ask(send, { path: script, headers: { 'accept-encoding': 'br' } });
    expect([file.status, file.headers['content-encoding']]).toEqual([200, 'br']);
    expect(file.headers['cache-control']).toContain('immutable');
  });

  test('a seller signs in and asks for many things in parallel', async () => {
    const headers = await signIn(send);
    const paths = Array.from({ length: 40 }, () => ({ path: '/api/orders?tab=managed', headers }));
    const replies = await Promise.all(paths.map((sent) => ask(send, sent)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const ofConnection = ['connection', 'keep-alive'].filter((name) => name in (replies[0]?.headers ?? {}));
    expect(ofConnection).toEqual(named);
  });

  test('a file is uploaded', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const reply = await ask(send, {
      method: 'POST',
      path: '/api/offer-uploads?type=stock_and_price&fileName=offers.xlsx',
      headers: { ...(await signIn(send)), 'content-type': type, 'idempotency-key': randomUUID() },
      body: await workbook([['00000000', '', '1', '9,99', '']]),
    });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toMatchObject({ fileName: 'offers.xlsx', state: 'checking' });
  });

  test('events come one by one while the stream stays open', async () => {
    const { status, headers, body } = await send({ path: '/api/live', headers: await signIn(send) });
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    let heard = '';
    body.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    body.on('error', () => {});
    await expect.poll(() => heard, { timeout: 5000 }).toContain('event: ready');
    await withSellerOfJob(portal.app.pool, sellerId, (db) =>
      announce(db, { topic: 'offers', payload: { changed: 7 } }),
    );
    await expect.poll(() => heard, { timeout: 5000 }).toContain('"changed":7');
    body.destroy();
  });

  test('who is refused before the body is read gets the refusal, and the next call is answered', async () => {
    const refused = await ask(send, {
      method: 'POST',
      path: '/api/offer-uploads?type=price_only&fileName=a.xlsx',
      headers: { 'content-type': 'text/csv' },
      body: Buffer.alloc(200_000, 'x'),
    });
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toMatchObject({ message: 'session_expired' });
    expect((await ask(send, { path: '/api/auth/csrf-token' })).status).toBe(200);
  });

  test('a refusal of too much says when to try again', async () => {
    const { pool } = portal.app;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = Array.from({ length: 24 }, () => pool.connect());
    const refused = await ask(send, { path: '/api/orders?tab=managed' });
    for (const client of held) client.release();
    for (const client of waiting) (await client).release();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(refused.text)).toMatchObject({ message: 'overloaded', retryAfter: 2 });
  });
});
