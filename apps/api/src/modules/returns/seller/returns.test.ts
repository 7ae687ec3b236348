import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, problemOf } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { png, sendSale } from '../testing/sent-sale.ts';
import { moveLateReturns } from '../jobs/move-late-returns.job.ts';
import { settleReturn } from '../jobs/settle-return.job.ts';

const tuesday = new Date('2026-11-24T13:48:00Z');
const text = 'The seal was broken and a third of it is missing.';

const portal = await portalForFile();
const sellerId = await putSeller(
  portal,
  'es',
  'montseny',
  aSeller({ locale: 'es_ES', users: [aUser('nuria'), aUser('clara')] }),
);
await portal.ask(
  `update membership set role = 'accounting' from user_account u where u.id = user_id and u.username = 'clara'`,
);
await putSeller(portal, 'es', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'es', [aProduct({ productId: 'R-1' }), aProduct({ productId: 'R-2' })]);

let seller: Browser;
let number = 48_700_000;
const anOrderSent = () => sendSale(portal, String((number += 1)), { vat: 146 });

type Record = Parameters<typeof askMachine<typeof marketplaceApi.putReturn>>[2]['body'];
const record = (orderNumber: string, over: Partial<Record> = {}): Record => ({
  orderNumber,
  kind: 'damaged',
  items: [
    { productId: 'R-1', units: 1 },
    { productId: 'R-2', units: 1 },
  ],
  words: 'La crema no me convence.',
  requestedAt: '2026-11-23T10:40:00.000Z',
  deliveredAt: '2026-11-12T10:00:00.000Z',
  ...over,
});
let returnNo = 20_400;
const hand = async (over: Partial<Record> = {}) => {
  const params = { externalId: 'montseny', returnNo: String((returnNo += 1)) };
  const body = record(over.orderNumber ?? (await anOrderSent()), over);
  return askMachine(portal, marketplaceApi.putReturn, { brand: 'es', params, body });
};
type Move = Parameters<typeof askMachine<typeof marketplaceApi.moveReturn>>[2]['body'];
const move = (no: string, body: Move) =>
  askMachine(portal, marketplaceApi.moveReturn, {
    brand: 'es',
    params: { externalId: 'montseny', returnNo: no },
    body,
  });
const moveRefused = (no: string, body: Move) =>
  machineCall(portal, { brand: 'es', method: 'POST', path: `/sellers/montseny/returns/${no}/steps`, body });

const list = (view: 'open' | 'to_decide' | 'on_the_way' | 'at_marketplace' | 'closed' = 'open') =>
  seller.ask('GET /returns', { query: { view } });
const idOf = async (no: string) => {
  const [row] = await portal.ask<{ id: string }>('select id from order_return where return_no = $1', [no]);
  return row?.id ?? '';
};
const read = async (no: string) => seller.ask('GET /returns/:returnId', { params: { returnId: await idOf(no) } });
const settle = async (no: string) => settleReturn.run(portal.jobContext(), { sellerId, returnId: await idOf(no) });
const late = () => moveLateReturns.run(portal.jobContext(), {});
const ledgerOf = (orderNumber: string) =>
  askMachine(portal, marketplaceApi.orderLedger, { brand: 'es', params: { orderNumber } });

async function addFile(): Promise<{ fileId: string; fileName: string }> {
  const headers = { 'content-type': 'image/png' };
  const reply = await seller.call('POST', '/returns/evidence?fileName=seal.png', { body: png, headers });
  const { fileId, fileName } = reply.json as { fileId: string; fileName: string };
  return { fileId, fileName };
}

type Detail = Awaited<ReturnType<typeof read>>;
const whole = (lineId: string) => ({
  lineId,
  choice: 'whole' as const,
  amount: null,
  reason: null,
  condition: 'sealed' as const,
});
const allOf = ({ items }: Detail) => items.map(({ lineId }) => whole(lineId));
async function decide(no: string, over: object = {}) {
  const detail = await read(no);
  const body = { version: detail.version, items: allOf(detail), text: '', files: [], total: -3798, ...over };
  return send(seller, 'POST /returns/:returnId/decide', { params: { returnId: detail.returnId }, body });
}

beforeEach(async () => {
  portal.setNow(tuesday);
  for (const table of ['order_return', 'notification', 'marketplace_event', 'stored_file', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  seller = openBrowser(portal, 'es.localhost');
  await seller.signIn('nuria');
});

describe('ORD-22 a return comes in', () => {
  test('with its items, its deadline by working days, a notification, and the order’s money held', async () => {
    const { returnNo: no, state, orderNumber } = await hand();
    expect(state).toBe('requested');
    const { items } = await list();
    expect(items).toMatchObject([
      { returnNo: no, kind: 'damaged', dueAt: '2026-11-25T17:00:00.000Z', atStake: { amount: 4640, currency: 'EUR' } },
    ]);
    expect((await seller.ask('GET /notifications', { query: {} })).items).toMatchObject([
      { kind: 'return_requested', params: { number: no } },
    ]);
    expect(await seller.ask('GET /returns/counts', {})).toEqual({
      open: 1,
      to_decide: 1,
      on_the_way: 0,
      at_marketplace: 0,
      closed: 0,
    });
    await settle(no);
    expect(await ledgerOf(orderNumber)).toMatchObject({
      state: 'held',
      standing: { reason: 'return_open', since: '2026-11-23' },
    });
    expect(await read(no)).toMatchObject({
      held: { amount: 3798 },
      sale: { sold: 4640, commission: -696, commissionVat: -146, vatRate: 2100 },
      mayDo: ['accept', 'refund', 'refuse', 'offer'],
      customerWords: 'La crema no me convence.',
    });
    const [{ orderId = '' } = {}] = items;
    expect((await seller.ask('GET /orders/:orderId', { params: { orderId } })).afterSale).toEqual({
      conversations: [],
      replacements: [],
      returns: [{ returnId: await idOf(no), returnNo: no, kind: 'damaged', state: 'requested' }],
    });
  });

  test('a withdrawal is on its way at once, and a number that is taken stays what it is', async () => {
    const first = await hand({ kind: 'withdrawal', requestedAt: '2026-11-18T19:14:00.000Z' });
    expect(first.state).toBe('on_the_way');
    const again = await askMachine(portal, marketplaceApi.putReturn, {
      brand: 'es',
      params: { externalId: 'montseny', returnNo: first.returnNo },
      body: record(first.orderNumber, { kind: 'damaged' }),
    });
    expect(again).toEqual(first);
  });

  test.each<[string, Partial<Record>]>([
    ['after its time', { kind: 'withdrawal', requestedAt: '2026-11-27T11:00:00.000Z' }],
    ['of a product that the order does not have', { items: [{ productId: 'R-9', units: 1 }] }],
    ['of more units than were sent', { items: [{ productId: 'R-1', units: 2 }] }],
    ['as not arrived, the day after', { kind: 'not_arrived', requestedAt: '2026-11-13T11:00:00.000Z' }],
    ['as damaged, of what was never delivered', { deliveredAt: null }],
  ])('%s it is refused', async (_, over) => {
    const body = record(await anOrderSent(), over);
    expect(
      await machineCall(portal, {
        brand: 'es',
        method: 'PUT',
        path: `/sellers/montseny/returns/${(returnNo += 1)}`,
        body,
      }),
    ).toMatchObject({ status: 409, body: { message: 'return.not_possible' } });
    expect((await list()).items).toEqual([]);
  });

  test('units that are coming back already do not come back twice', async () => {
    const { orderNumber } = await hand({ items: [{ productId: 'R-1', units: 1 }] });
    const path = `/sellers/montseny/returns/${(returnNo += 1)}`;
    const body = record(orderNumber, { items: [{ productId: 'R-1', units: 1 }] });
    expect((await machineCall(portal, { brand: 'es', method: 'PUT', path, body })).status).toBe(409);
    expect((await hand({ orderNumber, items: [{ productId: 'R-2', units: 1 }] })).state).toBe('requested');
  });

  test('another shop sees nothing of it, and accounting only reads', async () => {
    const { returnNo: no } = await hand();
    const params = { returnId: await idOf(no) };
    const other = openBrowser(portal, 'es.localhost');
    await other.signIn('other');
    expect(codeOf(await send(other, 'GET /returns/:returnId', { params }))).toBe('not_found');
    const clara = openBrowser(portal, 'es.localhost');
    await clara.signIn('clara');
    expect((await clara.ask('GET /returns/:returnId', { params })).returnNo).toBe(no);
    const refused = await send(clara, 'POST /returns/:returnId/accept', { params, body: { version: 1 } });
    expect(codeOf(refused)).toBe('access.role');
  });
});

describe('ORD-22 the shop decides', () => {
  test('all goes back: booked once, the commission with it, and the order’s money moves on', async () => {
    const { returnNo: no, orderNumber } = await hand();
    await settle(no);
    const reply = await decide(no);
    expect(reply.json).toMatchObject({ state: 'refunded', refunded: { amount: 4640 }, mayDo: [], dueAt: null });
    await settle(no);
    await settle(no);
    const { lines, state, open } = await ledgerOf(orderNumber);
    expect(lines.slice(3).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -2490],
      ['refund', -2150],
      ['commission', 696],
      ['commission_vat', 146],
    ]);
    expect([state, open]).toEqual(['paid', 0]);
    expect((await list('closed')).items).toMatchObject([{ returnNo: no, state: 'refunded' }]);
    const { events } = await askMachine(portal, marketplaceApi.events, { brand: 'es', query: {} });
    expect(events).toMatchObject([
      { kind: 'return.moved', orderNumber, return: { returnNo: no, step: 'refund', state: 'refunded' } },
    ]);
  });

  test('a part goes back with reason, text and evidence, and the customer may object for seven days', async () => {
    const { returnNo: no, orderNumber } = await hand();
    const { items } = await read(no);
    const [first, second] = items;
    const decided = [
      whole(first?.lineId ?? ''),
      { ...whole(second?.lineId ?? ''), choice: 'part', amount: 1075, reason: 'seal_broken_used' },
    ];
    const lacking = await decide(no, { items: decided, total: -2918 });
    expect(problemOf(lacking).errors?.map(({ path }) => path)).toEqual(['body.text', 'body.files']);
    const files = [await addFile()];
    const reply = await decide(no, { items: decided, text, files, total: -2918 });
    expect(reply.json).toMatchObject({
      state: 'refunded',
      refunded: { amount: 3565 },
      effect: { refund: -3565, commission: 535, commissionVat: 112, label: 0, total: -2918 },
      dueAt: '2026-12-01T13:48:00.000Z',
    });
    await settle(no);
    expect((await ledgerOf(orderNumber)).open).toBe(4640 - 696 - 146 - 2918);
    expect((await move(no, { step: 'object', words: 'No la he usado.' })).state).toBe('escalated');
    expect((await move(no, { step: 'rule_customer', text: 'No se ve.', rule: null })).refunded).toBe(4640);
    await settle(no);
    expect((await ledgerOf(orderNumber)).open).toBe(0);
  });

  test('another cost than the one that was seen is refused, and nothing is written', async () => {
    const { returnNo: no } = await hand();
    const reply = await decide(no, { total: -3797 });
    expect([codeOf(reply), problemOf(reply).current]).toEqual(['return.other_cost', { total: -3798 }]);
    expect(await read(no)).toMatchObject({ state: 'requested', version: 1 });
  });

  test('nothing for any item refuses it; the customer objects, the marketplace decides, the shop objects once', async () => {
    const { returnNo: no, orderNumber } = await hand();
    await settle(no);
    const { items } = await read(no);
    const none = items.map(({ lineId }) => ({ ...whole(lineId), choice: 'none', reason: 'hygiene_seal' }));
    const reply = await decide(no, { items: none, text, files: [await addFile()], total: 0 });
    expect(reply.json).toMatchObject({ state: 'refused', mayDo: ['give_in'] });
    expect((await move(no, { step: 'escalate', words: null })).dueAt).toBe('2026-12-01T17:00:00.000Z');
    const waiting = await askMachine(portal, marketplaceApi.escalatedReturns, { brand: 'es' });
    expect(waiting.items).toMatchObject([{ returnNo: no, evidence: [{ fileName: 'seal.png' }], shopWords: text }]);
    await move(no, { step: 'rule_customer', text: 'Las fotos no muestran nada.', rule: '7.4' });
    const ruled = await read(no);
    expect(ruled).toMatchObject({ state: 'decided_customer', mayDo: ['appeal'], refunded: { amount: 4640 } });
    await settle(no);
    expect((await ledgerOf(orderNumber)).open).toBe(0);
    const body = { version: ruled.version, text: 'Aquí está el informe.', files: [await addFile()] };
    const params = { returnId: ruled.returnId };
    expect((await send(seller, 'POST /returns/:returnId/appeal', { params, body })).json).toMatchObject({
      state: 'escalated',
    });
    await move(no, { step: 'rule_seller', text: 'Tiene razón.', rule: null });
    expect((await read(no)).mayDo).toEqual([]);
  });

  test('a part is offered once; the customer takes it', async () => {
    const { returnNo: no } = await hand();
    const { returnId, version } = await read(no);
    const offer = (body: object) => send(seller, 'POST /returns/:returnId/offer', { params: { returnId }, body });
    expect(codeOf(await offer({ version, amount: 4640, text: '' }))).toBe('request.invalid');
    expect((await offer({ version, amount: 750, text: '' })).json).toMatchObject({ state: 'offered' });
    expect(await move(no, { step: 'take_offer' })).toMatchObject({ state: 'refunded', refunded: 750 });
  });

  test('of two who decide at once one sees what the other did', async () => {
    const { returnNo: no } = await hand();
    const detail = await read(no);
    const body = { version: detail.version, items: allOf(detail), text: '', files: [], total: -3798 };
    const decideAsSeen = () =>
      send(seller, 'POST /returns/:returnId/decide', { params: { returnId: detail.returnId }, body });
    const replies = await Promise.all([decideAsSeen(), decideAsSeen()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const slower = replies.find(({ status }) => status === 409);
    expect(slower && codeOf(slower)).toBe('return.version_conflict');
    expect(slower && problemOf(slower).current).toMatchObject({ state: 'refunded' });
  });

  test.each<[string, Move]>([
    ['a decision before there is a case', { step: 'rule_seller', text: 'x', rule: null }],
    ['an offer that nobody made', { step: 'take_offer' }],
    ['an objection to nothing', { step: 'object', words: null }],
  ])('%s is refused', async (_, body) => {
    const { returnNo: no } = await hand();
    expect(await moveRefused(no, body)).toMatchObject({ status: 409, body: { message: 'return.invalid_state' } });
  });
});

describe('ORD-22 silence', () => {
  test('reminds a day before, accepts what was asked, and gives everything back for what has arrived', async () => {
    const { returnNo: no, orderNumber } = await hand();
    await settle(no);
    portal.setNow(new Date('2026-11-25T08:00:00Z'));
    await late();
    await late();
    const kinds = await portal.ask<{ kind: string }>('select kind from notification order by created_at, kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(['return_requested', 'return_due']);
    portal.setNow(new Date('2026-11-25T17:00:01Z'));
    await late();
    await seller.signIn('nuria');
    expect(await read(no)).toMatchObject({ state: 'on_the_way' });
    await move(no, { step: 'receive' });
    portal.setNow(new Date('2026-11-30T17:00:01Z'));
    await late();
    await seller.signIn('nuria');
    expect(await read(no)).toMatchObject({ state: 'refunded', silent: true, refunded: { amount: 4640 } });
    await settle(no);
    // The label of what was damaged is the shop's.
    expect((await ledgerOf(orderNumber)).lines.at(-1)).toMatchObject({ kind: 'adjustment', amount: -420 });
  });

  test('what is never sent ends, and what was held is free', async () => {
    const { returnNo: no, orderNumber } = await hand({
      kind: 'withdrawal',
      requestedAt: '2026-11-18T19:14:00.000Z',
    });
    await settle(no);
    expect((await ledgerOf(orderNumber)).state).toBe('held');
    portal.setNow(new Date('2026-12-02T20:00:00Z'));
    await late();
    await settle(no);
    expect(await ledgerOf(orderNumber)).toMatchObject({ state: 'payable', standing: { payableOn: '2026-12-01' } });
  });
});

test('ORD-22 the share of what was given back counts orders that were delivered in the last 90 days', async () => {
  const { returnNo: no } = await hand();
  const before = await seller.ask('GET /returns/figures', {});
  await decide(no);
  const after = await seller.ask('GET /returns/figures', {});
  expect([after.refunded - before.refunded, after.delivered, after.days]).toEqual([1, before.delivered, 90]);
  expect(before.delivered).toBeGreaterThan(0);
});
