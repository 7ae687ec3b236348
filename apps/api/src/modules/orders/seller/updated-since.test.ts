import type { HistoryKind, OrderDetail } from '@offizin/contract/orders/views';
import { updateOverlap } from '@offizin/domain/orders/updated-since';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../../platform/clock.ts';
import { type CallQuery, problemOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'rosen', aSeller({ users: [aUser('rosen')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

let next = 84_000_000;
const read = (orderId: string) => seller.ask('GET /orders/:orderId', { params: { orderId } });

async function place(changes: Parameters<typeof anOrder>[0] = {}): Promise<OrderDetail> {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number, ...changes })]);
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return read(row?.id ?? '');
}

const minutesLater = (minutes: number) => secondsAfter(testNow, minutes * 60);
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from rate_window');
  // Each test asks about its own orders alone.
  await portal.ask('update seller_order set updated_at = $1', [testNow]);
});

type Question = Omit<CallQuery<'GET /orders'>, 'tab' | 'updatedSince'>;

/** The numbers of what was updated since, of both tabs. */
async function updatedSince(since: Date, question: Question = {}): Promise<string[]> {
  const numbers: string[] = [];
  for (const tab of ['to-manage', 'managed'] as const) {
    const query = { ...question, tab, updatedSince: since.toISOString() };
    numbers.push(...(await seller.ask('GET /orders', { query })).items.map(({ number }) => number));
  }
  return numbers;
}

const dhl = { courier: 'dhl', trackingNumber: '00340434123456789001' } as const;
const pickup = { courier: 'pickup_point', pickupCode: 'AB12' } as const;

type Act = (order: OrderDetail) => Promise<unknown>;
const target = ({ id, version }: OrderDetail) => ({ params: { orderId: id }, body: { version } });
const confirm =
  (isUndoable = false): Act =>
  ({ id, version }) =>
    seller.ask('POST /orders/:orderId/confirm', { params: { orderId: id }, body: { version, isUndoable } });
const process =
  (dispatch: typeof dhl | typeof pickup = dhl): Act =>
  ({ id, version }) =>
    seller.ask('POST /orders/:orderId/process', { params: { orderId: id }, body: { version, ...dispatch } });
const post = async (path: string, body: object) => {
  const reply = await machineCall(portal, { method: 'POST', path, body });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
};
/** What a carrier or payment provider reports, which has happened this many minutes after the beginning. */
const reported =
  (status: string, minutes = 5): Act =>
  async ({ number }) =>
    expect(
      await post('/shipments/bulk', {
        updates: [{ orderNumber: number, status, at: minutesLater(minutes).toISOString() }],
      }),
    ).toMatchObject({ accepted: 1 });
const cancelled =
  (reason: string): Act =>
  ({ number }) =>
    post(`/orders/${number}/cancel`, { reason });

/** Acts before the one that is looked at, and the act itself. */
interface Case {
  readonly before?: readonly Act[];
  readonly act: Act;
}

/** What brings each line of an order's history about; a new one has to be added. */
const acts: Readonly<Record<Exclude<HistoryKind, 'received'>, Case>> = {
  paid: { act: reported('paid') },
  confirmed: { act: confirm() },
  packed: {
    act: ({ id, lines }) => {
      const units = lines.flatMap(({ id: lineId, quantity }) =>
        Array.from({ length: quantity }, (_, at) => ({ lineId, unit: at + 1 })),
      );
      const packed = units.map((unit) => ({
        ...unit,
        batch: null,
        expiresOn: null,
        serial: null,
        how: 'by_hand' as const,
      }));
      return seller.ask('PUT /orders/:orderId/packed-units', {
        params: { orderId: id },
        body: { packed, takenOut: [] },
      });
    },
  },
  processed: { act: process() },
  taken_back: {
    act: async (order) => {
      await confirm(true)(order);
      // Out of what is asked about, so that taking it back is what is found.
      await portal.ask('update seller_order set updated_at = $1', [testNow]);
      return seller.ask('POST /orders/:orderId/undo', target(await read(order.id)));
    },
  },
  rejected: {
    act: ({ id, version }) =>
      seller.ask('POST /orders/:orderId/reject', { params: { orderId: id }, body: { version, reason: 'no_stock' } }),
  },
  units_cancelled: {
    act: ({ id, version, lines }) =>
      seller.ask('POST /orders/:orderId/cancel-units', {
        params: { orderId: id },
        body: { version, reason: 'no_stock', items: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] },
      }),
  },
  cancelled_by_customer: { act: cancelled('cancelled_by_customer') },
  cancelled_by_marketplace: { act: cancelled('technical_issue') },
  tracking_changed: {
    before: [process()],
    act: ({ id, version }) =>
      seller.ask('PUT /orders/:orderId/tracking', {
        params: { orderId: id },
        body: { version, ...dhl, trackingNumber: '00340434123456789002' },
      }),
  },
  pickup_code_changed: {
    before: [process(pickup)],
    act: ({ id, version }) =>
      seller.ask('PUT /orders/:orderId/pickup-code', {
        params: { orderId: id },
        body: { version, pickupCode: 'CD34' },
      }),
  },
  pickup_code_deleted: {
    before: [process(pickup)],
    act: (order) => seller.ask('DELETE /orders/:orderId/pickup-code', target(order)),
  },
  shipment_changed: { before: [process()], act: reported('on_route') },
  finalised: { before: [process(), reported('on_route'), reported('delivered', 8)], act: reported('finalised', 30) },
};

describe('MKT-03 an order was updated', () => {
  test('when it came in, whenever it was placed', async () => {
    portal.setNow(minutesLater(60));
    const { number, updatedAt } = await place({ createdAt: '2026-11-20T09:00:00.000Z' });
    expect(updatedAt).toBe(minutesLater(60).toISOString());
    expect(await updatedSince(minutesLater(60))).toContain(number);
    expect(await updatedSince(minutesLater(66))).not.toContain(number);
  });

  test.each(Object.entries(acts))(
    'by what the history calls %s, when the portal heard of it',
    async (kind, { before = [], act }) => {
      const order = await place({ paymentStatus: 'pending' });
      for (const [at, each] of before.entries()) {
        portal.setNow(minutesLater(3 + 3 * at));
        await each(await read(order.id));
      }
      const later = minutesLater(60);
      portal.setNow(later);
      expect(await updatedSince(later)).not.toContain(order.number);
      await act(await read(order.id));
      const after = await read(order.id);
      expect(after.history.map((entry) => entry.kind)).toContain(kind);
      expect([after.updatedAt, await updatedSince(later)]).toEqual([later.toISOString(), [order.number]]);
    },
  );

  test('by what a carrier reports too late to change anything', async () => {
    const order = await place();
    portal.setNow(minutesLater(3));
    await process()(order);
    portal.setNow(minutesLater(10));
    await reported('on_route', 6)(order);
    await reported('delivered', 9)(order);
    portal.setNow(minutesLater(60));
    await reported('on_route', 5)(order);
    expect((await read(order.id)).updatedAt).toBe(minutesLater(60).toISOString());
  });

  test('when its customer was taken out of it', async () => {
    const order = await place();
    await cancelled('cancelled_by_customer')(order);
    portal.setNow(minutesLater(60));
    await post('/orders/erase-customers', { orderNumbers: [order.number] });
    expect(await updatedSince(minutesLater(60))).toEqual([order.number]);
  });
});

describe('MKT-03 what was updated since', () => {
  test('comes in the order of the changes, page after page, and what changes meanwhile comes behind', async () => {
    const orders: OrderDetail[] = [];
    for (let at = 0; at < 5; at += 1) orders.push(await place());
    const [first, second, third, fourth, fifth] = orders.map(({ number }) => number);
    const since = minutesLater(120);
    for (const [minutes, at] of [3, 0, 4, 1, 2].entries()) {
      portal.setNow(minutesLater(120 + minutes));
      const order = orders[at];
      if (order !== undefined) await confirm()(order);
    }
    const page = (cursor?: string) =>
      seller.ask('GET /orders', {
        query: {
          tab: 'to-manage',
          updatedSince: since.toISOString(),
          limit: 2,
          ...(cursor !== undefined && { cursor }),
        },
      });
    const one = await page();
    expect(one.items.map(({ number }) => number)).toEqual([fourth, first]);
    portal.setNow(minutesLater(130));
    await portal.ask('delete from rate_window');
    const moved = orders[3];
    if (moved !== undefined)
      await seller.ask('POST /orders/:orderId/cancel-units', {
        params: { orderId: moved.id },
        body: { version: 2, reason: 'no_stock', items: [{ lineId: moved.lines[0]?.id ?? '', quantity: 1 }] },
      });
    const two = await page(one.nextCursor ?? '');
    const three = await page(two.nextCursor ?? '');
    expect([two, three].map(({ items }) => items.map(({ number }) => number))).toEqual([
      [fifth, second],
      [third, fourth],
    ]);
    expect(three.nextCursor).toBeNull();
  });

  test('begins a while before, for changes that began then and ended late', async () => {
    const { number } = await place();
    expect(await updatedSince(secondsAfter(testNow, updateOverlap))).toContain(number);
    expect(await updatedSince(secondsAfter(testNow, updateOverlap + 1))).not.toContain(number);
  });

  test('is narrowed by the filters of the list, by their words too', async () => {
    portal.setNow(minutesLater(200));
    const cash = await place({ paymentType: 'cash_on_delivery', paymentStatus: 'pending' });
    const online = await place();
    const since = minutesLater(200);
    expect(await updatedSince(since)).toEqual([cash.number, online.number].toSorted(byId(cash, online)));
    expect(await updatedSince(since, { paymentType: 'cash_on_delivery' })).toEqual([cash.number]);
    expect(await updatedSince(since, { q: online.number })).toEqual([online.number]);
  });

  test('has an order of its own, and takes no other', async () => {
    const reply = await seller.call('GET', `/orders?tab=managed&sort=newest&updatedSince=${testNow.toISOString()}`);
    expect(problemOf(reply)).toMatchObject({
      message: 'request.invalid',
      errors: [{ path: 'query.sort', code: 'field.invalid' }],
    });
  });

  test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])('may be asked from %s', async (since) => {
    const reply = await seller.call('GET', `/orders?tab=managed&updatedSince=${since}`);
    expect(reply.status).toBe(200);
  });

  test('is asked of the orders of the shop alone', async () => {
    portal.setNow(minutesLater(300));
    const { number } = await place();
    const other = await signedIn(portal, 'rosen');
    const query = { tab: 'to-manage', updatedSince: minutesLater(300).toISOString() } as const;
    expect((await other.ask('GET /orders', { query })).items).toEqual([]);
    expect((await seller.ask('GET /orders', { query })).items).toMatchObject([{ number }]);
  });
});

/** Of changes at one moment the ids decide. */
function byId(one: OrderDetail, other: OrderDetail) {
  return (a: string, b: string): number => {
    const idOf = (number: string) => (number === one.number ? one.id : other.id);
    return idOf(a) < idOf(b) ? -1 : 1;
  };
}
