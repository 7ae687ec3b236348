import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { portalForFile, putSeller } from '../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await portal.server.listen({ port: 0 });
const seller = openBrowser(portal, 'de.localhost');
await seller.signIn('linden');
const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends the text bit by bit and reads until the server closes; resolves with what came and after how many milliseconds. */
async function send(parts: readonly string[], pause = 0): Promise<{ text: string; after: number }> {
  const { port } = portal.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const begun = Date.now();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {});
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(part);
    if (pause > 0) await sleep(pause);
  }
  await closed;
  return { text, after: Date.now() - begun };
}

const head = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: de.localhost', ...headers, '', ''].join('\r\n');
const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

describe('ERR-02 a request that names two hosts', () => {
  const twice = (line: string) => head(line, 'host: es.localhost', 'connection: close');
  test.each(['GET /api/auth/csrf-token', 'GET /', 'GET /api/marketplace/v1/overview', 'GET /nothing'])(
    '%s is malformed',
    async (line) => {
      const reply = await send([twice(line)]);
      expect(statusOf(reply.text)).toBe(400);
      expect(reply.text).toContain('request.malformed');
    },
  );
});

describe('OPS-03 who calls is known before the body is read', () => {
  test.each([
    [
      'without a key',
      401,
      head('POST /api/marketplace/v1/orders/bulk', 'content-type: application/json', 'content-length: 900000'),
    ],
    [
      'without a session',
      401,
      head(
        'POST /api/offer-uploads?type=price_only&fileName=a.xlsx',
        'content-type: text/csv',
        'content-length: 5000000',
      ),
    ],
    ['with a forged sign-in', 403, head('POST /api/signin', 'content-type: application/json', 'content-length: 900')],
  ])('a caller %s is refused at once, and its connection ends', async (_, status, text) => {
    const reply = await send([text, '{"half": ']);
    expect(statusOf(reply.text)).toBe(status);
    expect(reply.text.toLowerCase()).toContain('connection: close');
    expect(reply.after).toBeLessThan(5000);
  });

  test('a refused line of a stream does not spoil its connection', async () => {
    const line = `{"name": "${'x'.repeat(300_000)}"}\n`;
    const authorization = `authorization: Bearer ${portal.keys.de}`;
    const start = head(
      'POST /api/marketplace/v1/market-offers/bulk',
      authorization,
      'content-type: application/x-ndjson',
      'transfer-encoding: chunked',
    );
    const reply = await send([start, `${line.length.toString(16)}\r\n${line}\r\n`, head('GET /health/live')]);
    expect(statusOf(reply.text)).toBe(413);
    expect(reply.text.toLowerCase()).toContain('connection: close');
  });
});

describe('ERR-02 what is refused before there is a request', () => {
  test.each([
    ['a path that is no text', 400, head('GET /%ff', 'connection: close')],
    ['a path of the api that is no text', 400, head('GET /api/orders/%zz', 'connection: close')],
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['endless headers', 413, head('GET /', `x-long: ${'x'.repeat(20_000)}`)],
    ['an unknown expectation', 400, head('GET /', 'expect: the-spanish-inquisition', 'connection: close')],
  ])('%s gets a problem document with the headers of every reply', async (_, status, text) => {
    const reply = await send([text]);
    const [headers = '', body = ''] = reply.text.split('\r\n\r\n');
    expect(statusOf(reply.text)).toBe(status);
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
    ])
      expect(headers.toLowerCase()).toContain(`${name}: `);
    expect(headers).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status });
  });
});

test('OPS-03 headers and bodies that drip in end in time', async () => {
  const pause = 400;
  const drops = Array.from({ length: 60 }, () => 'x');
  const sendingLasts = pause * drops.length;
  const body = head('POST /api/signin', 'content-type: application/json', `cookie: ${cookie}`, 'content-length: 60');
  const token = await csrfToken();
  const started = body.replace('content-length', `x-csrf-token: ${token}\r\ncontent-length`);
  const [headers, slow] = await Promise.all([
    send(['GET / HTTP/1.1\r\nhost: de.localhost\r\nx-slow: ', ...drops], pause),
    send([started, ...drops], pause),
  ]);
  expect([statusOf(headers.text), statusOf(slow.text)]).toEqual([408, 408]);
  expect(headers.after).toBeLessThan(sendingLasts);
  expect(slow.after).toBeLessThan(sendingLasts);
});

async function csrfToken(): Promise<string> {
  const reply = await portal.server.inject({ url: '/api/auth/csrf-token', headers: { host: 'de.localhost', cookie } });
  return reply.json<{ csrfToken: string }>().csrfToken;
}
