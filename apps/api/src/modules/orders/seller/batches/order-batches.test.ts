import type { OrderBatch } from '@offizin/contract/orders/batches';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser, problemOf, signedIn } from '../../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';
import { sendOrderBatch } from '../../jobs/send-order-batch.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'rosen', aSeller({ users: [aUser('rosen')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

let next = 81_000_000;
afterEach(() => portal.setNow(testNow));

async function place(changes: Parameters<typeof anOrder>[0] = {}): Promise<OrderDetail> {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number, ...changes })]);
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return read(row?.id ?? '');
}
const read = (orderId: string): Promise<OrderDetail> => seller.ask('GET /orders/:orderId', { params: { orderId } });

const chosen = ({ id: orderId, version }: OrderDetail) => ({ orderId, version });
const confirm = (orders: readonly OrderDetail[]): Promise<OrderBatch> =>
  seller.ask('POST /order-batches', { body: { action: 'confirm', orders: orders.map(chosen) } });
const resultsOf = (batchId: string) => seller.ask('GET /order-batches/:batchId', { params: { batchId } });

const send = (batchId: string) => sendOrderBatch.run(portal.jobContext(true), { sellerId, batchId });
const dhl = (at: number) => ({ courier: 'dhl', trackingNumber: `0034043412345678${9000 + at}` }) as const;

describe('ORD-13 many orders together', () => {
  test('are confirmed one by one, each with its person in the history and its event for the marketplace', async () => {
    const orders = [await place(), await place(), await place()];
    const batch = await confirm(orders);
    expect(batch).toMatchObject({ state: 'waiting', orders: 3, done: 0, refused: 0 });
    expect((await read(orders[0]?.id ?? '')).status).toBe('new');
    await send(batch.id);
    expect(await resultsOf(batch.id)).toMatchObject({
      state: 'done',
      done: 3,
      refused: 0,
      items: orders.map(({ id }) => ({ order: { id, status: 'pending' }, refusal: null })),
    });
    const after = await read(orders[2]?.id ?? '');
    expect(after.history.at(-1)).toMatchObject({ kind: 'confirmed', actor: { kind: 'seller', name: batch.actor } });
    const { body } = await machineCall(portal, { method: 'GET', path: '/events' });
    const told = JSON.stringify(body);
    expect(orders.filter(({ number }) => !told.includes(number))).toEqual([]);
  });

  test('are sent with what each carrier needs; what was typed stays where it was refused alone', async () => {
    const [good, wrong] = [await place(), await place()];
    const batch = await seller.ask('POST /order-batches', {
      body: {
        action: 'process',
        orders: [
          { ...chosen(good), dispatch: dhl(1) },
          { ...chosen(wrong), dispatch: { courier: 'dhl', trackingNumber: 'JJD0141' } },
        ],
      },
    });
    await send(batch.id);
    expect((await resultsOf(batch.id)).items).toMatchObject([
      { order: { status: 'processed' }, trackingNumber: dhl(1).trackingNumber, refusal: null },
      { order: { status: 'new' }, trackingNumber: 'JJD0141', refusal: 'wrong_dispatch' },
    ]);
    expect(await read(good.id)).toMatchObject({ courier: 'dhl', trackingNumber: dhl(1).trackingNumber });
    const kept = await portal.ask('select dispatch from order_batch_item where batch_id = $1 order by position', [
      batch.id,
    ]);
    expect(kept).toEqual([{ dispatch: null }, { dispatch: { courier: 'dhl', trackingNumber: 'JJD0141' } }]);
  });

  test('one that changed, was cancelled, has nothing left or waits already has its own reason, and stops no other', async () => {
    const [changed, cancelled, waits, good] = [await place(), await place(), await place(), await place()];
    const first = await confirm([waits]);
    const batch = await confirm([changed, cancelled, waits, good]);
    await portal.ask('update seller_order set version = version + 1 where id = $1', [changed.id]);
    await seller.ask('POST /orders/:orderId/reject', {
      params: { orderId: cancelled.id },
      body: { version: 1, reason: 'no_stock' },
    });
    await send(batch.id);
    const refusals = (await resultsOf(batch.id)).items.map(({ refusal }) => refusal);
    expect(refusals).toEqual(['changed', 'invalid_state', 'being_sent', null]);
    await send(first.id);
    expect(await resultsOf(first.id)).toMatchObject({ state: 'done', done: 1 });
  });

  test('one that cannot be sent at all does not hold up the rest', async () => {
    const [broken, good] = [await place(), await place()];
    const batch = await confirm([broken, good]);
    await portal.ask(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await portal.ask(
      `create trigger refuse before update on seller_order for each row when (old.id = '${broken.id}') execute function refuse()`,
    );
    await send(batch.id);
    await portal.ask('drop trigger refuse on seller_order');
    expect((await resultsOf(batch.id)).items.map(({ refusal }) => refusal)).toEqual(['failed', null]);
  });

  test('a worker that ended in between goes on where it was, and a second run changes nothing', async () => {
    const orders = [await place(), await place()];
    const batch = await confirm(orders);
    await portal.ask(`update order_batch set state = 'sending' where id = $1`, [batch.id]);
    await send(batch.id);
    await send(batch.id);
    expect(await resultsOf(batch.id)).toMatchObject({ state: 'done', done: 2 });
    expect((await read(orders[0]?.id ?? '')).history.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1);
  });

  test('an order is named once, and no more than a batch holds', async () => {
    const order = await place();
    expect(await confirm([order, order])).toMatchObject({ orders: 1 });
    const tooMany = Array.from({ length: limits.orderBatch + 1 }, () => chosen(order));
    const reply = await seller.call('POST', '/order-batches', { body: { action: 'confirm', orders: tooMany } });
    expect(codeOf(reply)).toBe('request.invalid');
  });

  test("another shop's order, and a batch of another shop, do not exist", async () => {
    const order = await place();
    const other = await signedIn(portal, 'rosen');
    const foreign = await other.call('POST', '/order-batches', {
      body: { action: 'confirm', orders: [chosen(order)] },
    });
    expect(codeOf(foreign)).toBe('not_found');
    const batch = await confirm([order]);
    expect(codeOf(await other.call('GET', `/order-batches/${batch.id}`))).toBe('not_found');
    expect(codeOf(await other.call('POST', `/order-batches/${batch.id}/undo`, { body: {} }))).toBe('not_found');
    expect(await other.ask('GET /order-batches', {})).toEqual({ batches: [] });
  });

  test('all that a list shows can be taken, loaded or not, with the versions that it shows', async () => {
    const orders = [await place(), await place()];
    const question = { tab: 'to-manage', q: String(orders[1]?.number) } as const;
    const { orders: found, isMore } = await seller.ask('GET /orders/choice', { query: question });
    expect([found, isMore]).toEqual([
      [{ id: orders[1]?.id, number: orders[1]?.number, version: 1, status: 'new' }],
      false,
    ]);
    const all = await seller.ask('GET /orders/choice', { query: { tab: 'to-manage' } });
    const counts = await seller.ask('GET /orders/counts', {});
    expect(all.orders).toHaveLength(counts.tabs['to-manage']);
  });

  test('the latest batches come first, for who closed the tab', async () => {
    portal.setNow(new Date(testNow.getTime() + 60_000));
    const batch = await confirm([await place()]);
    const again = openBrowser(portal, 'de.localhost');
    await again.signIn('linden');
    const { batches } = await again.ask('GET /order-batches', {});
    expect(batches[0]).toMatchObject({ id: batch.id, state: 'waiting' });
    expect(batches.length).toBeLessThanOrEqual(limits.orderBatchesShown);
  });
});

describe('ORD-17 a batch is taken back', () => {
  test('as long as it waits: nothing is sent, and its orders can be chosen again', async () => {
    const order = await place();
    const batch = await confirm([order]);
    expect(new Date(batch.sendsAt).getTime() - testNow.getTime()).toBe(limits.orderUndo * 1000);
    const undone = await seller.ask('POST /order-batches/:batchId/undo', { params: { batchId: batch.id }, body: {} });
    expect(undone).toMatchObject({ state: 'undone', done: 0, refused: 1 });
    await send(batch.id);
    expect(await read(order.id)).toMatchObject({ status: 'new', version: 1 });
    const once = await confirm([order]);
    await send(once.id);
    expect((await read(order.id)).status).toBe('pending');
  });

  test('and no longer once it is sent', async () => {
    const batch = await confirm([await place()]);
    await send(batch.id);
    const reply = await seller.call('POST', `/order-batches/${batch.id}/undo`, { body: {} });
    expect(codeOf(reply)).toBe('order_batch.sent');
    expect(problemOf(reply).current).toMatchObject({ state: 'done', done: 1 });
  });
});
