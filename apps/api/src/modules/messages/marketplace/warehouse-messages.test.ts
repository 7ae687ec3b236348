import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), aUser('rita')] }));
await portal.ask(
  `update membership set role = 'reader' from user_account u where u.id = user_id and u.username = 'rita'`,
);
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ number: '48700001', seller: 'linden', fulfilledByMarketplace: true }),
  anOrder({ number: '48700002', seller: 'linden' }),
]);
const sabine = await signedIn(portal, 'linden');
let no = 0;

const written = (orderNumber: string, text: string, by?: 'customer' | 'marketplace') =>
  askMachine(portal, marketplaceApi.putMessage, {
    brand: 'de',
    params: { orderNumber, messageNo: `W-${(no += 1)}` },
    body: { subject: 'delivery', text, writtenAt: portal.app.clock().toISOString(), ...(by && { by }) },
  });
const detail = (conversationId: string) => sabine.ask('GET /messages/:conversationId', { params: { conversationId } });

test('ORD-22 what customers of the warehouse write can be read, with what the marketplace answers, and nothing is due', async () => {
  const { conversationId, state, dueAt } = await written('48700001', 'Wo ist mein Paket?');
  expect([state, dueAt]).toEqual(['answered', null]);
  const answered = await written('48700001', 'Es kommt morgen.', 'marketplace');
  expect(answered).toMatchObject({ conversationId, state: 'answered' });
  expect(await detail(conversationId)).toMatchObject({
    readOnly: true,
    lastBy: 'marketplace',
    thread: [
      { author: 'customer', text: 'Wo ist mein Paket?' },
      { author: 'marketplace', text: 'Es kommt morgen.', by: null },
    ],
  });
  const { toAnswer, answered: inTime } = await sabine.ask('GET /messages/counts', {});
  expect([toAnswer, inTime.due]).toEqual([0, 0]);
  const notices = (await sabine.ask('GET /notifications', { query: {} })).items;
  expect(notices.filter(({ kind }) => kind === 'message_new')).toEqual([]);
  const params = { conversationId };
  const { version } = await detail(conversationId);
  const reply = { params, body: { version, text: 'Guten Tag', files: [] } };
  expect(codeOf(await send(sabine, 'POST /messages/:conversationId/reply', reply))).toBe('conversation.invalid_state');
  const close = { params, body: { version, reason: null } };
  expect(codeOf(await send(sabine, 'POST /messages/:conversationId/close', close))).toBe('conversation.invalid_state');
});

test('ORD-22 of the shop’s own orders the marketplace answers nothing', async () => {
  const path = '/orders/48700002/messages/W-99';
  const body = { subject: 'delivery', text: 'Ja.', writtenAt: portal.app.clock().toISOString(), by: 'marketplace' };
  expect(await machineCall(portal, { brand: 'de', method: 'PUT', path, body })).toMatchObject({ status: 404 });
});

test('ORD-22 what nobody has opened is unread, until one of those who answer has', async () => {
  const { conversationId } = await written('48700002', 'Guten Tag?');
  const isUnread = async () => {
    const { items } = await sabine.ask('GET /messages', { query: { view: 'to_answer' } });
    return items.find((each) => each.conversationId === conversationId)?.unread;
  };
  expect(await isUnread()).toBe(true);
  const params = { conversationId };
  const rita = await signedIn(portal, 'rita');
  expect(codeOf(await send(rita, 'PUT /messages/:conversationId/seen', { params }))).toBe('access.role');
  await sabine.ask('PUT /messages/:conversationId/seen', { params });
  expect(await isUnread()).toBe(false);
  await written('48700002', 'Noch etwas?');
  expect(await isUnread()).toBe(true);
});
