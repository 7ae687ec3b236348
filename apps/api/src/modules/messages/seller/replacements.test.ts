import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { countLateAnswers } from '../../replacements/read/late-answer-queries.ts';
import { send } from '../../../testing/teams.ts';

const tuesday = new Date('2026-11-24T14:00:00.000Z');
const sentOn = '2026-11-20T12:00:00.000Z';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), { ...aUser('reader'), role: 'reader' }] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct({ productId: 'R-1' }), aProduct({ productId: 'R-2' })]);

let shop: Browser;
let colleague: Browser;
let number = 48_500_000;
let messageNo = 0;
let conversationId: string;
let orderNumber: string;

const line = (productId: string, quantity: number, unitPrice: number) =>
  ({ productId, quantity, unitPrice, stockOrigin: 'own' }) as const;

async function signedIn(name: string): Promise<Browser> {
  const browser = openBrowser(portal, 'de.localhost');
  await browser.signIn(name);
  return browser;
}

/** Sent at a moment, as the marketplace hands it over. */
const sentAt = (processedAt: string): OrderRecord['past'] => ({
  status: 'processed',
  processedAt,
  courier: 'dhl',
  trackingNumber: 'T1',
  shipment: [],
});

/** An order of two units of one product and one of another, sent, about which its customer writes. */
async function anOrderWritten(over: Partial<OrderRecord> = {}): Promise<void> {
  orderNumber = String((number += 1));
  const past = sentAt(sentOn);
  const lines = [line('R-1', 2, 1495), line('R-2', 1, 2390)];
  const createdAt = '2026-11-19T08:00:00.000Z';
  await putOrders(portal, 'de', [anOrder({ number: orderNumber, seller: 'linden', createdAt, lines, past, ...over })]);
  ({ conversationId } = await askMachine(portal, marketplaceApi.putMessage, {
    brand: 'de',
    params: { orderNumber, messageNo: `R-${(messageNo += 1)}` },
    body: { subject: 'damaged', text: 'One has leaked.', writtenAt: tuesday.toISOString() },
  }));
}

beforeEach(async () => {
  portal.setNow(tuesday);
  await portal.ask('delete from marketplace_event');
  shop = await signedIn('linden');
  colleague = await signedIn('linden');
  await anOrderWritten();
});

const conversation = () => shop.ask('GET /messages/:conversationId', { params: { conversationId } });
const orderOf = async (browser = shop) => {
  const { orderId } = await conversation();
  return browser.ask('GET /orders/:orderId', { params: { orderId } });
};

/** Units by the place of their line. */
type Wanted = readonly (readonly [line: number, units: number])[];
async function ask(wanted: Wanted, { reply = null as string | null, version = 1, browser = shop } = {}) {
  const { lines } = await orderOf();
  return send(browser, 'POST /messages/:conversationId/replacements', {
    params: { conversationId },
    body: {
      version,
      items: wanted.map(([at, units]) => ({ lineId: lines[at]?.id ?? '', units })),
      reply: reply === null ? null : { text: reply, files: [] },
    },
  });
}
const requests = async () =>
  (await askMachine(portal, marketplaceApi.events, { brand: 'de', query: {} })).events.flatMap(({ replacement }) =>
    replacement === null ? [] : [replacement.replacementId],
  );
const read = (replacementId: string, of = orderNumber) =>
  machineCall(portal, { brand: 'de', method: 'GET', path: `/orders/${of}/replacements/${replacementId}` });
const decline = (replacementId: string) =>
  machineCall(portal, {
    brand: 'de',
    method: 'POST',
    path: `/orders/${orderNumber}/replacements/${replacementId}/decline`,
    body: { reason: 'No longer sold' },
  });

/** The order that the marketplace makes of what was asked for: two units of the first product. */
const made = (replacementId: string, over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    number: String((number += 1)),
    seller: 'linden',
    origin: 'replacement',
    createdAt: tuesday.toISOString(),
    paymentType: 'paid_online',
    paymentStatus: 'paid',
    shipping: 0,
    discount: { amount: 0, label: null },
    lines: [line('R-1', 2, 0)],
    replacementFor: { orderNumber, replacementId },
    ...over,
  });
const feed = (...orders: readonly OrderRecord[]) =>
  askMachine(portal, marketplaceApi.bulkOrders, { brand: 'de', body: { orders: [...orders] } });

async function requested(wanted: Wanted = [[0, 2]]): Promise<string> {
  await ask(wanted);
  return (await requests()).at(-1) ?? '';
}

describe('ORD-22 a replacement', () => {
  test('is asked for with the reply, and the marketplace reads what and where to', async () => {
    const answer = await ask([[0, 1]], { reply: 'We send you another one.' });
    expect(answer.json).toMatchObject({ state: 'answered', version: 2 });
    const [replacementId = ''] = await requests();
    const { body } = await read(replacementId);
    expect(body).toMatchObject({
      orderNumber,
      seller: 'linden',
      state: 'requested',
      items: [{ productId: 'R-1', units: 1 }],
      replacementNumber: null,
    });
    const { lines, afterSale } = await orderOf();
    expect(afterSale.replacements).toEqual([
      {
        replacementId,
        state: 'requested',
        conversationId,
        requestedAt: tuesday.toISOString(),
        by: 'User linden',
        items: [{ lineId: lines[0]?.id, units: 1 }],
        order: null,
        declinedReason: null,
      },
    ]);
  });

  test('alone leaves whose turn it is, and who saw the conversation before sees that first', async () => {
    expect((await ask([[0, 1]])).json).toMatchObject({ state: 'open', version: 2, messages: 1 });
    expect(codeOf(await ask([[0, 1]]))).toBe('conversation.changed');
  });

  test('and its reply are both or neither', async () => {
    expect(codeOf(await ask([[0, 1]], { reply: 'Dear {customer}' }))).toBe('request.invalid');
    expect(codeOf(await ask([[0, 3]], { reply: 'We send you three.' }))).toBe('replacement.not_possible');
    expect(await conversation()).toMatchObject({ state: 'open', version: 1, messages: 1 });
    expect(await requests()).toEqual([]);
    expect((await orderOf()).afterSale.replacements).toEqual([]);
  });

  test('never has more units than were sold, over several', async () => {
    await ask([[0, 1]]);
    await ask(
      [
        [0, 1],
        [1, 1],
      ],
      { version: 2 },
    );
    expect(codeOf(await ask([[0, 1]], { version: 3 }))).toBe('replacement.not_possible');
    expect(await requests()).toHaveLength(2);
  });

  test('of the same units by two at once, from two conversations, is one', async () => {
    const { lines } = await orderOf();
    const items = [{ lineId: lines[0]?.id ?? '', units: 2 }];
    const second = await askMachine(portal, marketplaceApi.putMessage, {
      brand: 'de',
      params: { orderNumber, messageNo: `R-${(messageNo += 1)}` },
      body: { subject: 'delivery', text: 'Half of it is missing.', writtenAt: tuesday.toISOString() },
    });
    const from = (browser: Browser, id: string) =>
      send(browser, 'POST /messages/:conversationId/replacements', {
        params: { conversationId: id },
        body: { version: 1, items, reply: null },
      });
    const answers = await Promise.all([from(shop, conversationId), from(colleague, second.conversationId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await requests()).toHaveLength(1);
  });

  test.each<[string, Partial<OrderRecord>]>([
    ['that was not sent', { past: undefined }],
    ['of long ago', { past: sentAt('2026-09-20T12:00:00.000Z') }],
  ])('of an order %s is refused', async (_, over) => {
    await anOrderWritten(over);
    expect(codeOf(await ask([[0, 1]]))).toBe('replacement.not_possible');
  });

  test('is nothing for who only reads, and nothing of another shop’s', async () => {
    expect(codeOf(await ask([[0, 1]], { browser: await signedIn('reader') }))).toBe('access.role');
    expect((await ask([[0, 1]], { browser: await signedIn('other') })).status).toBe(404);
  });
});

describe('ORD-22 the order of a replacement', () => {
  test('is a new one at no charge with a deadline of its own, linked both ways, and no sale', async () => {
    const sold =
      'select coalesce(sum(orders), 0)::int as orders, coalesce(sum(units), 0)::int as units from sales_hour';
    const replacementId = await requested();
    const before = await portal.ask(sold);
    const order = made(replacementId);
    expect(await feed(order)).toEqual({ accepted: 1, unchanged: 0, errors: [] });
    const original = await orderOf();
    const [{ order: link } = { order: null }] = original.afterSale.replacements;
    expect(link).toMatchObject({ orderNumber: order.number, status: 'new' });
    const own = await shop.ask('GET /orders/:orderId', { params: { orderId: link?.orderId ?? '' } });
    expect(own).toMatchObject({
      origin: 'replacement',
      status: 'new',
      units: 2,
      total: { amount: 0 },
      replacementFor: { orderId: original.id, orderNumber, conversationId },
      history: [{ kind: 'received', actor: { kind: 'marketplace' } }],
    });
    expect(Date.parse(own.dispatchBy)).toBeGreaterThan(tuesday.getTime());
    const list = await shop.ask('GET /orders', { query: { tab: 'to-manage' } });
    expect(list.items).toContainEqual(expect.objectContaining({ number: order.number, origin: 'replacement' }));
    expect(await portal.ask(sold)).toEqual(before);
    expect(await portal.ask(`select from product_day where units > 0 and value = 0`)).toEqual([]);
    const slip = await shop.call('POST', '/orders/papers', {
      body: { orders: [own.id], paper: 'a4', kinds: ['packing_slip'] },
    });
    expect(slip.status).toBe(200);
  });

  test('is handed over once: again it is unchanged, another one for the same is refused', async () => {
    const replacementId = await requested();
    const order = made(replacementId);
    await feed(order);
    expect(await feed(order)).toMatchObject({ unchanged: 1, errors: [] });
    expect(await feed(made(replacementId))).toMatchObject({ errors: [{ code: 'replacement.unknown' }] });
  });

  test.each([
    ['one after the other in a call', (id: string) => feed(made(id), made(id))],
    [
      'at the same moment',
      async (id: string) => {
        const both = await Promise.all([feed(made(id)), feed(made(id))]);
        return {
          accepted: both[0].accepted + both[1].accepted,
          errors: [...both[0].errors, ...both[1].errors].map((error) => ({ ...error, index: 1 })),
        };
      },
    ],
  ])('is one of two that are handed over %s', async (_, both) => {
    const taken = await both(await requested());
    expect(taken).toMatchObject({ accepted: 1, errors: [{ code: 'replacement.unknown', index: 1 }] });
  });

  test.each<[string, Partial<OrderRecord>, string, string]>([
    ['with a price', { lines: [line('R-1', 2, 1)] }, 'replacement.not_free', 'lines.0.unitPrice'],
    ['with shipping', { shipping: 495 }, 'replacement.not_free', 'shipping'],
    ['that is not paid', { paymentStatus: 'pending' }, 'replacement.not_free', 'paymentStatus'],
    ['with fewer units', { lines: [line('R-1', 1, 0)] }, 'replacement.differs', 'lines'],
    ['with another product', { lines: [line('R-2', 2, 0)] }, 'replacement.differs', 'lines'],
    ['of the warehouse', { fulfilledByMarketplace: true }, 'field.invalid', 'fulfilledByMarketplace'],
    ['of another origin', { origin: 'web' }, 'field.invalid', 'origin'],
    ['for nothing', { replacementFor: undefined }, 'field.invalid', 'replacementFor'],
    ['of another shop', { seller: 'other' }, 'replacement.unknown', 'replacementFor'],
  ])('%s is refused', async (_, over, code, path) => {
    const replacementId = await requested();
    const { accepted, errors } = await feed(made(replacementId, over));
    expect({ accepted, errors }).toEqual({ accepted: 0, errors: [{ index: 0, code, path: `orders.0.${path}` }] });
    expect((await orderOf()).afterSale.replacements).toMatchObject([{ state: 'requested' }]);
  });

  test('for another order than was asked is refused', async () => {
    const replacementId = await requested();
    const before = orderNumber;
    await anOrderWritten();
    expect(await feed(made(replacementId))).toMatchObject({ errors: [{ code: 'replacement.unknown' }] });
    expect((await read(replacementId)).status).toBe(404);
    expect((await read(replacementId, before)).status).toBe(200);
  });

  test('that is cancelled lets its units be replaced again', async () => {
    const order = made(await requested());
    await feed(order);
    expect(codeOf(await ask([[0, 1]], { version: 2 }))).toBe('replacement.not_possible');
    await askMachine(portal, marketplaceApi.cancelOrder, {
      brand: 'de',
      params: { orderNumber: order.number },
      body: { reason: 'invalid_address' },
    });
    expect((await orderOf()).afterSale.replacements).toMatchObject([{ items: [{ units: 0 }] }]);
    expect((await ask([[0, 2]], { version: 2 })).status).toBe(200);
  });

  test('has no ledger and nothing to give back', async () => {
    const order = made(await requested());
    const past = sentAt(sentOn);
    await feed({ ...order, past });
    const booked = {
      lineNo: 1,
      kind: 'commission',
      amount: -100,
      bookedOn: '2026-11-24',
      rate: null,
      text: null,
      payoutNo: null,
    } as const;
    const { errors } = await askMachine(portal, marketplaceApi.bulkLedger, {
      brand: 'de',
      body: { entries: [{ orderNumber: order.number, lines: [booked] }] },
    });
    expect(errors).toMatchObject([{ code: 'not_found' }]);
    const link = (await orderOf()).afterSale.replacements[0]?.order?.orderId ?? '';
    expect(codeOf(await send(shop, 'POST /returns', { body: { orderId: link } }))).toBe('return.not_possible');
  });

  test('can be declined, which the shop is notified of, and asked for again', async () => {
    const replacementId = await requested();
    expect((await decline(replacementId)).body).toMatchObject({ state: 'declined' });
    expect((await decline(replacementId)).status).toBe(200);
    expect(await feed(made(replacementId))).toMatchObject({ errors: [{ code: 'replacement.unknown' }] });
    expect((await orderOf()).afterSale.replacements).toMatchObject([
      { state: 'declined', declinedReason: 'No longer sold', order: null },
    ]);
    const notices = `select params from notification where kind = 'order_replacement_declined' and params ->> 'number' = $1`;
    expect(await portal.ask(notices, [orderNumber])).toEqual([{ params: { number: orderNumber, conversationId } }]);
    const again = (await ask([[0, 2]], { version: 2 })).status;
    const [next = ''] = (await requests()).slice(-1);
    await feed(made(next));
    expect([again, (await decline(next)).body]).toMatchObject([200, { message: 'replacement.settled' }]);
  });
});

test('OPS-03 the operator sees what waits longer for an answer than a day', async () => {
  await ask([[0, 1]]);
  const late = (hours: number) =>
    withMarketplace(portal.app.pool, 'de', (db) =>
      countLateAnswers(db, 'de', new Date(tuesday.getTime() + hours * 3_600_000)),
    );
  const before = await late(0);
  expect(await late(23.9)).toBe(before);
  expect(await late(24)).toBeGreaterThan(before);
});
