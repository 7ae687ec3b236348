import { aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { clearSandbox } from '../jobs/clear-sandbox.job.ts';
import { callerWith, tokenOf } from '../testing/by-token.ts';

const portal = await portalForFile({ hasSandbox: true });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
const client = new pg.Client({ connectionString: portal.app.config.sandbox?.databaseOwnerUrl });
await client.connect();
const sandbox = forThisFile({
  ask: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows,
  close: () => client.end(),
});
const ofTest = callerWith(portal, await tokenOf(portal, { user: 'anna', isTest: true }));
const ofShop = callerWith(portal, await tokenOf(portal, { user: 'anna', isTest: false }));

beforeEach(() => portal.setNow(testNow));

const play = (path: string, event: string) => ofTest('POST', `/sandbox${path}/events`, { event });

/** An order that was processed, at whose customer the parcel has arrived; its path. */
async function anOrderDelivered(quantity: number): Promise<string> {
  const { body: placed } = await ofTest('POST', '/sandbox/orders', { quantity });
  const path = `/orders/${placed.order.id}`;
  const sent = { version: placed.order.version, courier: 'dhl', trackingNumber: '00340434161094042557' };
  await ofTest('POST', `${path}/process`, sent);
  await play(path, 'on_route');
  await play(path, 'delivered');
  return path;
}

const typesOfEvents = async (): Promise<string[]> => {
  const { body } = await ofTest('GET', '/events');
  return body.events.map(({ type }: { type: string }) => type);
};

describe('MKT-03 a return of a made-up order', () => {
  test('is begun by its customer, received, and given back by the shop’s own system', async () => {
    const path = await anOrderDelivered(2);
    const begun = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'damaged', units: 1, words: 'Leer.' });
    expect([begun.status, begun.sandbox, begun.body.return]).toMatchObject([200, 'true', { state: 'requested' }]);
    const { returnId, returnNo } = begun.body.return;
    const { body: list } = await ofTest('GET', '/returns');
    expect(list.items).toMatchObject([{ returnId, returnNo, kind: 'damaged', atStake: { amount: 795 } }]);
    const accepted = await ofTest('POST', `/returns/${returnId}/accept`, { version: begun.body.return.version });
    expect(accepted.body.state).toBe('on_the_way');
    const received = await play(`/returns/${returnId}`, 'received');
    expect(received.body.return).toMatchObject({ returnId, state: 'received' });
    const { body: seen } = await ofTest('GET', `/returns/${returnId}`);
    const decided = await ofTest('POST', `/returns/${returnId}/decide`, {
      version: seen.version,
      items: [{ lineId: seen.items[0].lineId, choice: 'whole', amount: null, reason: null, condition: 'sealed' }],
      text: '',
      files: [],
      total: -795 - seen.label,
    });
    expect([decided.status, decided.body.state, decided.body.refunded?.amount]).toEqual([200, 'refunded', 795]);
    expect(await typesOfEvents()).toEqual(
      expect.arrayContaining(['return.requested', 'return.received', 'return.decided']),
    );
  });

  test('is refused like that of a real customer: too early, too many, twice', async () => {
    const { body: placed } = await ofTest('POST', '/sandbox/orders', {});
    const early = await ofTest('POST', `/sandbox/orders/${placed.order.id}/returns`, { kind: 'withdrawal' });
    expect([early.status, early.body.message]).toEqual([409, 'return.not_possible']);
    const path = await anOrderDelivered(2);
    const many = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'damaged', units: 3 });
    expect([many.status, many.body.message]).toEqual([409, 'return.not_possible']);
    const all = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'withdrawal' });
    expect(all.body.return).toMatchObject({ state: 'on_the_way' });
    const more = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'damaged' });
    expect([more.status, more.body.message]).toEqual([409, 'return.not_possible']);
  });

  test('moves only as real ones do', async () => {
    const path = await anOrderDelivered(1);
    const { body } = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'damaged' });
    const of = `/returns/${body.return.returnId}`;
    const refused = await play(of, 'ruled_for_customer');
    expect([refused.status, refused.body.message]).toEqual([409, 'return.invalid_state']);
    const offered = await ofTest('POST', `${of}/offer`, { version: body.return.version, amount: 100, text: '' });
    expect(offered.body.state).toBe('offered');
    expect((await play(of, 'offer_taken')).body.return).toMatchObject({ state: 'refunded' });
    expect((await ofTest('GET', of)).body.refunded.amount).toBe(100);
    expect((await play(of, 'objected')).body.return).toMatchObject({ state: 'escalated' });
    expect((await play(of, 'ruled_for_shop')).body.return).toMatchObject({ state: 'decided_seller' });
  });
});

describe('MKT-03 a message about a made-up order', () => {
  test('waits for the shop’s own system, which answers it', async () => {
    const { body: placed } = await ofTest('POST', '/sandbox/orders', {});
    const path = `/sandbox/orders/${placed.order.id}/messages`;
    const wrote = await ofTest('POST', path, { subject: 'delivery', text: 'Wo ist es? anna@example.com' });
    expect([wrote.status, wrote.body.message]).toMatchObject([200, { subject: 'delivery', state: 'open' }]);
    const { conversationId } = wrote.body.message;
    const { body: list } = await ofTest('GET', '/messages?view=to_answer');
    expect(list.items).toMatchObject([{ conversationId, orderNumber: placed.order.number }]);
    const { body: seen } = await ofTest('GET', `/messages/${conversationId}`);
    expect(seen.thread).toMatchObject([{ author: 'customer', hidden: ['mail'] }]);
    const answer = { version: seen.version, text: 'Es ist unterwegs.', files: [] };
    const answered = await ofTest('POST', `/messages/${conversationId}/reply`, answer);
    expect([answered.status, answered.body.state]).toEqual([200, 'answered']);
    const again = await ofTest('POST', path, { subject: 'delivery', text: 'Danke!' });
    expect(again.body.message).toMatchObject({ conversationId, state: 'open' });
    expect(await typesOfEvents()).toContain('message.received');
  });

  test('comes from the page too, which asks for the sandbox', async () => {
    const anna = await signedIn(portal, 'anna');
    const headers = { 'offizin-sandbox': 'true' };
    const { order } = await anna.ask('POST /sandbox/orders', { body: {} }, { headers });
    const params = { orderId: order.id };
    const written = { subject: 'delivery', text: 'Wo ist es?' } as const;
    const { message } = await anna.ask(
      'POST /sandbox/orders/:orderId/messages',
      { params, body: written },
      { headers },
    );
    expect(message.state).toBe('open');
    const play = { params, body: { event: 'cancelled_by_customer' } } as const;
    const played = await anna.ask('POST /sandbox/orders/:orderId/events', play, { headers });
    expect(played.order.status).toBe('cancelled');
    expect((await anna.call('POST', '/sandbox/orders', { body: {} })).status).toBe(403);
  });
});

test('MKT-03 what customers do in the sandbox is nothing of the portal’s', async () => {
  const path = await anOrderDelivered(1);
  const { body } = await ofTest('POST', `/sandbox${path}/returns`, { kind: 'damaged' });
  const refused = [
    await ofShop('POST', `/sandbox${path}/returns`, { kind: 'damaged' }),
    await ofShop('POST', `/sandbox/returns/${body.return.returnId}/events`, { event: 'withdrawn' }),
    await ofShop('POST', `/sandbox${path}/messages`, { subject: 'other', text: 'Hallo' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const found = await portal.ask(`select (select count(*) from order_return)::integer as returns,
    (select count(*) from message)::integer as messages`);
  expect(found).toEqual([{ returns: 0, messages: 0 }]);
});

test('MKT-03 returns and messages go with their orders', async () => {
  await ofTest('POST', `/sandbox${await anOrderDelivered(1)}/returns`, { kind: 'damaged' });
  portal.setNow(new Date(testNow.getTime() + 31 * 86_400_000));
  await clearSandbox.run({ ...portal.jobContext(), app: portal.app.sandbox?.app ?? portal.app }, {});
  const left = await sandbox.ask(`select (select count(*) from order_return)::integer as returns,
    (select count(*) from conversation)::integer as conversations, (select count(*) from message)::integer as messages`);
  expect(left).toEqual([{ returns: 0, conversations: 0, messages: 0 }]);
});
