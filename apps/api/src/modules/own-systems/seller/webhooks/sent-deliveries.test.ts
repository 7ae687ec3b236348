import { randomUUID } from 'node:crypto';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../../testing/browser.ts';
import { startHttpServer } from '../../../../testing/file-servers.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';
import { verifyWebhook } from '../../../../testing/verify-webhook.ts';
import { deliverWebhook } from '../../jobs/deliver-webhook.job.ts';

let status = 200;
let answer = '';
const bodies: string[] = [];

const receiver = forThisFile(
  await startHttpServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(body);
      reply.writeHead(status).end(answer);
    });
  }),
);
const portal = await portalForFile({ privateFeedHosts: [receiver.host] });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  [status, answer] = [200, ''];
  bodies.length = 0;
  portal.setNow(testNow);
  await portal.ask('delete from webhook');
});

const add = () =>
  seller.ask('POST /webhooks', { body: { address: `http://${receiver.host}/hooks`, events: ['order.created'] } });

let orders = 0;
async function newOrders(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, () => String(71_000_000 + (orders += 1)));
  await putOrders(
    portal,
    'de',
    numbers.map((number) => anOrder({ number, seller: 'linden' })),
  );
}

const listed = () => seller.ask('GET /webhook-deliveries', { query: {} });

async function deliver(): Promise<void> {
  for (const { id } of (await listed()).items)
    await deliverWebhook.run(portal.jobContext(), { deliveryId: id, brand: 'de' });
}

const shown = async () => {
  const [first] = (await listed()).items;
  return seller.ask('GET /webhook-deliveries/:deliveryId', { params: { deliveryId: first?.id ?? '' } });
};

test('MKT-04 a delivery shows the bytes that were sent, each attempt with its answer, and headers that verify', async () => {
  const { secret } = await add();
  await newOrders(1);
  status = 503;
  answer = `upstream not ready ${'x'.repeat(4000)}`;
  await deliver();
  portal.setNow(new Date(testNow.getTime() + 70_000));
  [status, answer] = [200, 'ok'];
  await deliver();
  const { delivery, body, attempts } = await shown();
  expect(bodies).toEqual([body, body]);
  expect(attempts.map((each) => [each.status, each.problem])).toEqual([
    [200, null],
    [503, 'unexpected_reply'],
  ]);
  expect(attempts[0]?.answer).toBe('ok');
  expect(attempts[1]?.answer).toMatch(/^upstream not ready x+$/);
  expect(attempts[1]?.answer).toHaveLength(2048);
  for (const { headers } of attempts) {
    expect(headers?.['webhook-id']).toBe(delivery.id);
    expect(verifyWebhook(portal, secret, { headers: headers ?? {}, body })).toMatchObject({ type: 'order.created' });
  }
});

test('MKT-04 what was sent before signatures were kept has no headers', async () => {
  await add();
  await newOrders(1);
  await deliver();
  await portal.ask('update webhook_attempt set signature = null');
  expect((await shown()).attempts).toMatchObject([{ headers: null, status: 200 }]);
});

test('MKT-04 all that waits is sent at once, with the same ids and without a new beginning of their attempts', async () => {
  await add();
  status = 500;
  await newOrders(3);
  await deliver();
  const before = await listed();
  expect(before).toMatchObject({ counts: { waiting: 3 }, waitingSince: testNow.toISOString() });
  status = 200;
  expect(await seller.ask('POST /webhook-deliveries/send', { body: { state: 'waiting' } })).toEqual({
    sent: 3,
    left: 0,
  });
  await deliver();
  const after = await listed();
  expect(after).toMatchObject({ counts: { waiting: 0, delivered: 3 }, waitingSince: null });
  expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
  expect(after.items.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
});

test('MKT-04 what was given up begins again; what waits for a pause stays, and unknown endpoints are refused', async () => {
  const { webhook } = await add();
  await newOrders(2);
  await portal.ask(`update webhook_delivery set state = 'given_up', attempts = 8, next_attempt_at = null`);
  const { id: webhookId, address, events } = webhook;
  await seller.ask('PUT /webhooks/:webhookId', { params: { webhookId }, body: { address, events, active: false } });
  const send = (id: string) =>
    seller.call('POST', '/webhook-deliveries/send', { body: { state: 'given_up', webhookId: id } });
  expect(codeOf(await send(webhookId))).toBe('webhook.not_active');
  expect(codeOf(await send(randomUUID()))).toBe('not_found');
  expect(await seller.ask('POST /webhook-deliveries/send', { body: { state: 'given_up' } })).toEqual({
    sent: 0,
    left: 2,
  });
  await seller.ask('PUT /webhooks/:webhookId', { params: { webhookId }, body: { address, events, active: true } });
  expect(await seller.ask('POST /webhook-deliveries/send', { body: { state: 'given_up', webhookId } })).toEqual({
    sent: 2,
    left: 0,
  });
  await deliver();
  const { items } = await listed();
  expect(items).toMatchObject([
    { state: 'delivered', attempts: 1 },
    { state: 'delivered', attempts: 1 },
  ]);
});
