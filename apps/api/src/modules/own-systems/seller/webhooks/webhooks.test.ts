import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Webhook as WebhookView } from '@offizin/contract/own-systems/webhooks';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../../testing/browser.ts';
import { startHttpServer } from '../../../../testing/file-servers.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../../testing/portal.ts';
import { verifyWebhook, type WebhookCall } from '../../../../testing/verify-webhook.ts';
import { deliverWebhook } from '../../jobs/deliver-webhook.job.ts';
import { lookAfterWebhooks, sealWebhooksAgain } from '../../jobs/look-after-webhooks.job.ts';

interface Received extends WebhookCall {
  readonly path: string;
}

let received: Received[] = [];
let answer: (reply: ServerResponse, call: Received) => void = (reply) => reply.writeHead(204).end();

const receiver = forThisFile(
  await startHttpServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body };
      received.push(call);
      answer(reply, call);
    });
  }),
);
const portal = await portalForFile({ privateFeedHosts: [receiver.host] });
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
const seller = await signedIn(portal, 'linden');

beforeEach(async () => {
  received = [];
  answer = (reply) => reply.writeHead(204).end();
  portal.setNow(testNow);
  await portal.ask('delete from webhook');
  await portal.ask('delete from graphile_worker._private_jobs');
  await portal.ask('delete from notification');
});

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const address = () => `http://${receiver.host}/hooks`;

async function add(events: WebhookView['events'] = ['order.created'], to = address()) {
  return seller.ask('POST /webhooks', { body: { address: to, events } });
}

interface DeliveryRow {
  id: string;
  state: string;
  attempts: number;
  next_attempt_at: Date | null;
  type: string;
  body: string;
}

const deliveriesOf = () => portal.ask<DeliveryRow>('select * from webhook_delivery order by created_at, type');

const waitingJobs = () =>
  portal.ask<{ deliveryId: string; due: Date; queue: string }>(
    `select j.payload->>'deliveryId' as "deliveryId", j.run_at as due, q.queue_name as queue from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where t.identifier = 'deliver_webhook' order by j.id`,
  );

/** Runs the jobs of all deliveries that wait, each once. */
async function deliver(): Promise<void> {
  for (const { id } of await deliveriesOf())
    await deliverWebhook.run(portal.jobContext(), { deliveryId: id, brand: 'de' });
}

let orders = 0;
async function newOrder(of = 'linden'): Promise<string> {
  orders += 1;
  const number = String(70_000_000 + orders);
  await putOrders(portal, 'de', [anOrder({ number, seller: of })]);
  return number;
}

const verified = (secret: string, call: WebhookCall) => verifyWebhook(portal, secret, call);

describe('MKT-03 what is sent', () => {
  test('a new order: thin, signed per Standard Webhooks, with its id', async () => {
    const { secret } = await add();
    const number = await newOrder();
    await newOrder('other');
    await deliver();
    const [call] = received;
    expect(received).toHaveLength(1);
    const [order] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
    expect(call && verified(secret, call)).toEqual({
      type: 'order.created',
      timestamp: expect.any(String),
      data: { orderId: order?.id, orderNumber: number, status: 'new' },
    });
    expect(call?.headers['content-type']).toBe('application/json');
    expect(await deliveriesOf()).toMatchObject([{ id: call?.headers['webhook-id'], state: 'delivered', attempts: 1 }]);
    expect((await seller.ask('GET /webhooks', {})).items[0]).toMatchObject({ last: { status: 204, problem: null } });
  });

  test('no event holds anything of a customer', async () => {
    await add(['order.created', 'order.cancelled', 'order.status_changed', 'shipment.updated']);
    const number = await newOrder();
    await askMachine(portal, marketplaceApi.cancelOrder, {
      params: { orderNumber: number },
      body: { reason: 'cancelled_by_customer', comment: 'Erika rang' },
    });
    expect((await deliveriesOf()).map(({ type }) => type)).toEqual(['order.cancelled', 'order.created']);
    const bodies = (await deliveriesOf()).map(({ body }) => body).join();
    for (const word of ['Erika', 'Straße', 'email', 'phone', 'tracking', 'address']) expect(bodies).not.toContain(word);
  });

  test('each step of an order reaches the endpoints that chose it', async () => {
    await add(['order.created', 'order.status_changed', 'shipment.updated']);
    const number = await newOrder();
    const [order] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [number]);
    const params = { orderId: order?.id ?? '' };
    await seller.ask('POST /orders/:orderId/process', {
      params,
      body: { version: 1, courier: 'dhl', trackingNumber: '003404341234' },
    });
    const other = await newOrder();
    const [second] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [other]);
    await seller.ask('POST /orders/:orderId/reject', {
      params: { orderId: second?.id ?? '' },
      body: { version: 1, reason: 'no_stock' },
    });
    const told = (await deliveriesOf()).map(({ type, body }) => ({ type, ...JSON.parse(body).data }));
    expect(told.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([
      { type: 'order.created', status: 'new' },
      { type: 'order.status_changed', status: 'processed' },
      { type: 'shipment.updated', status: 'processed', shipmentStatus: 'prepared' },
    ]);
    // Cancelling is an event of its own, which nobody asked for here.
    expect(told.filter(({ orderNumber }) => orderNumber === other)).toMatchObject([{ type: 'order.created' }]);
  });

  test('an event whose transaction fails is sent to nobody', async () => {
    await add(['order.status_changed']);
    await newOrder();
    const [order] = await portal.ask<{ id: string }>('select id from seller_order order by created_at desc limit 1');
    const reply = await seller.call('POST', `/orders/${order?.id}/confirm`, { body: { version: 99 } });
    expect(reply.status).toBe(409);
    expect(await deliveriesOf()).toEqual([]);
  });
});

describe('MKT-03 when it does not arrive', () => {
  test('it is tried eight times within 24 hours, then given up with one notice', async () => {
    await add();
    await newOrder();
    answer = (reply) => reply.writeHead(503).end('busy');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await deliver();
      const [delivery] = await deliveriesOf();
      const next = delivery?.next_attempt_at ?? null;
      if (next === null) break;
      waits.push((next.getTime() - portal.app.clock().getTime()) / 60_000);
      portal.setNow(next);
    }
    expect(received).toHaveLength(8);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
    for (const [index, minutes] of [1, 5, 20, 60, 180, 360, 720].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(minutes);
      expect(waits[index]).toBeLessThanOrEqual(minutes * 1.07);
    }
    expect(await deliveriesOf()).toMatchObject([{ state: 'given_up', attempts: 8, next_attempt_at: null }]);
    expect(await portal.ask('select kind from notification where kind like $1', ['webhook%'])).toEqual([
      { kind: 'webhook_given_up' },
    ]);
    const attempts = await portal.ask<{ status: number; answer: string }>('select status, answer from webhook_attempt');
    expect(attempts).toHaveLength(8);
    expect(attempts[0]).toEqual({ status: 503, answer: 'busy' });
  });

  test('each attempt is a job of its own, in the queue of its endpoint', async () => {
    const { webhook } = await add();
    await newOrder();
    await newOrder();
    const jobs = await waitingJobs();
    expect(jobs).toHaveLength(2);
    expect(new Set(jobs.map(({ queue }) => queue))).toEqual(new Set([`webhook:${webhook.id}`]));
  });

  test.each([
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }],
    ['an error', 500, {}],
    ['not modified', 304, {}],
  ] as const)('%s does not count, and is not followed', async (_, status, headers) => {
    await add();
    await newOrder();
    answer = (reply) => reply.writeHead(status, headers).end();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await deliveriesOf()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  test('410 switches the endpoint off at once; what waits is sent when it goes on', async () => {
    const { webhook } = await add();
    await newOrder();
    await newOrder();
    answer = (reply) => reply.writeHead(410).end();
    await deliver();
    expect(received).toHaveLength(1);
    expect((await seller.ask('GET /webhooks', {})).items).toMatchObject([
      { state: 'switched_off', switchedOffFor: 'gone' },
    ]);
    expect(await portal.ask(`select kind from notification where kind = 'webhook_off'`)).toHaveLength(1);
    await newOrder();
    expect(await deliveriesOf()).toHaveLength(2);
    answer = (reply) => reply.writeHead(200).end();
    const { address: to, events } = webhook;
    await seller.ask('PUT /webhooks/:webhookId', {
      params: { webhookId: webhook.id },
      body: { address: to, events, active: true },
    });
    await deliver();
    expect((await deliveriesOf()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('three days of nothing but failures switch it off', async () => {
    await add();
    answer = (reply) => reply.writeHead(500).end();
    await newOrder();
    for (let hours = 0; hours <= 72; hours += 9) {
      portal.setNow(later(hours * 3600));
      await portal.ask(`update webhook_delivery set state = 'waiting', attempts = 0, next_attempt_at = $1`, [
        portal.app.clock(),
      ]);
      await deliver();
    }
    expect(await portal.ask('select state, switched_off_for as reason from webhook')).toEqual([
      { state: 'switched_off', reason: 'failing' },
    ]);
  });

  test('a paused endpoint misses nothing', async () => {
    const { webhook } = await add();
    const change = (active: boolean) =>
      seller.ask('PUT /webhooks/:webhookId', {
        params: { webhookId: webhook.id },
        body: { address: address(), events: webhook.events, active },
      });
    await change(false);
    await newOrder();
    await deliver();
    expect(received).toHaveLength(0);
    await change(true);
    await deliver();
    expect(received).toHaveLength(1);
  });
});

describe('MKT-03 one event, once', () => {
  test('two workers at one delivery send it once', async () => {
    await add();
    await newOrder();
    answer = (reply) => void setTimeout(() => reply.writeHead(200).end(), 100);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(1);
    expect(await deliveriesOf()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  test('a worker that died after sending: the same id is sent again, and counted once', async () => {
    await add();
    await newOrder();
    await deliver();
    // As if the worker had been killed before it could write down that the answer was right.
    await portal.ask(
      `update webhook_delivery set state = 'waiting', attempts = 0, begun_at = $1, next_attempt_at = $1`,
      [testNow],
    );
    await portal.ask('delete from webhook_attempt');
    await deliver();
    expect(received).toHaveLength(1);
    portal.setNow(later(40));
    await deliver();
    expect(received).toHaveLength(2);
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
    expect(await deliveriesOf()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  test('a delivery whose job was lost is found', async () => {
    await add();
    await newOrder();
    await portal.ask('delete from graphile_worker._private_jobs');
    portal.setNow(later(60));
    await lookAfterWebhooks.run(portal.jobContext(), {});
    expect(await waitingJobs()).toHaveLength(0);
    portal.setNow(later(180));
    await lookAfterWebhooks.run(portal.jobContext(), {});
    await lookAfterWebhooks.run(portal.jobContext(), {});
    expect(await waitingJobs()).toHaveLength(1);
  });

  test('sending again keeps the id, whatever became of it', async () => {
    await add();
    await newOrder();
    await deliver();
    const [delivery] = await deliveriesOf();
    await seller.ask('POST /webhook-deliveries/:deliveryId/send', {
      params: { deliveryId: delivery?.id ?? '' },
      body: {},
    });
    await deliver();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id]);
  });
});

describe('MKT-03 secrets', () => {
  test('while two sign, a receiver with either of them accepts; the old one ends', async () => {
    const { webhook, secret: old } = await add();
    const params = { webhookId: webhook.id };
    const { secret: fresh, webhook: after } = await seller.ask('POST /webhooks/:webhookId/secrets', {
      params,
      body: {},
    });
    expect(after.secrets.map(({ endsAt }) => endsAt === null)).toEqual([true, false]);
    await newOrder();
    await deliver();
    const [both] = received;
    expect(both?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [old, fresh]) expect(() => both && verified(secret, both)).not.toThrow();
    await seller.ask('DELETE /webhooks/:webhookId/secrets/old', { params, body: {} });
    await newOrder();
    await deliver();
    const one = received.at(-1);
    expect(() => one && verified(fresh, one)).not.toThrow();
    expect(() => one && verified(old, one)).toThrow('No matching signature found');
  });

  test('are sealed at rest, never shown again, and sealed again with a newer key', async () => {
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const stored = async () => (await portal.ask<{ sealed: Buffer }>('select sealed from webhook_secret'))[0]?.sealed;
    expect((await stored())?.toString('latin1')).not.toContain(secret.slice(6));
    expect(JSON.stringify(await seller.ask('GET /webhooks', {}))).not.toContain(secret.slice(6, 40));
    const kept = await portal.ask<{ reply: unknown }>('select * from idempotency');
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6, 40));
    const newer = { id: 2, secret: Buffer.alloc(32, 7) };
    const app = { ...portal.app, sealKeys: [newer, ...portal.app.sealKeys] as const };
    await sealWebhooksAgain.run({ ...portal.jobContext(), app }, {});
    expect((await stored())?.[0]).toBe(2);
    await portal.ask('delete from webhook');
  });

  test('what was changed on its way, or is older than five minutes, is refused by the receiver', async () => {
    const { secret } = await add();
    await newOrder();
    await deliver();
    const [call] = received;
    if (call === undefined) throw new Error('nothing was received');
    expect(() => verified(secret, { ...call, body: call.body.replace('new', 'old') })).toThrow('No matching signature');
    const aged = (seconds: number) => ({
      ...call,
      headers: { ...call.headers, 'webhook-timestamp': String(Number(call.headers['webhook-timestamp']) + seconds) },
    });
    expect(() => verified(secret, aged(-301))).toThrow('Message timestamp too old');
    expect(() => verified(secret, aged(301))).toThrow('Message timestamp too new');
    // The timestamp is signed with the rest.
    expect(() => verified(secret, aged(1))).toThrow('No matching signature');
    const other = { ...call, headers: { ...call.headers, 'webhook-id': randomUUID() } };
    expect(() => verified(secret, other)).toThrow('No matching signature');
  });
});
