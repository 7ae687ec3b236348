import type { OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { codeOf, problemOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { sendOrderStep } from '../jobs/send-order-step.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

let next = 82_000_000;
afterEach(() => portal.setNow(testNow));

async function place(): Promise<OrderDetail> {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number })]);
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return seller.ask('GET /orders/:orderId', { params: { orderId: row?.id ?? '' } });
}

const dhl = { courier: 'dhl', trackingNumber: '00340434123456789001' } as const;
const target = ({ id, version }: OrderDetail) => ({ params: { orderId: id }, body: { version } });
const confirm = (order: OrderDetail, isUndoable = true) =>
  seller.ask('POST /orders/:orderId/confirm', { ...target(order), body: { version: order.version, isUndoable } });
const process = (order: OrderDetail, isUndoable = true) =>
  seller.ask('POST /orders/:orderId/process', {
    ...target(order),
    body: { version: order.version, ...dhl, isUndoable },
  });
const undo = (order: OrderDetail) => seller.ask('POST /orders/:orderId/undo', target(order));
const tryUndo = ({ id, version }: OrderDetail) => seller.call('POST', `/orders/${id}/undo`, { body: { version } });

/** Lets the time pass in which a step can be taken back, and its job run. */
async function letTimePass({ id: orderId }: OrderDetail): Promise<void> {
  portal.setNow(secondsAfter(testNow, limits.orderUndo));
  await sendOrderStep.run(portal.jobContext(true), { sellerId, orderId });
}

/** What the marketplace has heard of an order, in its order. */
async function heardOf({ number }: OrderDetail): Promise<string[]> {
  const rows = await portal.ask<{ kind: string }>(
    'select kind from marketplace_event where order_number = $1 order by id',
    [number],
  );
  return rows.map(({ kind }) => kind);
}

describe('ORD-17 one order that was confirmed or sent', () => {
  test('is so at once, and nobody outside hears of it until it can no longer be taken back', async () => {
    const confirmed = await confirm(await place());
    expect(confirmed).toMatchObject({ status: 'pending', version: 2 });
    expect(confirmed.sendsAt).toBe(secondsAfter(testNow, limits.orderUndo).toISOString());
    await sendOrderStep.run(portal.jobContext(true), { sellerId, orderId: confirmed.id });
    expect(await heardOf(confirmed)).toEqual([]);
    await letTimePass(confirmed);
    expect(await heardOf(confirmed)).toEqual(['order.confirmed']);
    const { body } = await machineCall(portal, { method: 'GET', path: '/events' });
    expect(JSON.stringify(body)).toContain(testNow.toISOString());
    expect(await seller.ask('GET /orders/:orderId', target(confirmed))).toMatchObject({ sendsAt: null, version: 2 });
    await letTimePass(confirmed);
    expect(await heardOf(confirmed)).toEqual(['order.confirmed']);
  });

  test('without the wish to take it back it is heard of at once', async () => {
    const confirmed = await confirm(await place(), false);
    expect(confirmed.sendsAt).toBeNull();
    expect(await heardOf(confirmed)).toEqual(['order.confirmed']);
  });

  test('is taken back as it was, with its parcel, and its history says so', async () => {
    const before = await place();
    const processed = await process(before);
    expect(processed).toMatchObject({ status: 'processed', ...dhl, shipmentSteps: [{ status: 'prepared' }] });
    const back = await undo(processed);
    const { version: _v, history, sendsAt, ...same } = back;
    const { version: _b, history: _h, sendsAt: _s, ...asBefore } = before;
    expect(same).toEqual(asBefore);
    expect([back.version, sendsAt]).toEqual([before.version + 2, null]);
    expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['processed', 'taken_back']);
    await letTimePass(back);
    expect(await heardOf(back)).toEqual([]);
    portal.setNow(testNow);
    const again = await process(back);
    expect(again.shipmentSteps).toHaveLength(1);
    await letTimePass(again);
    expect(await heardOf(again)).toEqual(['order.processed']);
  });

  test('cannot be taken back once it was sent, and the refusal shows the order', async () => {
    const confirmed = await confirm(await place());
    portal.setNow(secondsAfter(testNow, limits.orderUndo));
    const refused = await tryUndo(confirmed);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'order.sent']);
    expect(problemOf(refused).current).toMatchObject({ id: confirmed.id, status: 'pending' });
    await letTimePass(confirmed);
    expect(codeOf(await tryUndo(confirmed))).toBe('order.sent');
  });

  test('a job of a step that was taken back does not tell of the one that came after it', async () => {
    const back = await undo(await confirm(await place()));
    portal.setNow(secondsAfter(testNow, 5));
    const again = await confirm(back);
    await letTimePass(again);
    expect(await heardOf(again)).toEqual([]);
    portal.setNow(secondsAfter(testNow, 5 + limits.orderUndo));
    await sendOrderStep.run(portal.jobContext(true), { sellerId, orderId: again.id });
    expect(await heardOf(again)).toEqual(['order.confirmed']);
  });

  test('the next step tells of the one before it, which then is done', async () => {
    const confirmed = await confirm(await place());
    const processed = await process(confirmed);
    expect(await heardOf(processed)).toEqual(['order.confirmed']);
    expect(codeOf(await tryUndo(confirmed))).toBe('order.sent');
    expect((await undo(processed)).status).toBe('pending');
    const rejected = await seller.ask('POST /orders/:orderId/reject', {
      params: { orderId: processed.id },
      body: { version: processed.version + 1, reason: 'no_stock' },
    });
    expect(await heardOf(rejected)).toEqual(['order.confirmed', 'order.rejected']);
  });

  test('two who take it back at once do it once', async () => {
    const confirmed = await confirm(await place());
    const codes = await Promise.all([tryUndo(confirmed), tryUndo(confirmed)]);
    expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
