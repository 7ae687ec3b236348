import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct(), aProduct({ productId: 'P-2', nationalCode: '04271937', gtin: null })]);
const seller = await signedIn(portal, 'linden');
const post = async (path: string, body: object) => (await machineCall(portal, { method: 'POST', path, body })).body;
const handOver = (...orders: Partial<Parameters<typeof anOrder>[0]>[]) =>
  post('/orders/bulk', { orders: orders.map((order) => anOrder({ seller: 'linden', ...order })) });

describe('MKT-01 an order that is handed over again', () => {
  const base = anOrder();
  const { deliveryAddress: address } = base;
  const [line] = base.lines;
  const first = {
    number: 'D7-0000',
    deliveryAddress: { ...address, street: 'Weg 0012' },
    lines: base.lines.slice(0, 1).map((each) => ({ ...each, quantity: 2 })),
  };
  test.each([
    ['another address', { deliveryAddress: { ...address, street: 'Neue Str 9' } }, 'deliveryAddress'],
    ['another quantity', { lines: [{ ...line, quantity: 5 }] }, 'lines'],
    ['one line more', { lines: [...first.lines, { ...line, productId: 'P-2' }] }, 'lines'],
    ['another discount', { discount: { amount: 100, label: 'X' } }, 'discount'],
    ['another deadline', { dispatchBy: '2026-12-01T09:00:00.000Z' }, 'dispatchBy'],
  ])('with %s is reported as different', async (_, change, path) => {
    await handOver(first);
    const again = await handOver({ ...first, ...change } as typeof first);
    expect(again).toEqual({
      accepted: 0,
      unchanged: 0,
      errors: [{ index: 0, code: 'order.differs', path: `orders.0.${path}` }],
    });
  });

  test('is unchanged when only its own course has gone on, or its customer was erased', async () => {
    const order = { ...first, number: 'D7-0001' };
    await handOver(order);
    await post('/orders/D7-0001/cancel', { reason: 'cancelled_by_customer' });
    expect(await handOver({ ...order, paymentStatus: 'pending' })).toEqual({ accepted: 0, unchanged: 1, errors: [] });
    await post('/orders/erase-customers', { orderNumbers: ['D7-0001'] });
    expect(await handOver(order)).toEqual({ accepted: 0, unchanged: 1, errors: [] });
  });
});

describe('ORD-09 shipment updates count by their own time', () => {
  const dispatched = async (number: string): Promise<string> => {
    const past = {
      status: 'processed',
      processedAt: after(-1200),
      courier: 'dhl',
      trackingNumber: '123456789012',
    } as const;
    const shipment = [{ status: 'prepared' as const, at: after(-1200) }];
    await putOrders(portal, 'de', [anOrder({ number, seller: 'linden', past: { ...past, shipment } })]);
    const { items } = await seller.ask('GET /orders', { query: { tab: 'managed', q: number } });
    return items[0]?.id ?? '';
  };
  const after = (seconds: number): string => new Date(testNow.getTime() + seconds * 1000).toISOString();
  const update = (orderNumber: string, status: string, seconds: number) =>
    post('/shipments/bulk', { updates: [{ orderNumber, status, at: after(seconds) }] });

  test('an older event goes into the history only, and once', async () => {
    const orderId = await dispatched('DX2-000');
    const updates = [
      { orderNumber: 'DX2-000', status: 'on_route', at: after(-600) },
      { orderNumber: 'DX2-000', status: 'incident', at: after(-900) },
    ];
    expect(await post('/shipments/bulk', { updates })).toEqual({ accepted: 2, unchanged: 0, errors: [] });
    expect(await post('/shipments/bulk', { updates })).toEqual({ accepted: 0, unchanged: 2, errors: [] });
    const order = await seller.ask('GET /orders/:orderId', { params: { orderId } });
    expect(order.shipmentStatus).toBe('on_route');
    const told = order.history.filter(({ kind }) => kind === 'shipment_changed');
    expect(told.map(({ shipmentStatus }) => shipmentStatus).toSorted()).toEqual(['incident', 'on_route']);
  });

  test('an event from the future is refused by its own code', async () => {
    await dispatched('DX2-001');
    expect(await update('DX2-001', 'on_route', 301)).toEqual({
      accepted: 0,
      unchanged: 0,
      errors: [{ index: 0, code: 'shipment.in_future', path: 'updates.0.at' }],
    });
    expect(await update('DX2-001', 'on_route', 300)).toMatchObject({ accepted: 1 });
  });
});
