import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { actingFor, type Browser, type CallQuery, codeOf, openBrowser } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { notify, notifyAll } from '../write/notify-queries.ts';
import { sendDueOrderNotices, spanOfToday } from '../jobs/notify-due-orders.job.ts';

const host = 'de.localhost';
let seller: Browser;

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden'), aUser('second')] }));
const otherId = await putSeller(portal, 'de', 'other', aSeller());
await putProducts(portal, 'de', [aProduct()]);
beforeEach(async () => {
  for (const table of ['notification', 'live_event', 'order_history', 'order_line', 'seller_order', 'order_number'])
    await portal.ask(`delete from ${table}`);
  portal.setNow(testNow);
  seller = openBrowser(portal, host);
  await seller.signIn('linden');
});

const noMails = { order: false, offer: false, account: false };
const minutesAfter = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const list = (query: CallQuery<'GET /notifications'> = {}) => seller.ask('GET /notifications', { query });
const kinds = async (query: CallQuery<'GET /notifications'> = {}) =>
  (await list(query)).items.map(({ kind, params }) => [kind, params['count'] ?? null]);
const unread = async () => (await seller.ask('GET /notifications/unread', {})).unread;
const results = (count: number, at = testNow) =>
  ({ kind: 'red_results', params: { count }, dedupeKey: `red:${count}`, at }) as const;
const notifySeller = (...notices: Parameters<typeof notify>[1][]) =>
  withSellerOfJob(portal.app.pool, sellerId, async (db) => {
    for (const notice of notices) await notify(db, notice);
  });

describe('GEN-18 notifications', () => {
  test('come once for each key, and are announced to the open browsers', async () => {
    await notifySeller(results(3), results(3));
    await notifySeller(results(3));
    expect(await list()).toMatchObject({
      items: [{ kind: 'red_results', params: { count: 3 }, createdAt: testNow.toISOString(), read: false }],
      nextCursor: null,
    });
    const announced = await portal.ask<{ payload: object }>(
      `select payload from live_event where seller_id = $1 and topic = 'notification'`,
      [sellerId],
    );
    expect(announced).toEqual([{ payload: { notificationId: (await list()).items[0]?.id, sound: false } }]);
  });

  test('come newest first, page by page, of one group if asked', async () => {
    await notifySeller(...[1, 2, 3, 4, 5].map((count) => results(count, minutesAfter(count % 3))));
    await notifySeller({ kind: 'order_due_today', params: { count: 9 }, dedupeKey: 'today', at: minutesAfter(-5) });
    const seen: unknown[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map((item) => item.params['count']));
      cursor = page.nextCursor;
    }
    expect(seen.map(Number).toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
    expect([seen.slice(0, 2).map(Number).toSorted(), seen.at(-1)]).toEqual([[2, 5], 9]);
    expect(await kinds({ group: 'order' })).toEqual([['order_due_today', 9]]);
    expect((await seller.call('GET', '/notifications?cursor=nonsense')).status).toBe(400);
  });

  test('are counted while unread, at most up to a hundred', async () => {
    expect(await unread()).toBe(0);
    await portal.ask(
      `insert into notification (seller_id, kind, params, dedupe_key, created_at) select $1, 'red_results', '{"count": 1}', n::text, now() from generate_series(1, $2::int) n`,
      [sellerId, limits.unreadCounted + 5],
    );
    expect(await unread()).toBe(limits.unreadCounted);
  });

  test('are marked as read one by one, or all that were seen, and only those', async () => {
    await notifySeller(results(1), results(2), results(3, minutesAfter(1)));
    const { items } = await list();
    const [newest, second] = items;
    const params = { notificationId: second?.id ?? '' };
    expect(await seller.ask('PUT /notifications/:notificationId/read', { params })).toEqual({ unread: 2 });
    expect(await seller.ask('PUT /notifications/:notificationId/read', { params })).toEqual({ unread: 2 });
    const body = { upTo: items.at(-1)?.createdAt ?? '' };
    expect(await seller.ask('PUT /notifications/read', { body })).toEqual({ unread: 1 });
    expect((await list()).items.filter((item) => !item.read).map((item) => item.id)).toEqual([newest?.id]);
    const announced = await portal.ask<{ payload: object }>(
      `select payload from live_event where topic = 'notifications_read' order by id`,
    );
    expect(announced.map(({ payload }) => payload)).toEqual([{ unread: 2 }, { unread: 2 }, { unread: 1 }]);
  });

  test("nobody can write or read another seller's", async () => {
    const foreign = withSellerOfJob(portal.app.pool, sellerId, (db) =>
      notifyAll(db, [{ ...results(1), sellerId: otherId }]),
    );
    await expect(foreign).rejects.toThrow('row-level security');
    await withSellerOfJob(portal.app.pool, otherId, (db) => notify(db, results(1)));
    expect(await list()).toMatchObject({ items: [] });
  });

  test('the sound is off until a user asks for it, and is that user’s own', async () => {
    const second = openBrowser(portal, host);
    await second.signIn('second');
    expect(await seller.ask('GET /notification-preferences', {})).toEqual({
      sound: false,
      email: noMails,
      address: null,
    });
    expect(
      (await seller.call('PUT', '/notification-preferences', { body: { sound: true, email: noMails } })).status,
    ).toBe(200);
    expect(await seller.ask('GET /notification-preferences', {})).toMatchObject({ sound: true });
    expect(await second.ask('GET /notification-preferences', {})).toMatchObject({ sound: false });
  });
});

describe('GEN-18 what is notified', () => {
  const numbers = ['30000001', '30000002', '30000003'];

  test('new orders, together when they come together, worth a sound when they leave within hours', async () => {
    await putOrders(portal, 'de', [
      anOrder({ number: '30000001', seller: 'linden' }),
      anOrder({ number: '30000002', seller: 'linden' }),
    ]);
    await putOrders(portal, 'de', [anOrder({ number: '30000002', seller: 'linden' })]);
    expect(await kinds()).toEqual([['order_new', 2]]);
    await putOrders(portal, 'de', [anOrder({ number: '30000003', seller: 'linden', deliveryType: 'express_slot' })]);
    expect((await list()).items.map(({ params }) => params['number']).toSorted()).toEqual(['30000001', '30000003']);
    const [both] = await portal.ask<{ amount: number }>(
      `select sum(total)::int as amount from seller_order where number in ('30000001', '30000002')`,
    );
    expect(both?.amount).toBeGreaterThan(0);
    const ofBoth = (await list()).items.find(({ params }) => params['count'] === 2);
    expect(ofBoth?.params).toMatchObject({ ...both, currency: 'EUR' });
    const sounds = await portal.ask<{ sound: boolean }>(
      `select (payload ->> 'sound')::boolean as sound from live_event where topic = 'notification' order by id`,
    );
    expect(sounds).toEqual([{ sound: false }, { sound: true }]);
  });

  test('orders that are past already, or that the warehouse ships, are not', async () => {
    const past = {
      status: 'processed' as const,
      processedAt: testNow.toISOString(),
      courier: 'dhl' as const,
      trackingNumber: '123456789012',
      shipment: [],
    };
    const orders = [
      anOrder({ number: '30000001', seller: 'linden', past }),
      anOrder({ number: '30000002', seller: 'linden', fulfilledByMarketplace: true }),
    ];
    await putOrders(portal, 'de', orders);
    expect(await list()).toMatchObject({ items: [] });
  });

  test.each([
    [
      'cancelled_by_customer',
      [
        ['order_cancelled_by_customer', null],
        ['order_new', 1],
      ],
    ],
    ['technical_issue', [['order_new', 1]]],
  ])('an order cancelled for %s', async (reason, expected) => {
    await putOrders(portal, 'de', [anOrder({ number: '30000001', seller: 'linden' })]);
    portal.setNow(minutesAfter(1));
    expect(
      (await machineCall(portal, { method: 'POST', path: '/orders/30000001/cancel', body: { reason } })).status,
    ).toBe(200);
    expect(await kinds()).toEqual(expected);
  });

  test('what is due: today once a day, in two hours and overdue once for each deadline, for all sellers', async () => {
    const dueIn = [60, 60, 300].map((minutes) => minutesAfter(minutes).toISOString());
    await putOrders(
      portal,
      'de',
      numbers.map((number, index) => anOrder({ number, seller: 'linden', dispatchBy: dueIn[index] ?? '' })),
    );
    await putOrders(portal, 'de', [anOrder({ number: '30000004', seller: 'other', dispatchBy: dueIn[0] ?? '' })]);
    await portal.ask('delete from notification');
    const run = () => sendDueOrderNotices.run(portal.jobContext(), {});
    await run();
    await run();
    expect((await kinds()).toSorted()).toEqual([
      ['order_due_soon', 2],
      ['order_due_today', 3],
    ]);
    expect(await portal.ask('select kind from notification where seller_id = $1 order by kind', [otherId])).toEqual([
      { kind: 'order_due_soon' },
      { kind: 'order_due_today' },
    ]);
    portal.setNow(minutesAfter(61));
    await run();
    expect((await kinds({ limit: 1 }))[0]).toEqual(['order_overdue', 2]);
    expect((await list({ limit: 1 })).items[0]?.params['number']).toBe('30000001');
    expect((await list({ limit: 1 })).items[0]?.params).toMatchObject({
      numbers: expect.stringMatching(/^30000001\b/),
      dueBy: expect.stringMatching(/Z$/),
    });
  });

  test('nothing is due today before the morning, by the clock of the shop', () => {
    const at = (zone: string, time: string) =>
      spanOfToday(zone, [], new Date(`2026-11-24T${time}:00.000Z`))?.upTo.toISOString();
    expect([at('Europe/Berlin', '05:59'), at('Europe/Berlin', '06:00')]).toEqual([
      undefined,
      '2026-11-24T22:59:59.000Z',
    ]);
    expect([at('Europe/Lisbon', '06:59'), at('Europe/Lisbon', '07:00')]).toEqual([
      undefined,
      '2026-11-24T23:59:59.000Z',
    ]);
  });

  test('that an operator has begun to act for the seller; the operator has no preferences', async () => {
    const operator = await actingFor(portal, 'linden', 'Max Ruf');
    expect((await list()).items).toMatchObject([{ kind: 'impersonation_started', params: { operator: 'Max Ruf' } }]);
    const refused = await operator.call('PUT', '/notification-preferences', { body: { sound: true, email: noMails } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'access.impersonation']);
    expect(await operator.ask('GET /notification-preferences', {})).toMatchObject({ sound: false });
  });

  test('one statement serves sellers of the brand, and none of another', async () => {
    const foreign = await putSeller(portal, 'es', 'sol', aSeller());
    const notices = [sellerId, otherId].map((id) => ({ ...results(1), sellerId: id }));
    await withMarketplace(portal.app.pool, 'de', (db) => notifyAll(db, notices));
    expect(await portal.ask('select count(*)::int as count from notification')).toEqual([{ count: 2 }]);
    const across = withMarketplace(portal.app.pool, 'de', (db) =>
      notifyAll(db, [{ ...results(1), sellerId: foreign }]),
    );
    await expect(across).rejects.toThrow('notification_seller_id_brand_fkey');
  });
});
