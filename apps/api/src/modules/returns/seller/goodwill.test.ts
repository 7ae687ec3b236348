import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { moveLateReturns } from '../jobs/move-late-returns.job.ts';
import { settleReturn } from '../jobs/settle-return.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'es', 'montseny', aSeller({ users: [aUser('nuria')] }));
await putProducts(portal, 'es', [aProduct()]);
const sentOn = (day: string) => ({
  status: 'processed' as const,
  processedAt: `${day}T08:30:00.000Z`,
  courier: 'correos' as const,
  trackingNumber: 'PX123456789',
  shipment: [],
});
let seller: Browser;
let number = 48_600_000;

/** An order of twice 4.79 that was sent three days ago, with its commission in the ledger. */
async function anOrderSent(
  over: Parameters<typeof anOrder>[0] = {},
): Promise<{ orderId: string; orderNumber: string }> {
  const orderNumber = String((number += 1));
  await putOrders(portal, 'es', [
    anOrder({
      number: orderNumber,
      seller: 'montseny',
      past: sentOn('2026-11-21'),
      ...over,
    }),
  ]);
  const booked = { bookedOn: '2026-11-20', text: null, payoutNo: null };
  await askMachine(portal, marketplaceApi.bulkLedger, {
    brand: 'es',
    body: {
      entries: [
        {
          orderNumber,
          lines: [
            { ...booked, lineNo: 1, kind: 'sale', amount: 958, rate: null },
            { ...booked, lineNo: 2, kind: 'commission', amount: -144, rate: null },
          ],
          standing: { state: 'payable', reason: null, since: null, payableOn: '2026-12-01' },
        },
      ],
    },
  });
  const [row] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [orderNumber]);
  return { orderId: row?.id ?? '', orderNumber };
}

const openFor = (orderId: string) => send(seller, 'POST /returns', { body: { orderId } });
const begin = (orderId: string) => seller.ask('POST /returns', { body: { orderId } });
const read = (returnId: string) => seller.ask('GET /returns/:returnId', { params: { returnId } });
const refundPart = async (returnId: string, amount: number, total: number) => {
  const { version, items } = await read(returnId);
  const [{ lineId } = { lineId: '' }] = items;
  const part = { lineId, choice: 'part', amount, reason: null, condition: null };
  const body = { version, items: [part], text: '', files: [], total };
  return send(seller, 'POST /returns/:returnId/decide', { params: { returnId }, body });
};

beforeEach(async () => {
  portal.setNow(new Date('2026-11-24T09:00:00Z'));
  seller = openBrowser(portal, 'es.localhost');
  await seller.signIn('nuria');
});

test('ORD-22 a shop gives a part back of its own accord: no reason, no goods, booked, and nobody can object', async () => {
  const { orderId, orderNumber } = await anOrderSent();
  const opened = await begin(orderId);
  expect(opened).toMatchObject({
    returnNo: `G-${orderNumber}-1`,
    kind: 'goodwill',
    state: 'requested',
    mayDo: ['refund', 'drop'],
    silence: 'drop',
    atStake: { amount: 958 },
    held: { amount: 814 },
  });
  expect((await begin(orderId)).returnId).toBe(opened.returnId);
  const { events } = await askMachine(portal, marketplaceApi.events, { brand: 'es', query: {} });
  expect(events.filter((event) => event.orderNumber === orderNumber)).toMatchObject([
    { kind: 'return.moved', return: { returnNo: opened.returnNo, step: 'request', state: 'requested' } },
  ]);
  expect((await refundPart(opened.returnId, 200, -170)).json).toMatchObject({ state: 'refunded', dueAt: null });
  await settleReturn.run(portal.jobContext(), { sellerId, returnId: opened.returnId });
  const { lines } = await askMachine(portal, marketplaceApi.orderLedger, { brand: 'es', params: { orderNumber } });
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', 958],
    ['commission', -144],
    ['refund', -200],
    ['commission', 30],
  ]);
});

test('ORD-22 what was begun and is not decided is closed by itself, and can be begun again', async () => {
  const { orderId } = await anOrderSent();
  const { returnId } = await begin(orderId);
  portal.setNow(new Date('2026-11-27T09:00:00Z'));
  await moveLateReturns.run(portal.jobContext(), {});
  await seller.signIn('nuria');
  expect(await read(returnId)).toMatchObject({ state: 'withdrawn', refunded: { amount: 0 } });
  expect((await begin(orderId)).returnId).not.toBe(returnId);
});

test('ORD-22 no more goes back than the marketplace has left of the sale, and nothing where it gave back all', async () => {
  const { orderId, orderNumber } = await anOrderSent();
  const { returnId } = await begin(orderId);
  const refund = (lineNo: number, amount: number) => {
    const line = { lineNo, kind: 'refund' as const, amount, rate: null, bookedOn: '2026-11-23', text: null };
    const body = { entries: [{ orderNumber, lines: [{ ...line, payoutNo: null }] }] };
    return askMachine(portal, marketplaceApi.bulkLedger, { brand: 'es', body });
  };
  await refund(3, -800);
  expect(codeOf(await refundPart(returnId, 200, -176))).toBe('request.invalid');
  await refund(4, -158);
  const { version } = await read(returnId);
  await send(seller, 'POST /returns/:returnId/drop', { params: { returnId }, body: { version } });
  expect(codeOf(await openFor(orderId))).toBe('return.not_possible');
});

test('ORD-22 two who begin at once begin one case', async () => {
  const { orderId } = await anOrderSent();
  const [one, other] = await Promise.all([begin(orderId), begin(orderId)]);
  expect(one.returnId).toBe(other.returnId);
});

test.each<[string, Parameters<typeof anOrder>[0]]>([
  ['that is not sent', { past: undefined }],
  ['of the warehouse', { fulfilledByMarketplace: true }],
  ['that was sent long ago', { past: sentOn('2026-09-20') }],
])('ORD-22 nothing is given back of an order %s', async (_, over) => {
  const { orderId } = await anOrderSent(over);
  expect(codeOf(await openFor(orderId))).toBe('return.not_possible');
});
