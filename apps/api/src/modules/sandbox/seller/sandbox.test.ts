import type { ChosenWebhookEvent } from '@offizin/domain/own-systems/webhook-events';
import { aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { sandboxJobs } from '../../../sandbox-jobs.ts';
import { clearSandbox } from '../jobs/clear-sandbox.job.ts';
import { callerWith, tokenOf } from '../testing/by-token.ts';

const services = [{ code: 'marketplace', status: 'subscribed' }] as const;
const portal = await portalForFile({ hasSandbox: true });
const shops = [
  ['de', 'linden', 'anna', 'DE', 'de.localhost'],
  ['ch', 'enzian', 'reto', 'CH', 'ch.localhost'],
  ['es', 'alameda', 'nuria', 'ES', 'es.localhost'],
] as const;
for (const [brand, shop, user, countryCode] of shops) {
  const address = { ...aSeller().address, region: null, countryCode };
  await putSeller(portal, brand, shop, aSeller({ users: [aUser(user)], services: [...services], address }));
}
const owner = new pg.Client({ connectionString: portal.app.config.sandbox?.databaseOwnerUrl });
await owner.connect();
const sandbox = forThisFile({
  ask: async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows,
  close: () => owner.end(),
});
const inside = portal.app.sandbox?.app ?? portal.app;

const anna = await signedIn(portal, 'anna');

const callerFor = async (user: string, host: string, isTest: boolean) =>
  callerWith(portal, await tokenOf(portal, { user, host, isTest }), host);

const ofTest = await callerFor('anna', 'de.localhost', true);
const ofShop = await callerFor('anna', 'de.localhost', false);

beforeEach(() => portal.setNow(testNow));

/** What every table of a database holds: how many rows, past all policies. */
async function rowsOf(ask: (text: string) => Promise<{ name: string; rows: number }[]>) {
  const tables =
    await ask(`select relname as name, 0 as rows from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::integer as rows from "${name}"`);
  const found = await ask(counts.join(' union all '));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

describe('MKT-03 a test token', () => {
  test('is known by its beginning, and the list marks it', async () => {
    expect(await tokenOf(portal, { user: 'anna', isTest: true })).toMatch(/^ofz_de_test_[0-9A-Za-z]{43}$/);
    const { items, hasSandbox } = await anna.ask('GET /api-tokens', {});
    expect([items.map(({ isTest }) => isTest).includes(true), hasSandbox]).toEqual([true, true]);
  });

  test.each(shops)('sees a made-up shop of %s and nothing else', async (_brand, _shop, user, country, host) => {
    const call = await callerFor(user, host, true);
    const orders = await call('GET', '/orders?tab=to-manage');
    expect([orders.status, orders.sandbox]).toEqual([200, 'true']);
    expect(orders.body.items.map(({ number }: { number: string }) => number)).toEqual([
      expect.stringMatching(/^TEST-\d{8}$/),
      expect.stringMatching(/^TEST-\d{8}$/),
    ]);
    const offers = await call('GET', '/offers');
    expect(offers.body.items).toHaveLength(5);
    expect(offers.body.items[0]).toMatchObject({ productId: expect.stringMatching(`^TEST-${country}-\\d$`) });
  });

  test('tries an order from the first event to the last, and the portal keeps no trace of it', async () => {
    await ofTest('GET', '/orders/counts');
    const before = await rowsOf(portal.ask);
    const { body: placed, status } = await ofTest('POST', '/sandbox/orders', { quantity: 2 });
    expect([status, placed.order]).toMatchObject([200, { status: 'new' }]);
    const path = `/orders/${placed.order.id}`;
    const confirmed = await ofTest('POST', `${path}/confirm`, { version: placed.order.version });
    const processed = await ofTest('POST', `${path}/process`, {
      version: confirmed.body.version,
      courier: 'dhl',
      trackingNumber: '00340434161094042557',
    });
    expect([confirmed.body.status, processed.body.status]).toEqual(['pending', 'processed']);
    const play = async (event: string) => {
      const played = await ofTest('POST', `/sandbox${path}/events`, { event });
      return played.body.order ?? played.body.message;
    };
    expect(await play('finalised')).toBe('order.invalid_state');
    expect([await play('on_route'), await play('delivered'), await play('finalised')]).toMatchObject([
      { shipmentStatus: 'on_route' },
      { shipmentStatus: 'delivered' },
      { status: 'finalised' },
    ]);
    const other = await ofTest('POST', '/sandbox/orders', {});
    const cancel = { event: 'cancelled_by_customer' };
    expect(await ofTest('POST', `/sandbox/orders/${other.body.order.id}/events`, cancel)).toMatchObject({
      body: { order: { status: 'cancelled' } },
    });
    const { body: feed } = await ofTest('GET', '/events');
    expect(feed.events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['order.created', 'order.status_changed', 'shipment.updated', 'order.cancelled']),
    );
    const after = await rowsOf(portal.ask);
    // How often the token was used is the portal's to count.
    expect({ ...after, rate_window: before['rate_window'] }).toEqual(before);
  });

  test('orders what is for sale, and nothing else', async () => {
    const { body } = await ofTest('GET', '/offers');
    const soldOut = body.items.find(({ stock }: { stock: number }) => stock === 0);
    const refused = await ofTest('POST', '/sandbox/orders', { productId: soldOut.productId });
    expect([refused.status, refused.body.message]).toEqual([404, 'not_found']);
  });

  test('changes stock and price of the made-up offers', async () => {
    const { body } = await ofTest('GET', '/offers');
    const [{ productId, version }] = body.items;
    const changed = await ofTest('PUT', `/offers/${productId}`, { version, price: 999, stock: 5 });
    expect([changed.status, changed.body.price.amount, changed.body.stock]).toEqual([200, 999, 5]);
  });

  test('and one of the shop never see each other’s orders', async () => {
    const { body } = await ofTest('POST', '/sandbox/orders', {});
    expect((await ofShop('GET', `/orders/${body.order.id}`)).status).toBe(404);
    const refused = await ofShop('POST', '/sandbox/orders', {});
    expect([refused.status, refused.body.message, refused.sandbox]).toEqual([403, 'sandbox.only', undefined]);
    const orders = await ofShop('GET', '/orders?tab=to-manage');
    expect([orders.body.items, orders.sandbox]).toEqual([[], undefined]);
  });

  test('asks for no work that the sandbox does not do', async () => {
    const done = new Set<string>(sandboxJobs.map(({ name }) => name));
    const asked = await sandbox.ask('select distinct task_identifier as name from graphile_worker.jobs');
    expect(asked.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([]);
  });
});

describe('MKT-03 a test endpoint', () => {
  const inSandbox = { headers: { 'offizin-sandbox': 'true' } };
  const body: { address: string; events: ChosenWebhookEvent[] } = {
    address: 'https://erp.example/hooks',
    events: ['order.created'],
  };

  test('is sent what happens in the sandbox, and one of the shop nothing of it', async () => {
    const added = await anna.call('POST', '/webhooks', { body, ...inSandbox });
    await anna.ask('POST /webhooks', {
      body: { ...body, address: 'https://erp.example/live', events: ['order.created'] },
    });
    expect([added.status, added.headers['offizin-sandbox']]).toEqual([200, 'true']);
    const { body: placed } = await ofTest('POST', '/sandbox/orders', {});
    const sent = await anna.ask('GET /webhook-deliveries', { query: {} }, inSandbox);
    expect(sent.items).toMatchObject([{ type: 'order.created', subject: placed.order.number, state: 'waiting' }]);
    expect((await anna.ask('GET /webhook-deliveries', { query: {} })).items).toEqual([]);
    const addresses = async (how?: typeof inSandbox) =>
      (await anna.ask('GET /webhooks', {}, how)).items.map(({ address }) => address);
    expect([await addresses(inSandbox), await addresses()]).toEqual([[body.address], ['https://erp.example/live']]);
  });

  test('asks for the proof that every endpoint asks for, and mails nobody: nothing of the shop is sent there', async () => {
    await portal.ask(`update session set authenticated_at = $1::timestamptz - interval '60 minutes'`, [testNow]);
    expect((await anna.call('POST', '/webhooks', { body, ...inSandbox })).status).toBe(403);
    await portal.ask('update session set authenticated_at = $1', [testNow]);
    const mails = await sandbox.ask(`select 1 from graphile_worker.jobs where task_identifier like 'mail_%'`);
    expect(mails).toEqual([]);
  });
});

describe('MKT-03 made-up orders', () => {
  test('are 200 at once at most', async () => {
    await sandbox.ask(`update order_count set orders = 200 where status = 'new'`);
    const refused = await ofTest('POST', '/sandbox/orders', {});
    expect([refused.status, refused.body.message]).toEqual([409, 'sandbox.full']);
    await sandbox.ask(`update order_count c set orders = (select count(*) from seller_order o
      where o.seller_id = c.seller_id and o.status = c.status) where status = 'new'`);
  });

  test('are deleted after thirty days with all that hangs on them, and are counted no more', async () => {
    portal.setNow(new Date(testNow.getTime() + 29 * 86_400_000));
    const { body: young } = await ofTest('POST', '/sandbox/orders', {});
    portal.setNow(new Date(testNow.getTime() + 31 * 86_400_000));
    await clearSandbox.run({ ...portal.jobContext(), app: inside }, {});
    const left = await sandbox.ask(
      `select id from seller_order where seller_id = (
      select seller_id from seller_order where id = $1)`,
      [young.order.id],
    );
    expect(left).toEqual([{ id: young.order.id }]);
    expect((await ofTest('GET', '/orders/counts')).status).toBe(200);
    const [{ orders }] = await sandbox.ask(
      `select sum(orders)::integer as orders from order_count where status = 'new'`,
    );
    expect(orders).toBe(1);
  });

  test('are no work of the portal', async () => {
    await expect(clearSandbox.run(portal.jobContext(), {})).rejects.toThrow('only the sandbox');
  });
});
