import { liveEvent } from '@offizin/contract/events/live';
import { aSeller, anOrder, aProduct, aUser } from '@offizin/testkit/records';
import { limits } from '@offizin/domain/limits';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { buildServer } from '../../../platform/server.ts';
import { routes } from '../../../routes.ts';
import { type Browser, openBrowser } from '../../../testing/browser.ts';
import { type EventSourceEnd, openEventSource } from '../../../testing/event-source.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { announce, announceProgress, announceTo } from '../write/announce-queries.ts';

const host = 'de.localhost';

const open = new Set<EventSourceEnd>();

async function connect(
  browser: Browser,
  options: { lastEventId?: string; query?: string; at?: FastifyInstance } = {},
): Promise<EventSourceEnd> {
  const { at = portal.server, ...rest } = options;
  const source = await openEventSource(at, browser, { host, ...rest });
  open.add(source);
  return source;
}

async function watch(browser: Browser, at: FastifyInstance = portal.server): Promise<EventSourceEnd> {
  const source = await connect(browser, { at });
  await expect.poll(() => source.events[0]?.event).toBe('ready');
  return source;
}

const topics = (source: EventSourceEnd) =>
  source.events.filter((event) => event.event === 'message').map((event) => event.data);
const lastId = (source: EventSourceEnd) => source.events.findLast((event) => event.id !== null)?.id ?? '';
const announceOffers = (changed: number, id = sellerId) =>
  withSellerOfJob(portal.app.pool, id, (db) => announce(db, { topic: 'offers', payload: { changed } }));
const offers = (...changed: number[]) => changed.map((count) => ({ topic: 'offers', changed: count }));

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const otherId = await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
const second = forThisFile(await buildServer({ ...portal.app }, routes));
await portal.server.listen({ port: 0 });
await second.listen({ port: 0 });
const seller = openBrowser(portal, host);
const other = openBrowser(portal, host);
await seller.signIn('linden');
await other.signIn('other');
afterEach(async () => {
  for (const source of open) source.close();
  open.clear();
});

describe('GEN-16 live events', () => {
  test('an order that the marketplace sends appears in every browser of its seller, on every process, and nowhere else', async () => {
    const sources = await Promise.all([watch(seller), watch(seller, second), watch(other)]);
    await putOrders(portal, 'de', [anOrder({ number: '20000001', seller: 'linden' })]);
    const [order] = await portal.ask<{ id: string }>(`select id from seller_order where number = '20000001'`);
    const expected = [
      { topic: 'order', orderIds: [order?.id] },
      { topic: 'notification', notificationId: expect.any(String), sound: false },
    ];
    await expect.poll(() => [topics(sources[0]), topics(sources[1])]).toEqual([expected, expected]);
    for (const event of topics(sources[0])) expect(liveEvent.safeParse(event).error).toBeUndefined();
    await announceOffers(1, otherId);
    await expect.poll(() => topics(sources[2])).toEqual(offers(1));
  });

  test("the seller's own step reaches its other browsers", async () => {
    await putOrders(portal, 'de', [anOrder({ number: '20000002', seller: 'linden' })]);
    const [order] = await portal.ask<{ id: string }>(`select id from seller_order where number = '20000002'`);
    const source = await watch(seller);
    expect((await seller.call('POST', `/orders/${order?.id}/confirm`, { body: { version: 1 } })).status).toBe(200);
    await expect.poll(() => topics(source)).toEqual([{ topic: 'order', orderIds: [order?.id] }]);
  });

  test('what was rolled back is not announced', async () => {
    const source = await watch(seller);
    const failing = withSellerOfJob(portal.app.pool, sellerId, async (db) => {
      await announce(db, { topic: 'offers', payload: { changed: 13 } });
      throw new Error('not this time');
    });
    await expect(failing).rejects.toThrow('not this time');
    await announceOffers(2);
    await expect.poll(() => topics(source)).toEqual(offers(2));
  });

  test('a browser that connects again gets each event it missed, once and in order', async () => {
    const first = await watch(seller);
    await announceOffers(1);
    await expect.poll(() => topics(first)).toEqual(offers(1));
    first.close();
    await announceOffers(2);
    await announceOffers(3);
    const header = await connect(seller, { lastEventId: lastId(first) });
    await expect.poll(() => topics(header)).toEqual(offers(2, 3));
    const query = await connect(seller, { query: `?after=${lastId(first)}`, at: second });
    await expect.poll(() => topics(query)).toEqual(offers(2, 3));
  });

  test('the stream of a page begins where the page was written, so that no event is lost in between', async () => {
    const { json } = await seller.call('GET', '/../initial-data');
    await announceOffers(7);
    const { liveFrom } = z.object({ liveFrom: z.string() }).parse(json);
    const source = await connect(seller, { query: `?after=${encodeURIComponent(liveFrom)}` });
    await expect.poll(() => topics(source)).toEqual(offers(7));
    const anyone = await openBrowser(portal, host).call('GET', '/../initial-data');
    expect(anyone.json).toMatchObject({ liveFrom: null });
  });

  test('a transaction that began first and commits last is neither skipped nor waited for', async () => {
    const source = await watch(seller);
    const slow = new pg.Client({ connectionString: portal.app.config.databaseOwnerUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query(
      `insert into live_event (seller_id, brand, topic, payload) values ($1, 'de', 'offers', '{"changed": 1}')`,
      [sellerId],
    );
    await announceOffers(2);
    await expect.poll(() => topics(source)).toEqual(offers(2));
    await slow.query(`select pg_notify('offizin_live', $1)`, [sellerId]);
    const again = await connect(seller, { lastEventId: lastId(source), at: second });
    await slow.query('commit');
    await slow.end();
    await expect.poll(() => [topics(source), topics(again)]).toEqual([offers(2, 1), offers(1)]);
  });

  test('the marketplace reaches sellers of its brand only', async () => {
    const foreign = await putSeller(portal, 'es', 'sol', aSeller());
    const event = { topic: 'offers', payload: { changed: 4 } } as const;
    const source = await watch(seller);
    await withMarketplace(portal.app.pool, 'de', (db) =>
      announceTo(db, [
        { sellerId, ...event },
        { sellerId: otherId, ...event },
      ]),
    );
    await expect.poll(() => topics(source)).toEqual(offers(4));
    const across = withMarketplace(portal.app.pool, 'de', (db) => announceTo(db, [{ sellerId: foreign, ...event }]));
    await expect(across).rejects.toThrow('live_event_seller_id_brand_fkey');
  });

  test('progress reaches the browsers that listen, leaves no row and is not repeated', async () => {
    const source = await watch(seller);
    const payload = { uploadId: sellerId, state: 'reading', done: 10, total: 40 };
    const [before] = await portal.ask<{ count: string }>('select count(*) from live_event');
    await withSellerOfJob(portal.app.pool, sellerId, (db) => announceProgress(db, { topic: 'upload', payload }));
    await expect.poll(() => topics(source)).toEqual([{ topic: 'upload', ...payload }]);
    expect(await portal.ask('select count(*) from live_event')).toEqual([before]);
  });

  test.each(['nonsense', '1.5:2:', `1795510800.812:815:${'8'.repeat(30)}`, '1000000000.812:815:'])(
    'an unusable cursor (%s) asks the browser to read everything again',
    async (cursor) => {
      const source = await connect(seller, { lastEventId: cursor });
      await expect.poll(() => source.events.map((event) => event.event)).toEqual(['refresh']);
    },
  );

  test('a browser that missed more than a few hundred events is asked to read everything again', async () => {
    const first = await watch(seller);
    await portal.ask(
      `insert into live_event (seller_id, topic, payload) select $1, 'offers', '{"changed": 1}' from generate_series(1, $2)`,
      [sellerId, limits.liveEventsPerRead + 1],
    );
    const source = await connect(seller, { lastEventId: lastId(first) });
    await expect.poll(() => source.events.map((event) => event.event)).toEqual(['refresh']);
    const { id } = source.events[0] ?? {};
    await announceOffers(5);
    const next = await connect(seller, { lastEventId: id ?? '' });
    await expect.poll(() => topics(next)).toEqual(offers(5));
  });

  test('the reply is an event stream that nobody compresses, buffers or stores', async () => {
    const { headers, text } = await watch(seller);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text()).toMatch(/^retry: \d+\n\n/);
  });

  test('a process whose listening connection broke loses no event', async () => {
    const source = await watch(seller);
    await portal.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'offizin live' and datname = current_database()`,
    );
    await announceOffers(6);
    await expect.poll(() => topics(source)).toEqual(offers(6));
  });

  test('thirty streams asked for at the same moment are eight', async () => {
    const crowd = openBrowser(portal, host);
    await crowd.signIn('linden');
    const sources = await Promise.all(Array.from({ length: 30 }, () => connect(crowd)));
    expect(sources.filter(({ status }) => status === 200)).toHaveLength(limits.liveStreamsPerUser);
    for (const source of sources) source.close();
    await expect.poll(async () => (await connect(crowd)).status).toBe(200);
  });

  test('a user has a limited number of streams', async () => {
    const sources = await Promise.all(Array.from({ length: limits.liveStreamsPerUser }, () => connect(seller)));
    expect((await connect(seller)).status).toBe(429);
    expect((await connect(other)).status).toBe(200);
    sources[0]?.close();
    await expect.poll(async () => (await connect(seller)).status).toBe(200);
  });
});

describe('GEN-16 a stream ends', () => {
  test('with its session, at once', async () => {
    const leaving = openBrowser(portal, host);
    await leaving.signIn('linden');
    const [gone, kept] = [await watch(leaving, second), await watch(seller, second)];
    await leaving.call('GET', '/signout');
    await expect.poll(() => gone.hasEnded()).toBe(true);
    expect(kept.hasEnded()).toBe(false);
    expect((await connect(leaving)).status).toBe(401);
  });

  test.each([
    ['the seller', { status: 'banned' as const, users: [aUser('doomed')] }],
    ['the user', { users: [{ ...aUser('doomed'), banned: true }] }],
  ])('when %s is banned, at once', async (_, changes) => {
    await putSeller(portal, 'de', 'doomed', aSeller({ users: [aUser('doomed')] }));
    const doomed = openBrowser(portal, host);
    await doomed.signIn('doomed');
    const source = await watch(doomed);
    await machineCall(portal, { method: 'PUT', path: '/sellers/doomed', body: aSeller(changes) });
    await expect.poll(() => source.hasEnded()).toBe(true);
  });

  test('when its server closes, which does not wait for it', async () => {
    const closing = await buildServer({ ...portal.app }, routes);
    await closing.listen({ port: 0 });
    const source = await watch(seller, closing);
    await closing.close();
    await expect.poll(() => source.hasEnded()).toBe(true);
  });
});
