import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ShopClient } from './shop-client.ts';

/** The calls of the portal that was played, and the answers that it gives before it works. */
const calls: { method: string; key: string | undefined }[] = [];
let busy: number[] = [];
const server = createServer((request, response) => {
  const status = busy.shift() ?? 200;
  const key = request.headers['idempotency-key'];
  calls.push({ method: request.method ?? '', key: typeof key === 'string' ? key : undefined });
  const body = status === 200 ? { csrfToken: 'a'.repeat(43) } : { message: 'busy' };
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const { port } = server.address() as AddressInfo;

const account = {
  kind: 'seller',
  seller: 'Linden-Apotheke',
  externalId: 'S-1',
  username: 'sabine',
  password: 'secret',
  host: 'de.localhost',
};
const clientOf = () =>
  new ShopClient({
    baseUrl: `http://127.0.0.1:${port}`,
    account,
    signal: new AbortController().signal,
  });

test('OPS-01 a portal that is busy is asked again, an act under the same key', async () => {
  busy = [200, 503, 429, 500, 200, 200];
  calls.length = 0;
  await clientOf().signIn();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST', 'POST', 'GET']);
  expect(new Set(calls.slice(1, 5).map(({ key }) => key)).size).toBe(1);
});

test('OPS-01 a refused sign-in is no busy portal', async () => {
  busy = [200, 401];
  calls.length = 0;
  await expect(clientOf().signIn()).rejects.toThrow('sabine could not sign in on de.localhost: 401');
  expect(calls).toHaveLength(2);
});
