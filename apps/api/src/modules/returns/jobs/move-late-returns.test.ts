import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { moveLateReturns } from './move-late-returns.job.ts';

const portal = await portalForFile();
await putSeller(portal, 'es', 'montseny', aSeller({ users: [aUser('nuria')] }));
await putProducts(portal, 'es', [aProduct()]);
let number = 48_900_000;

type Move = Parameters<typeof askMachine<typeof marketplaceApi.moveReturn>>[2]['body'];
const move = (returnNo: string, body: Move) =>
  askMachine(portal, marketplaceApi.moveReturn, {
    brand: 'es',
    params: { externalId: 'montseny', returnNo },
    body,
  });
const standing = (returnNo: string) =>
  askMachine(portal, marketplaceApi.readReturn, { brand: 'es', params: { externalId: 'montseny', returnNo } });
const lateAt = async (at: string) => {
  portal.setNow(new Date(at));
  await moveLateReturns.run(portal.jobContext(), {});
};

/** A claim about an order that was sent, under the number of the order. */
async function hand({ warehouse }: { readonly warehouse: boolean }): Promise<string> {
  const orderNumber = String((number += 1));
  await putOrders(portal, 'es', [
    anOrder({
      number: orderNumber,
      seller: 'montseny',
      fulfilledByMarketplace: warehouse,
      past: {
        status: 'processed',
        processedAt: '2026-11-23T08:30:00.000Z',
        courier: 'correos',
        trackingNumber: 'PX123456789',
        shipment: [{ status: 'delivered', at: '2026-11-24T08:40:00.000Z' }],
      },
    }),
  ]);
  await askMachine(portal, marketplaceApi.putReturn, {
    brand: 'es',
    params: { externalId: 'montseny', returnNo: orderNumber },
    body: {
      orderNumber,
      kind: 'damaged',
      items: [{ productId: 'P-1', units: 1 }],
      words: null,
      requestedAt: '2026-11-24T08:50:00.000Z',
      deliveredAt: '2026-11-24T08:40:00.000Z',
    },
  });
  return orderNumber;
}

beforeEach(() => {
  portal.setNow(new Date('2026-11-24T09:00:00Z'));
});

test('ORD-22 the marketplace’s time begins when that for evidence has ended, and its lateness moves nothing', async () => {
  const no = await hand({ warehouse: false });
  await portal.ask(`update order_return set state = 'refused', due_at = '2026-12-01T09:00:00Z' where return_no = $1`, [
    no,
  ]);
  expect(await move(no, { step: 'escalate', words: null })).toMatchObject({ dueAt: '2026-11-26T17:00:00.000Z' });
  await lateAt('2026-11-26T19:00:00Z');
  // Five working days, from the end of the evidence and not from when the job came.
  expect(await standing(no)).toMatchObject({ state: 'escalated', dueAt: '2026-12-03T17:00:00.000Z' });
  const { version } = await standing(no);
  await lateAt('2026-12-03T19:00:00Z');
  expect(await standing(no)).toMatchObject({ state: 'escalated', version });
});

test('ORD-22 of its warehouse the marketplace decides in the shop’s place, and silence decides nothing', async () => {
  const no = await hand({ warehouse: true });
  expect(await standing(no)).toMatchObject({ state: 'requested', dueAt: null });
  await lateAt('2026-12-20T19:00:00Z');
  expect(await standing(no)).toMatchObject({ state: 'requested' });
  expect(await move(no, { step: 'accept' })).toMatchObject({ state: 'on_the_way' });
  expect(await move(no, { step: 'receive' })).toMatchObject({ state: 'received', dueAt: null });
  expect(await move(no, { step: 'refund', refund: 400 })).toMatchObject({ state: 'refunded', refunded: 400 });
});

test('ORD-22 what the shop decides the marketplace does not decide for it', async () => {
  const no = await hand({ warehouse: false });
  const path = `/sellers/montseny/returns/${no}/steps`;
  for (const body of [{ step: 'accept' }, { step: 'refund', refund: 479 }, { step: 'refuse', text: 'No.' }])
    expect(await machineCall(portal, { brand: 'es', method: 'POST', path, body })).toMatchObject({
      status: 409,
      body: { message: 'return.invalid_state' },
    });
});
