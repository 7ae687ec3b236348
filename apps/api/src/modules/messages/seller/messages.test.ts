import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, problemOf } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';
import { closeQuietConversations } from '../jobs/close-quiet-conversations.job.ts';
import { sendDueReplyNotices } from '../jobs/notify-due-replies.job.ts';

/** A Tuesday, 15:56 in Freiburg. */
const tuesday = new Date('2026-11-24T14:56:00.000Z');
const later = (hours: number) => new Date(tuesday.getTime() + hours * 3_600_000);

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), aUser('jonas')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ number: '48101212' }),
  anOrder({ number: '48101213' }),
  anOrder({ number: '48101214', fulfilledByMarketplace: true }),
  anOrder({ number: '48109999', seller: 'other' }),
]);

let sabine: Browser;
async function signedIn(name: string): Promise<Browser> {
  const browser = openBrowser(portal, 'de.localhost');
  await browser.signIn(name);
  return browser;
}

beforeEach(async () => {
  portal.setNow(tuesday);
  for (const table of ['conversation', 'message_template', 'notification', 'marketplace_event', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  sabine = await signedIn('linden');
});

let messageNo = 0;
interface Writing {
  readonly order?: string;
  readonly subject?: 'damaged' | 'delivery';
  readonly at?: Date;
  readonly no?: string;
}

/** What the marketplace hands over of a customer; returns what it is answered. */
function written(text: string, { order = '48101212', subject = 'damaged', at = tuesday, no }: Writing = {}) {
  return askMachine(portal, marketplaceApi.putMessage, {
    brand: 'de',
    params: { orderNumber: order, messageNo: no ?? `M-${(messageNo += 1)}` },
    body: { subject, text, writtenAt: at.toISOString() },
  });
}

const list = async (view: 'to_answer' | 'with_customer' | 'closed', browser = sabine) =>
  (await browser.ask('GET /messages', { query: { view } })).items;
const detail = (conversationId: string, browser = sabine) =>
  browser.ask('GET /messages/:conversationId', { params: { conversationId } });
const reply = (conversationId: string, text: string, version = 1, browser = sabine) =>
  send(browser, 'POST /messages/:conversationId/reply', {
    params: { conversationId },
    body: { version, text, files: [] },
  });
const close = (conversationId: string, reason: 'settled' | null, version = 1) =>
  send(sabine, 'POST /messages/:conversationId/close', { params: { conversationId }, body: { version, reason } });
const events = async () =>
  (await askMachine(portal, marketplaceApi.events, { brand: 'de', query: {} })).events.map(({ kind, message }) => ({
    kind,
    message,
  }));
const counts = () => sabine.ask('GET /messages/counts', {});

describe('ORD-22 what customers write', () => {
  test('is due a working day later, and a second message does not move that', async () => {
    const { conversationId, dueAt } = await written('Eine Flasche ist ausgelaufen. Können Sie mir eine neue schicken?');
    expect(dueAt).toBe('2026-11-25T14:56:00.000Z');
    const again = await written('Hallo?', { at: later(0) });
    expect(again).toMatchObject({ conversationId, dueAt, state: 'open' });
    expect(await list('to_answer')).toMatchObject([
      { conversationId, orderNumber: '48101212', subject: 'damaged', messages: 2, dueAt, lastBy: 'customer' },
    ]);
    expect(await detail(conversationId)).toMatchObject({ asksSomething: true, thread: [{ author: 'customer' }, {}] });
  });

  test.each([
    ['on a Friday', '2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z'],
    ['on a Saturday', '2026-11-21T09:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ])('%s is counted on working days only', async (_, at, due) => {
    expect(await written('Wo ist es?', { at: new Date(at) })).toMatchObject({ dueAt: due });
  });

  test('is there once, whatever comes again, and about another subject apart', async () => {
    const first = await written('Text', { no: 'SAME' });
    expect(await written('Another text', { no: 'SAME' })).toEqual(first);
    const { conversationId } = await written('Wo ist mein Paket?', { subject: 'delivery' });
    expect(conversationId).not.toBe(first.conversationId);
    expect((await list('to_answer')).map(({ messages }) => messages)).toEqual([1, 1]);
  });

  test('at the same moment opens one conversation', async () => {
    const both = await Promise.all([written('Eins'), written('Zwei'), written('Drei')]);
    expect(new Set(both.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await list('to_answer')).toMatchObject([{ messages: 3 }]);
  });

  test('is kept without contact data', async () => {
    const { conversationId } = await written('Rufen Sie 0761 123 45 67 an oder schreiben Sie an ich@post.example');
    expect((await detail(conversationId)).thread).toMatchObject([
      { text: 'Rufen Sie ••• an oder schreiben Sie an •••', hidden: ['phone', 'mail'] },
    ]);
    expect(await portal.ask(`select from message where text like '%0761%'`)).toEqual([]);
  });

  test('about an order that nobody has is refused', async () => {
    const body = { subject: 'damaged', text: 'Text', writtenAt: tuesday.toISOString() };
    const path = '/orders/48000000/messages/M-X';
    expect(await machineCall(portal, { brand: 'de', method: 'PUT', path, body })).toMatchObject({ status: 404 });
  });

  test('notifies the shop once for each turn', async () => {
    const { conversationId } = await written('Eins?');
    await written('Zwei?');
    await reply(conversationId, 'Antwort', 2);
    await written('Drei?');
    const kinds = await portal.ask<{ kind: string; params: object }>('select kind, params from notification');
    expect(kinds).toHaveLength(2);
    expect(kinds[0]).toEqual({ kind: 'message_new', params: { conversationId, number: '48101212' } });
  });

  test('is pressing two hours before its end, which is said once', async () => {
    await written('Eins?');
    for (const hours of [21.9, 22.1, 22.2]) {
      portal.setNow(later(hours));
      await sendDueReplyNotices.run(portal.jobContext(), {});
    }
    const due = await portal.ask(`select from notification where kind = 'message_due_soon'`);
    expect(due).toHaveLength(1);
  });
});

describe('ORD-22 what the shop answers', () => {
  test('gives the turn to the customer, and the marketplace reads it without contact data', async () => {
    const { conversationId } = await written('Was nun?');
    const answered = await reply(conversationId, 'Rufen Sie uns an: 0761 555 01 40. Ihre Linden-Apotheke');
    expect(answered.json).toMatchObject({ state: 'answered', dueAt: null, version: 2 });
    expect((await detail(conversationId)).thread.at(-1)).toMatchObject({
      author: 'shop',
      by: 'User linden',
      text: 'Rufen Sie uns an: 0761 555 01 40. Ihre Linden-Apotheke',
      hidden: ['phone'],
    });
    const [sent] = await events();
    const messageId = sent?.message?.messageId ?? '';
    expect(sent).toEqual({ kind: 'message.sent', message: { conversationId, messageId } });
    expect(
      await askMachine(portal, marketplaceApi.readMessage, { params: { orderNumber: '48101212', messageId } }),
    ).toMatchObject({
      orderNumber: '48101212',
      subject: 'damaged',
      text: 'Rufen Sie uns an: •••. Ihre Linden-Apotheke',
    });
  });

  test('shows first what was written meanwhile', async () => {
    const { conversationId } = await written('Eins?');
    await written('Zwei?');
    const problem = problemOf(await reply(conversationId, 'Antwort', 1));
    expect(problem.message).toBe('conversation.changed');
    expect(problem.current).toMatchObject({ version: 2, thread: [{ text: 'Eins?' }, { text: 'Zwei?' }] });
    expect((await list('to_answer')).length).toBe(1);
  });

  test('of two at once, one is sent and the other hears of it', async () => {
    const { conversationId } = await written('Eins?');
    const jonas = await signedIn('jonas');
    const both = await Promise.all([reply(conversationId, 'Sabine'), reply(conversationId, 'Jonas', 1, jonas)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await detail(conversationId)).messages).toBe(2);
  });

  test('is not sent while a part of a template is open', async () => {
    const { conversationId } = await written('Eins?');
    const problem = problemOf(await reply(conversationId, 'Guten Tag {customer}'));
    expect(problem.errors).toMatchObject([{ path: 'body.text' }]);
  });

  test('a question is not closed without a reply and a reason', async () => {
    const { conversationId } = await written('Wann kommt es?');
    expect(problemOf(await close(conversationId, null)).errors).toMatchObject([{ path: 'body.reason' }]);
  });

  test.each([
    ['a question', 'Wann kommt es?', 'settled'],
    ['thanks', 'Vielen Dank.', null],
  ] as const)('%s is closed without a reply, and is neither in time nor late', async (_, text, reason) => {
    const { conversationId } = await written(text);
    await close(conversationId, reason);
    expect(await detail(conversationId)).toMatchObject({ state: 'closed', closed: { by: 'User linden', reason } });
    expect((await counts()).answered).toEqual({ due: 0, inTime: 0 });
    expect((await events()).map(({ kind }) => kind)).toEqual(['conversation.closed']);
    expect(codeOf(await close(conversationId, 'settled', 2))).toBe('conversation.invalid_state');
  });

  test('counts as in time or late, for thirty days', async () => {
    const ofDelivery = await written('Eins?', { subject: 'delivery' });
    const ofDamage = await written('Zwei?');
    await written('Drei?', { order: '48101213' });
    await reply(ofDelivery.conversationId, 'Antwort');
    expect(await counts()).toMatchObject({ toAnswer: 2, withCustomer: 1, overdue: 0, answered: { due: 1, inTime: 1 } });
    portal.setNow(later(25));
    sabine = await signedIn('linden');
    await reply(ofDamage.conversationId, 'Antwort');
    expect(await counts()).toMatchObject({ toAnswer: 1, withCustomer: 2, overdue: 1, answered: { due: 3, inTime: 1 } });
    portal.setNow(later(24 * 32));
    sabine = await signedIn('linden');
    expect((await counts()).answered).toEqual({ due: 0, inTime: 0 });
  });
});

describe('ORD-22 how a conversation ends and goes on', () => {
  test('it ends two weeks after the last message, and a customer reopens it within thirty days', async () => {
    const { conversationId } = await written('Eins?');
    await reply(conversationId, 'Antwort');
    portal.setNow(later(13.9 * 24));
    await closeQuietConversations.run(portal.jobContext(), {});
    sabine = await signedIn('linden');
    expect(await list('with_customer')).toHaveLength(1);
    portal.setNow(later(14 * 24));
    await closeQuietConversations.run(portal.jobContext(), {});
    expect(await list('closed')).toMatchObject([{ conversationId, state: 'closed' }]);
    expect((await detail(conversationId)).closed).toMatchObject({ by: null, reason: null });
    portal.setNow(later(29 * 24));
    const reopened = await written('Doch noch?', { at: later(29 * 24) });
    expect(reopened).toMatchObject({ conversationId, state: 'open' });
  });

  test('after that it is a new one', async () => {
    const { conversationId } = await written('Danke.');
    await close(conversationId, null);
    portal.setNow(later(31 * 24));
    const next = await written('Eins?', { at: later(31 * 24) });
    expect(next.conversationId).not.toBe(conversationId);
    sabine = await signedIn('linden');
    expect(codeOf(await reply(conversationId, 'Antwort', 2))).toBe('conversation.invalid_state');
  });

  test('a shop that writes once more reopens nothing that is due', async () => {
    const { conversationId } = await written('Danke.');
    await close(conversationId, null);
    expect((await reply(conversationId, 'Gern geschehen', 2)).json).toMatchObject({ state: 'answered', closed: null });
  });
});

describe('ORD-22 notes, drafts and lists', () => {
  test('a note is the shop’s own and answers nothing', async () => {
    const { conversationId } = await written('Eins?');
    const params = { conversationId };
    const noted = await send(sabine, 'POST /messages/:conversationId/notes', {
      params,
      body: { text: '26 sind dicht' },
    });
    expect(noted.json).toMatchObject({ state: 'open', version: 1, messages: 1, excerpt: 'Eins?' });
    expect((await detail(conversationId)).thread.map(({ author }) => author)).toEqual(['customer', 'note']);
    expect(await events()).toEqual([]);
  });

  test('a draft is one’s own, and the others see that one writes', async () => {
    const { conversationId } = await written('Eins?');
    const params = { conversationId };
    const typed = (text: string) => sabine.ask('PUT /messages/:conversationId/draft', { params, body: { text } });
    await typed('Guten Tag');
    await typed('Guten Tag, Frau');
    expect((await detail(conversationId)).draft).toMatchObject({ text: 'Guten Tag, Frau' });
    const jonas = await signedIn('jonas');
    expect(await detail(conversationId, jonas)).toMatchObject({ draft: null, writing: ['User linden'] });
    portal.setNow(later(0.01));
    expect(await detail(conversationId, jonas)).toMatchObject({ writing: [] });
    await reply(conversationId, 'Guten Tag, Frau Muster');
    expect((await detail(conversationId)).draft).toBeNull();
    await typed('x');
    await typed(' ');
    expect((await detail(conversationId)).draft).toBeNull();
  });

  test('pages follow each other by deadline, and words find names, numbers and texts', async () => {
    const ids: string[] = [];
    for (const [at, order] of ['48101212', '48101213'].entries())
      for (const subject of ['damaged', 'delivery'] as const) {
        const { conversationId } = await written(`Flasche ${order} ${subject}`, {
          order,
          subject,
          at: later(-at - (subject === 'damaged' ? 0 : 0.5)),
        });
        ids.unshift(conversationId);
      }
    const query = { view: 'to_answer', limit: 3 } as const;
    const first = await sabine.ask('GET /messages', { query });
    expect(first.nextCursor).not.toBeNull();
    const rest = await sabine.ask('GET /messages', { query: { ...query, cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...rest.items].map(({ conversationId }) => conversationId)).toEqual(ids);
    const found = async (search: string) =>
      (await sabine.ask('GET /messages', { query: { view: 'to_answer', search } })).items.length;
    expect(await found('48 101 213')).toBe(2);
    expect(await found('flasche')).toBe(4);
    expect(await found('213 DELIVERY')).toBe(1);
    expect(await found('100%')).toBe(0);
    const other = await signedIn('other');
    expect(await list('to_answer', other)).toEqual([]);
    const theirs = await other.ask('GET /messages', { query: { view: 'to_answer', search: 'flasche' } });
    expect(theirs.items).toEqual([]);
  });

  test('templates belong to a shop and a language', async () => {
    const add = (name: string) =>
      send(sabine, 'POST /message-templates', { body: { locale: 'de_DE', name, text: 'Guten Tag {customer}' } });
    const { templateId } = (await add('Ersatz kommt')).json as { templateId: string };
    const params = { templateId };
    const change = (version: number) =>
      send(sabine, 'PUT /message-templates/:templateId', { params, body: { version, name: 'Ersatz', text: 'Text' } });
    expect((await change(1)).json).toMatchObject({ version: 2, name: 'Ersatz', by: 'User linden' });
    expect(codeOf(await change(1))).toBe('settings.version_conflict');
    for (let more = 0; more < 49; more += 1) expect((await add(`Vorlage ${more}`)).status).toBe(200);
    expect(codeOf(await add('Zu viel'))).toBe('message_template.too_many');
    await send(sabine, 'DELETE /message-templates/:templateId', { params, body: {} });
    expect((await sabine.ask('GET /message-templates', {})).templates).toHaveLength(49);
    expect((await (await signedIn('other')).ask('GET /message-templates', {})).templates).toEqual([]);
  });
});
