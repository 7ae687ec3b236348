import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { afterEach, expect, test } from 'vitest';
import { MarketplaceClient, RefusedCall } from './client.ts';
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
  return new MarketplaceClient({ baseUrl, key: 'secret', signal, firstWait: 5 });
}

const cancelled: Answer = { status: 200, body: { orderNumber: '69000001', status: 'cancelled' } };
const cancel = { params: { orderNumber: '69000001' }, body: { reason: 'cancelled_by_customer' } } as const;

test('MKT-01 a call carries key, idempotency key and body', async () => {
  const { baseUrl, seen } = await portal([cancelled]);
  const reply = await clientOf(baseUrl).call(marketplaceApi.cancelOrder, cancel);
  expect(reply.status).toBe('cancelled');
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/marketplace/v1/orders/69000001/cancel' });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(cancel.body);
});

test('MKT-01 reading carries the query without empty parts, and no idempotency key', async () => {
  const { baseUrl, seen } = await portal([{ status: 200, body: { events: [], nextCursor: '0-0' } }]);
  await clientOf(baseUrl).call(marketplaceApi.events, { query: { after: undefined, limit: 500 } });
  expect(seen[0]?.url).toBe('/api/marketplace/v1/events?limit=500');
  expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
});

test.each([
  ['overload', { status: 503, body: { message: 'overloaded' } }],
  ['a limit', { status: 429, body: { message: 'rate_limited' }, headers: { 'retry-after': '0' } }],
  ['a fault', { status: 500, body: { message: 'internal' } }],
  ['its unfinished twin', { status: 409, body: { message: 'idempotency.in_progress' } }],
])('ORD-10 after %s the call is repeated under the same idempotency key', async (_title, passing) => {
  const { baseUrl, seen } = await portal([passing, passing, cancelled]);
  await clientOf(baseUrl).call(marketplaceApi.cancelOrder, cancel);
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map((request) => request.headers['idempotency-key'])).size).toBe(1);
});

test('MKT-01 a refusal is thrown with its code and not repeated', async () => {
  const { baseUrl, seen } = await portal([{ status: 409, body: { message: 'order.invalid_state' } }]);
  const call = clientOf(baseUrl).call(marketplaceApi.cancelOrder, cancel);
  await expect(call).rejects.toBeInstanceOf(RefusedCall);
  await expect(call).rejects.toMatchObject({ status: 409, code: 'order.invalid_state' });
  expect(seen).toHaveLength(1);
});

test('MKT-02 a portal that is not there is waited for until the simulator is stopped', async () => {
  const stopping = new AbortController();
  const call = clientOf('http://127.0.0.1:9', stopping.signal).call(marketplaceApi.overview, {});
  setTimeout(() => stopping.abort(), 60);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('MKT-01 products go as one JSON document per line', async () => {
  const { baseUrl, seen } = await portal([{ status: 200, body: { accepted: 2, unchanged: 0, errors: [] } }]);
  await clientOf(baseUrl).callWithLines(marketplaceApi.bulkProducts, [{ a: 1 }, { b: 'x\ny' }]);
  expect(seen[0]?.headers['content-type']).toBe('application/x-ndjson');
  expect(
    seen[0]?.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ a: 1 }, { b: 'x\ny' }]);
});
