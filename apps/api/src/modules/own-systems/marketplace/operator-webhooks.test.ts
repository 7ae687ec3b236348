import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { startHttpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { verifyWebhook, type WebhookCall } from '../../../testing/verify-webhook.ts';
import { sendingJobs } from '../../../jobs.ts';
import { pushEventsOn } from '../../events/jobs/push-events.job.ts';

let received: WebhookCall[] = [];

const receiver = forThisFile(
  await startHttpServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply.writeHead(200).end();
    });
  }),
);
const portal = await portalForFile({ privateFeedHosts: [receiver.host] });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');
beforeEach(async () => {
  received = [];
  await portal.ask('delete from webhook');
  await portal.ask('delete from graphile_worker._private_jobs');
});

type Kinds = ('order.confirmed' | 'order.rejected')[];
const put = (name: string, kinds: Kinds = [], active = true) =>
  askMachine(portal, marketplaceApi.putWebhook, {
    params: { name },
    body: { address: `http://${receiver.host}/events`, kinds, active },
  });
const list = () => askMachine(portal, marketplaceApi.webhooks, {});
const deliveriesOf = (name: string) =>
  askMachine(portal, marketplaceApi.webhookDeliveries, { params: { name }, query: {} });

let orders = 0;
async function act(path: 'confirm' | 'reject'): Promise<string> {
  orders += 1;
  const number = String(72_000_000 + orders);
  await putOrders(portal, 'de', [anOrder({ number, seller: 'linden' })]);
  const [order] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
  const body = path === 'confirm' ? { version: 1 } : { version: 1, reason: 'no_stock' };
  const reply = await seller.call('POST', `/orders/${order?.id}/${path}`, { body });
  if (reply.status !== 200) throw new Error(reply.text);
  return number;
}

/** Runs what waits in the queue, oldest first. */
async function runJobs(): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const [next] = await portal.ask<{ id: string; name: string; payload: unknown }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and j.id = (select min(id) from graphile_worker._private_jobs) returning j.id, t.identifier as name, j.payload`,
    );
    if (next === undefined) return ran;
    ran.push(next.name);
    await sendingJobs.find(({ name }) => name === next.name)?.run(portal.jobContext(), next.payload);
  }
}

test('MKT-01 sellers’ actions come as signed calls, in order, with the feed’s cursor and nothing of a customer', async () => {
  const { secret } = await put('erp');
  const numbers = [await act('confirm'), await act('reject')];
  await runJobs();
  const verified = received.map((call) => verifyWebhook(portal, secret ?? '', call));
  expect(verified).toMatchObject([
    { type: 'order.confirmed', data: { seller: 'linden', orderNumber: numbers[0], status: 'pending', reason: null } },
    {
      type: 'order.rejected',
      data: { seller: 'linden', orderNumber: numbers[1], status: 'cancelled', reason: 'no_stock' },
    },
  ]);
  const { events } = await askMachine(portal, marketplaceApi.events, { query: {} });
  expect(JSON.parse(received.at(-1)?.body ?? '').data.cursor).toBe(events.at(-1)?.cursor);
  expect(received[0]?.body).not.toMatch(/tracking|pickup|courier/);
});

test('MKT-01 of chosen kinds only, each endpoint for itself, and nothing of before', async () => {
  await put('first', ['order.rejected']);
  await act('confirm');
  await put('second', ['order.confirmed', 'order.rejected']);
  await act('reject');
  await runJobs();
  const kinds = async (name: string) => (await deliveriesOf(name)).items.map(({ type }) => type);
  expect(await kinds('first')).toEqual(['order.rejected']);
  expect(await kinds('second')).toEqual(['order.rejected']);
});

test('MKT-01 a push that runs twice sends nothing twice', async () => {
  await put('erp');
  await act('confirm');
  await Promise.all([1, 2, 3].map(() => pushEventsOn.run(portal.jobContext(), { brand: 'de' })));
  await runJobs();
  expect(received).toHaveLength(1);
});

test('MKT-01 nobody listens: nothing is asked for, and nothing is left behind', async () => {
  await put('erp');
  await askMachine(portal, marketplaceApi.removeWebhook, { params: { name: 'erp' } });
  await act('confirm');
  expect(await runJobs()).not.toContain('push_events');
});

test('MKT-01 the secret is in the first reply only, and rotates', async () => {
  const { secret } = await put('erp');
  expect(secret).toMatch(/^whsec_/);
  expect((await put('erp', ['order.rejected'])).secret).toBeNull();
  const { secret: fresh, webhook } = await askMachine(portal, marketplaceApi.changeWebhookSecret, {
    params: { name: 'erp' },
    body: {},
  });
  expect(webhook.secrets.map(({ endsAt }) => endsAt === null)).toEqual([true, false]);
  await act('reject');
  await runJobs();
  expect(received).toHaveLength(1);
  for (const call of received)
    for (const each of [secret, fresh]) expect(() => verifyWebhook(portal, each ?? '', call)).not.toThrow();
});

test('MKT-01 a delivery is sent again under its id', async () => {
  await put('erp');
  await act('confirm');
  await runJobs();
  const { items } = await deliveriesOf('erp');
  const params = { name: 'erp', deliveryId: items[0]?.id ?? '' };
  await askMachine(portal, marketplaceApi.resendWebhookDelivery, { params, body: {} });
  await runJobs();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([items[0]?.id, items[0]?.id]);
});

test('MKT-01 a brand sees its own endpoints, the operator none of a seller’s, a seller none of the operator’s', async () => {
  await put('erp');
  const mine = await seller.ask('POST /webhooks', {
    body: { address: 'https://erp.example/', events: ['order.created'] },
  });
  expect((await list()).items.map(({ name }) => name)).toEqual(['erp']);
  expect((await askMachine(portal, marketplaceApi.webhooks, { brand: 'es' })).items).toEqual([]);
  expect((await seller.ask('GET /webhooks', {})).items.map(({ id }) => id)).toEqual([mine.webhook.id]);
  const narrow = await portal.makeKey('de', ['orders']);
  const refused = await machineCall(portal, { key: narrow, method: 'GET', path: '/webhooks' });
  expect(refused).toMatchObject({ status: 403, body: { message: 'api_key.scope' } });
});
