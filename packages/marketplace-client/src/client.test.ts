import { afterEach, expect, test } from 'vitest';
import { asFile, asLines, newKey } from './bodies.ts';
import { type MarketplaceClient, openClient } from './client.ts';
import { pageAfter } from './page-after.ts';
import { RefusedCall, replyOf } from './reply.ts';
import { startStubPortal, type Answer, type StubPortal } from './testing/stub-portal.ts';

let stub: StubPortal | null = null;

/** A portal that gives these answers one after another, the last one for ever. */
async function portal(answers: readonly Answer[]): Promise<StubPortal> {
  stub = await startStubPortal((_request, nth) => answers[nth] ?? answers.at(-1) ?? { status: 500, body: {} });
  return stub;
}

afterEach(() => {
  stub?.close();
  stub = null;
});

function clientOf(baseUrl: string, signal = new AbortController().signal): MarketplaceClient {
  return openClient({ baseUrl, key: 'secret', signal, firstWait: 5 });
}

const cancelled: Answer = { status: 200, body: { orderNumber: '69000001', status: 'cancelled' } };
const cancel = (client: MarketplaceClient) =>
  replyOf(
    client.POST('/orders/{orderNumber}/cancel', {
      params: { path: { orderNumber: '69000001' }, header: newKey() },
      body: { reason: 'cancelled_by_customer' },
    }),
  );

test('MKT-01 a call carries key, idempotency key and body', async () => {
  const { baseUrl, seen } = await portal([cancelled]);
  const reply = await cancel(clientOf(baseUrl));
  expect(reply.status).toBe('cancelled');
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/marketplace/v1/orders/69000001/cancel' });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ reason: 'cancelled_by_customer' });
});

test.each([
  ['the first page', undefined, '/api/marketplace/v1/events?limit=500'],
  ['the page behind a cursor', '7-12', '/api/marketplace/v1/events?after=7-12&limit=500'],
])('MKT-01 reading asks for %s, without an idempotency key', async (_title, after, url) => {
  const { baseUrl, seen } = await portal([{ status: 200, body: { events: [], nextCursor: '0-0' } }]);
  await replyOf(clientOf(baseUrl).GET('/events', { params: { query: { ...pageAfter(after), limit: 500 } } }));
  expect(seen[0]?.url).toBe(url);
  expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
});

test.each([
  ['overload', { status: 503, body: { message: 'overloaded' } }],
  ['a limit', { status: 429, body: { message: 'rate_limited' }, headers: { 'retry-after': '0' } }],
  ['a fault', { status: 500, body: { message: 'internal' } }],
  ['its unfinished twin', { status: 409, body: { message: 'idempotency.in_progress' } }],
])('ORD-10 after %s the very same call is repeated under the same idempotency key', async (_title, passing) => {
  const { baseUrl, seen } = await portal([passing, passing, cancelled]);
  await cancel(clientOf(baseUrl));
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
});

test('MKT-01 a refusal is thrown with its code and what is there instead, and not repeated', async () => {
  const problem = { message: 'order.invalid_state', current: { status: 'finalised' } };
  const { baseUrl, seen } = await portal([{ status: 409, body: problem }]);
  const call = cancel(clientOf(baseUrl));
  await expect(call).rejects.toBeInstanceOf(RefusedCall);
  await expect(call).rejects.toMatchObject({ status: 409, code: problem.message, current: problem.current });
  expect(seen).toHaveLength(1);
});

test('MKT-02 a portal that is not there is waited for until the simulator is stopped', async () => {
  const stopping = new AbortController();
  const call = replyOf(clientOf('http://127.0.0.1:9', stopping.signal).GET('/overview'));
  setTimeout(() => stopping.abort(), 60);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('MKT-01 records go as one JSON document per line', async () => {
  const { baseUrl, seen } = await portal([{ status: 200, body: { accepted: 2, unchanged: 0, errors: [] } }]);
  const offer = { productId: 'P-7', seller: 'DE-1', label: 'Apotheke\nin Ulm', price: 699 };
  const other = { ...offer, seller: 'DE-2', price: null };
  await replyOf(clientOf(baseUrl).POST('/market-offers/bulk', asLines([offer, other])));
  expect(seen[0]?.headers['content-type']).toBe('application/x-ndjson');
  expect(
    seen[0]?.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([offer, other]);
});

test('MKT-01 a file goes as its bytes', async () => {
  const { baseUrl, seen } = await portal([{ status: 200, body: { files: [] } }]);
  const params = { path: { orderNumber: '69000001', messageNo: 'M-1', place: 1 }, query: { fileName: 'box lid.png' } };
  const file = asFile(new TextEncoder().encode('not quite a picture'), 'image/png');
  await replyOf(clientOf(baseUrl).PUT('/orders/{orderNumber}/messages/{messageNo}/files/{place}', { params, ...file }));
  expect(seen[0]).toMatchObject({
    url: '/api/marketplace/v1/orders/69000001/messages/M-1/files/1?fileName=box%20lid.png',
    body: 'not quite a picture',
  });
  expect(seen[0]?.headers['content-type']).toBe('image/png');
});
