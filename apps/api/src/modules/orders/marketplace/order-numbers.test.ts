import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
for (const seller of ['linden', 'ahorn']) await putSeller(portal, 'de', seller, aSeller({ users: [aUser(seller)] }));
await putSeller(portal, 'ch', 'edelweiss', aSeller({ users: [aUser('edelweiss')] }));
await putProducts(portal, 'de', [aProduct()]);
await putProducts(portal, 'ch', [aProduct()]);

const handOver = (...orders: Parameters<typeof anOrder>[0][]) =>
  machineCall(portal, {
    method: 'POST',
    path: '/orders/bulk',
    body: { orders: orders.map((order) => anOrder(order)) },
  });

const taken = (index: number) => ({ index, code: 'order.number_taken', path: `orders.${index}.number` });

function ordersNumbered(number: string) {
  return portal.ask<{ seller: string; status: string }>(
    `select s.external_id as seller, o.status from seller_order o join seller s on s.id = o.seller_id
     where o.number = $1 order by 1`,
    [number],
  );
}

describe("MKT-01 an order's number is unique in its brand", () => {
  test('a cancellation by number names one order: a second of the same number is refused on its line', async () => {
    const { body } = await handOver(
      { number: '77000001', seller: 'linden' },
      { number: '77000001', seller: 'ahorn' },
      { number: '77000002', seller: 'ahorn' },
    );
    expect(body).toEqual({ accepted: 2, unchanged: 0, errors: [taken(1)] });
    const cancelled = await machineCall(portal, {
      method: 'POST',
      path: '/orders/77000001/cancel',
      body: { reason: 'cancelled_by_customer' },
    });
    expect(cancelled.body).toEqual({ orderNumber: '77000001', status: 'cancelled' });
    expect(await ordersNumbered('77000001')).toEqual([{ seller: 'linden', status: 'cancelled' }]);
  });

  test("the same order sent again changes nothing; another seller's later one is refused", async () => {
    const order = { number: '77000003', seller: 'linden' };
    expect((await handOver(order)).body).toEqual({ accepted: 1, unchanged: 0, errors: [] });
    expect((await handOver(order, order)).body).toEqual({ accepted: 0, unchanged: 2, errors: [] });
    expect((await handOver(order, { ...order, seller: 'ahorn' })).body).toEqual({
      accepted: 0,
      unchanged: 1,
      errors: [taken(1)],
    });
    expect(await ordersNumbered('77000003')).toEqual([{ seller: 'linden', status: 'new' }]);
  });

  test('two that come at the same time: one is kept, the other refused', async () => {
    const replies = await Promise.all(['linden', 'ahorn'].map((seller) => handOver({ number: '77000004', seller })));
    expect(replies.map(({ body }) => body['accepted']).toSorted()).toEqual([0, 1]);
    expect(await ordersNumbered('77000004')).toHaveLength(1);
  });

  test('another brand may have an order of that number, and a call reaches its own', async () => {
    await handOver({ number: '77000005', seller: 'linden' });
    const swiss = await machineCall(portal, {
      brand: 'ch',
      method: 'POST',
      path: '/orders/bulk',
      body: { orders: [anOrder({ number: '77000005', seller: 'edelweiss' })] },
    });
    expect(swiss.body).toEqual({ accepted: 1, unchanged: 0, errors: [] });
    await machineCall(portal, { method: 'POST', path: '/orders/77000005/cancel', body: { reason: 'product_recall' } });
    expect(await ordersNumbered('77000005')).toEqual([
      { seller: 'edelweiss', status: 'new' },
      { seller: 'linden', status: 'cancelled' },
    ]);
  });
});
