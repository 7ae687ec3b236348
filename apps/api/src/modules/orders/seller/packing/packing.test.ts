import type { OrderDetail } from '@offizin/contract/orders/views';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser, problemOf, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'rosen', aSeller({ users: [aUser('rosen')] }));
await putProducts(portal, 'de', [
  aProduct(),
  aProduct({ productId: 'P-2', name: 'Vitaldor D3 1000', nationalCode: '16550197', gtin: null }),
]);
const seller = await signedIn(portal, 'linden');
afterEach(() => portal.setNow(testNow));

let next = 82_000_000;
async function place(changes: Parameters<typeof anOrder>[0] = {}): Promise<OrderDetail> {
  const number = String((next += 1));
  await putOrders(portal, 'de', [anOrder({ number, ...changes })]);
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  return read(row?.id ?? '');
}
const read = (orderId: string): Promise<OrderDetail> => seller.ask('GET /orders/:orderId', { params: { orderId } });

const lineOf = (order: OrderDetail) => order.lines[0]?.id ?? '';
const unit = (order: OrderDetail, at: number, changes: object = {}) =>
  ({
    lineId: lineOf(order),
    unit: at,
    batch: null,
    expiresOn: null,
    serial: null,
    how: 'scanned',
    ...changes,
  }) as const;
const pathOf = (order: OrderDetail) => `/orders/${order.id}/packed-units`;
const keep = (
  order: OrderDetail,
  packed: ReturnType<typeof unit>[],
  takenOut: { lineId: string; unit: number }[] = [],
) => seller.ask('PUT /orders/:orderId/packed-units', { params: { orderId: order.id }, body: { packed, takenOut } });

describe('ORD-14 what was packed is kept', () => {
  test('with batch, expiry and who packed it, and found again in another browser', async () => {
    const order = await place();
    const pack = { batch: 'B77', expiresOn: '2027-01-31', serial: 'S1' };
    await keep(order, [unit(order, 1, pack)]);
    await keep(order, [unit(order, 2, { how: 'by_hand' })]);
    const other = openBrowser(portal, 'de.localhost');
    await other.signIn('linden');
    const { packed } = await other.ask('GET /orders/:orderId', { params: { orderId: order.id } });
    expect(packed).toEqual([
      { lineId: lineOf(order), unit: 1, ...pack, how: 'scanned', packedAt: testNow.toISOString(), by: packed[0]?.by },
      expect.objectContaining({ unit: 2, how: 'by_hand', batch: null }),
    ]);
    expect(packed[0]?.by).not.toBe('');
  });

  test('the same unit twice is one, as it was first; one that is taken out may be packed once more', async () => {
    const order = await place();
    await keep(order, [unit(order, 1, { batch: 'B1' })]);
    const again = await keep(order, [unit(order, 1, { batch: 'B2' })]);
    expect(again.packed).toMatchObject([{ unit: 1, batch: 'B1' }]);
    const out = await keep(order, [], [{ lineId: lineOf(order), unit: 1 }]);
    expect(out).toEqual({ version: order.version, packed: [] });
    const swapped = await keep(order, [unit(order, 1, { batch: 'B3' })], [{ lineId: lineOf(order), unit: 1 }]);
    expect(swapped.packed).toMatchObject([{ unit: 1, batch: 'B3' }]);
  });

  test('more units than are to send, and cancelled ones, are left out', async () => {
    const order = await place();
    expect((await keep(order, [unit(order, 3)])).packed).toEqual([]);
    await seller.ask('POST /orders/:orderId/cancel-units', {
      params: { orderId: order.id },
      body: { version: 1, reason: 'no_stock', items: [{ lineId: lineOf(order), quantity: 1 }] },
    });
    expect(await keep(order, [unit(order, 1), unit(order, 2)])).toMatchObject({ version: 2, packed: [{ unit: 1 }] });
  });

  test('the history says once that the order was packed, by whom and with how many units', async () => {
    const order = await place();
    await keep(order, [unit(order, 1)]);
    expect((await read(order.id)).history.map(({ kind }) => kind)).not.toContain('packed');
    portal.setNow(new Date(testNow.getTime() + 60_000));
    await keep(order, [unit(order, 2)]);
    await keep(order, [], [{ lineId: lineOf(order), unit: 2 }]);
    await keep(order, [unit(order, 2)]);
    const entries = (await read(order.id)).history.filter(({ kind }) => kind === 'packed');
    expect(entries).toMatchObject([{ units: 2, actor: { kind: 'seller' } }]);
    expect((await read(order.id)).version).toBe(1);
  });

  test('an order that was sent is packed no more, and stays as it was packed', async () => {
    const order = await place();
    await keep(order, [unit(order, 1), unit(order, 2)]);
    await seller.ask('POST /orders/:orderId/process', {
      params: { orderId: order.id },
      body: { version: 1, courier: 'dhl', trackingNumber: '00340434161094057216' },
    });
    const reply = await seller.call('PUT', pathOf(order), {
      body: { packed: [], takenOut: [{ lineId: lineOf(order), unit: 1 }] },
    });
    expect(codeOf(reply)).toBe('order.invalid_state');
    expect(problemOf(reply).current).toMatchObject({ status: 'processed', packed: [{ unit: 1 }, { unit: 2 }] });
  });

  test("another shop's order, another order's line and a foreign code are not there", async () => {
    const [order, second] = [await place(), await place()];
    const rosen = await signedIn(portal, 'rosen');
    expect(codeOf(await rosen.call('PUT', pathOf(order), { body: { packed: [unit(order, 1)], takenOut: [] } }))).toBe(
      'not_found',
    );
    expect(codeOf(await seller.call('PUT', pathOf(second), { body: { packed: [unit(order, 1)], takenOut: [] } }))).toBe(
      'not_found',
    );
    expect(await rosen.ask('GET /packing/scanned', { query: { code: order.number } })).toEqual({
      order: null,
      product: null,
    });
  });
});

describe('ORD-14 what a scanned code is', () => {
  const scanned = (code: string) => seller.ask('GET /packing/scanned', { query: { code } });

  test.each<[what: string, code: string]>([
    ['a PZN in Code 39', '-16550197'],
    ['a PZN typed by hand', 'PZN 16550197'],
  ])('%s finds the product of the catalogue, offered or not', async (_, code) => {
    expect(await scanned(code)).toMatchObject({
      order: null,
      product: { name: 'Vitaldor D3 1000', nationalCode: '16550197' },
    });
  });

  test('a number finds the order, however it is written', async () => {
    const order = await place();
    const shown = `${order.number.slice(0, 2)} ${order.number.slice(2)}`;
    expect(await scanned(shown)).toMatchObject({
      order: { id: order.id, number: order.number, units: 2 },
      product: null,
    });
  });

  test('what nobody knows is nothing', async () => {
    expect(await scanned('hello')).toEqual({ order: null, product: null });
    expect(await scanned('99999999999')).toEqual({ order: null, product: null });
  });

  test('the courier of most parcels is known', async () => {
    expect(await seller.ask('GET /packing', {})).toEqual({ usualCourier: 'dhl' });
  });
});
