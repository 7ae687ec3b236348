import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../../testing/portal.ts';
import { sendOrderBatch } from '../../jobs/send-order-batch.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'rosen', aSeller({ users: [aUser('rosen')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ number: '48102303' }),
  anOrder({ number: '48102305' }),
  anOrder({ number: '48109999', seller: 'rosen' }),
]);
const seller = await signedIn(portal, 'linden');
const { postalCode, name } = anOrder().deliveryAddress;

const line = (at: number, changes: object = {}) => ({
  line: at,
  order: '48102303',
  tracking: `0034043416106165172${at}`,
  postalCode,
  name: '',
  ...changes,
});
const match = (...lines: ReturnType<typeof line>[]) => seller.ask('POST /tracking-lines', { body: { lines } });

describe('ORD-18 the lines of a courier', () => {
  test('find their orders, and what was guessed can be sent as it is', async () => {
    const { lines } = await match(line(1), line(2, { order: '', name }), line(3, { order: '48102305' }));
    expect(lines).toMatchObject([
      { line: 1, state: 'ready', order: { number: '48102303', version: 1 }, courier: 'dhl' },
      { line: 2, state: 'unknown_order', order: null },
      { line: 3, state: 'ready', order: { number: '48102305' } },
    ]);
    const orders = lines.flatMap(({ order, courier, trackingNumber }) =>
      order === null || courier === null
        ? []
        : [{ orderId: order.id, version: order.version, dispatch: { courier, trackingNumber } }],
    );
    const batch = await seller.ask('POST /order-batches', { body: { action: 'process', orders } });
    await sendOrderBatch.run(portal.jobContext(true), { sellerId, batchId: batch.id });
    const again = await match(line(1), line(2, { order: '48102305' }));
    expect(again.lines.map(({ state }) => state)).toEqual(['already_sent', 'already_sent']);
    expect(again.lines[0]).toMatchObject({ order: { status: 'processed' } });
  });

  test("another shop's order is unknown, and so is its customer", async () => {
    const { lines } = await match(line(1, { order: '48109999' }));
    expect(lines).toMatchObject([{ state: 'unknown_order', order: null, nearest: null }]);
  });

  test('are at most what a batch holds, and none is too long', async () => {
    const long = await seller.call('POST', '/tracking-lines', {
      body: { lines: [line(1, { name: 'x'.repeat(201) })] },
    });
    const many = await seller.call('POST', '/tracking-lines', {
      body: { lines: Array.from({ length: 501 }, (_, at) => line(at + 1)) },
    });
    expect([codeOf(long), codeOf(many)]).toEqual(['request.invalid', 'request.invalid']);
  });
});
