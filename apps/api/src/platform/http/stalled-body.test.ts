import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aProduct, aSeller } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { portalForFile, putProducts, putSeller } from '../../testing/portal.ts';

const portion = 1000;

const portal = await portalForFile();
await portal.server.listen({ port: 0 });
await putSeller(portal, 'de', 'linden', aSeller());
await putProducts(
  portal,
  'de',
  Array.from({ length: portion + 1 }, (_, index) => aProduct({ productId: `P-${index}` })),
);

/** Begins a call whose body comes in bit by bit; `reply` is its answer. */
function beginCall(path: string): { sent: ClientRequest; reply: Promise<{ status: number; body: string }> } {
  const { port } = portal.server.server.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/marketplace/v1${path}`,
    headers: { authorization: `Bearer ${portal.keys.de}`, 'content-type': 'application/x-ndjson' },
  });
  const reply = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  return { sent, reply };
}

const openTransactions = () =>
  portal.ask(
    `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`,
  );

const streams = [
  [
    '/products/bulk',
    (index: number) => aProduct({ productId: `NEW-${index}` }),
    `product where product_id like 'NEW-%'`,
  ],
  [
    '/market-offers/bulk',
    (index: number) => ({ productId: `P-${index}`, seller: 'M-1', label: 'Shop', price: 990 }),
    'market_offer',
  ],
  [
    '/warehouse-stock/bulk',
    (index: number) => ({
      seller: 'linden',
      productId: `P-${index}`,
      stock: { onHand: 5, reserved: 0, incoming: 0, price: 990, storedSince: '2026-01-01', nextExpiry: null },
    }),
    'warehouse_stock',
  ],
] as const;

describe('OPS-03 a body that stalls', () => {
  test.each(streams)('%s: what has come in is written, and no transaction is open', async (path, recordOf, rows) => {
    const { sent, reply } = beginCall(path);
    for (let index = 0; index < portion; index++) sent.write(`${JSON.stringify(recordOf(index))}\n`);
    const written = async () =>
      (await portal.ask<{ rows: number }>(`select count(*)::int as rows from ${rows}`))[0]?.rows;
    await expect.poll(() => written()).toBe(portion);
    expect(await openTransactions()).toEqual([]);
    sent.end(JSON.stringify(recordOf(portion)));
    const { status, body } = await reply;
    expect([status, JSON.parse(body)]).toEqual([200, { accepted: portion + 1, unchanged: 0, errors: [] }]);
    expect(await written()).toBe(portion + 1);
  });

  test('and then breaks off leaves the portions before', async () => {
    const { sent, reply } = beginCall('/products/bulk');
    for (let index = 0; index < portion * 1.5; index++)
      sent.write(`${JSON.stringify(aProduct({ productId: `CUT-${index}` }))}\n`);
    const written = async () => (await portal.ask(`select 1 from product where product_id like 'CUT-%'`)).length;
    await expect.poll(() => written()).toBe(portion);
    sent.destroy();
    await expect(reply).rejects.toThrow('socket hang up');
    expect([await written(), await openTransactions()]).toEqual([portion, []]);
  });
});
