import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { publishMetrics } from '../jobs/publish-metrics.job.ts';

let seller: Browser;

/** Tuesday, the last day of the week of 18 November. */
const tuesday = new Date('2026-11-24T11:00:00Z');
const wednesday = new Date('2026-11-25T05:00:00Z');

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);

beforeEach(async () => {
  for (const table of [
    'metric_dispute',
    'metric_incident',
    'metric_week',
    'metric_publication',
    'metric_limits',
    'notification',
    'marketplace_event',
    'order_history',
    'order_line',
    'seller_order',
    'order_count',
    'order_number',
  ])
    await portal.ask(`delete from ${table}`);
  portal.setNow(tuesday);
  seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
});

let nextNumber = 48_200_000;

/** Orders that were due on a day, what became of them told by `past`. */
function due(day: string, count: number, past?: OrderRecord['past'], changes: Partial<OrderRecord> = {}) {
  return Array.from({ length: count }, () =>
    anOrder({
      number: String((nextNumber += 1)),
      createdAt: `${day}T06:00:00.000Z`,
      dispatchBy: `${day}T15:00:00.000Z`,
      ...(past && { past }),
      ...changes,
    }),
  );
}

const sent = (day: string, time = '12:00'): OrderRecord['past'] => ({
  status: 'processed',
  processedAt: `${day}T${time}:00.000Z`,
  courier: 'dhl',
  trackingNumber: '003404341234',
  shipment: [],
});
const gone = (day: string, reason: CancellationReasonCode): OrderRecord['past'] => ({
  status: 'cancelled',
  cancellation: { reason, at: `${day}T10:00:00.000Z` },
  shipment: [],
});

/** 100 orders of the week of 18 November: 3 cancelled by different parties, 1 late, 1 not dispatched, 2 partly. */
const week = () => [
  ...due('2026-11-18', 1, gone('2026-11-18', 'no_stock')),
  ...due('2026-11-18', 1, gone('2026-11-18', 'invalid_address')),
  ...due('2026-11-24', 1, gone('2026-11-24', 'product_recall')),
  ...due('2026-11-20', 1, sent('2026-11-20', '15:01')),
  ...due('2026-11-20', 1),
  ...due('2026-11-20', 2, sent('2026-11-20'), {
    lines: [{ productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own', cancelledQuantity: 1 }],
  }),
  ...due('2026-11-20', 93, sent('2026-11-20', '15:00')),
];
/** What lets the week be published: an order of the next one. */
const newer = () => due('2026-11-25', 1);
/** The clock stands still where it is put; sessions end meanwhile. */
async function moveTo(now: Date): Promise<void> {
  portal.setNow(now);
  await seller.signIn('linden');
}
const notices = () =>
  portal.ask<{ kind: string; params: object }>(
    `select kind, params from notification where seller_id = $1 and kind like 'metrics%'`,
    [sellerId],
  );
const publish = () => publishMetrics.run(portal.jobContext(), {});
const read = () => seller.ask('GET /metrics', { query: {} });
const behind = (query: { figure: 'orders' | 'cancelled' | 'late' | 'partly'; party?: 'customer'; disputed?: 'yes' }) =>
  seller.ask('GET /metrics/orders', { query: { week: '2026-11-18', limit: 100, ...query } });

const counts = {
  orders: 100,
  cancelled: { count: 3, ratio: 300, status: 'exceeded', by: { seller: 1, customer: 1, marketplace: 1 } },
  late: { count: 2, ratio: 200, status: 'at_risk' },
  partly: 2,
  account: 'poor',
};

test('MET-02 the orders behind the figures of a week leave as a file, those of a published one as it was published', async () => {
  await putOrders(portal, 'de', [...week(), ...newer()]);
  const file = async () => {
    const body = { question: { kind: 'metric_week', week: '2026-11-18' }, format: 'csv' } as const;
    const { id } = await seller.ask('POST /exports', { body });
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    const [, ...rows] = (await seller.call('GET', `/exports/${id}/file`)).text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n');
    return rows;
  };
  const running = await file();
  expect(running.map((row) => row.split(';')[0])).toEqual([
    ...Array.from({ length: 3 }, () => 'Stornierte Bestellungen'),
    ...Array.from({ length: 2 }, () => 'Verspätete Bestellungen'),
    ...Array.from({ length: 2 }, () => 'Teilweise stornierte Bestellungen'),
  ]);
  await moveTo(wednesday);
  await publish();
  await portal.ask(`update seller_order set status = 'cancelled' where seller_id = $1`, [sellerId]);
  expect(await file()).toHaveLength(running.length);
});

describe('MET-01 MET-05 the week that runs', () => {
  test('counts every order that is due in it, with the warehouse’s left out', async () => {
    await putOrders(portal, 'de', [
      ...week(),
      ...due('2026-11-24', 3, undefined, { fulfilledByMarketplace: true }),
      ...due('2026-11-25', 4),
      ...due('2026-11-17', 4),
    ]);
    expect(await read()).toMatchObject({
      timeZone: 'Europe/Berlin',
      weeks: [{ firstDay: '2026-11-11', stage: 'ended', orders: 4 }],
      running: { firstDay: '2026-11-18', lastDay: '2026-11-24', ...counts },
      publishedAt: null,
      nextAt: wednesday.toISOString(),
    });
  });

  test('every figure opens exactly its orders', async () => {
    await putOrders(portal, 'de', week());
    for (const [figure, count] of [
      ['orders', 100],
      ['cancelled', 3],
      ['late', 2],
      ['partly', 2],
    ] as const)
      expect((await behind({ figure })).items).toHaveLength(count);
    const { items } = await behind({ figure: 'cancelled', party: 'customer' });
    expect(items).toMatchObject([{ reason: 'invalid_address', party: 'customer', dispute: null }]);
  });

  test('a day that begins no week is refused, and a page follows the other', async () => {
    await putOrders(portal, 'de', week());
    const wrong = await seller.call('GET', '/metrics/orders?week=2026-11-19&figure=orders');
    expect(codeOf(wrong)).toBe('request.invalid');
    const first = await seller.ask('GET /metrics/orders', { query: { week: '2026-11-18', figure: 'late', limit: 1 } });
    const cursor = first.nextCursor ?? '';
    const second = await seller.ask('GET /metrics/orders', {
      query: { week: '2026-11-18', figure: 'late', limit: 1, cursor },
    });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([1, 1, null]);
    expect(first.items[0]?.orderId).not.toBe(second.items[0]?.orderId);
  });
});

describe('MET-01 the publication', () => {
  test('comes on Wednesday at six, once, whoever runs it and however often', async () => {
    await putOrders(portal, 'de', [...week(), ...newer()]);
    await moveTo(new Date(wednesday.getTime() - 1));
    await publish();
    expect((await read()).weeks).toMatchObject([{ firstDay: '2026-11-18', stage: 'ended', ...counts }]);
    await moveTo(wednesday);
    await Promise.all([publish(), publish(), publish()]);
    await publish();
    const { weeks, publishedAt, nextAt } = await read();
    expect(weeks).toMatchObject([{ firstDay: '2026-11-18', ...counts }]);
    expect([publishedAt, nextAt]).toEqual([wednesday.toISOString(), '2026-12-02T05:00:00.000Z']);
    expect(await notices()).toEqual([{ kind: 'metrics_exceeded', params: { cancelled: 3, late: 2, count: 100 } }]);
  });

  test('tells a shop that is at risk, and not one that is well', async () => {
    const onTime = due('2026-11-20', 98, sent('2026-11-20', '15:00'));
    await putOrders(portal, 'de', [...due('2026-11-20', 2, sent('2026-11-20', '15:01')), ...onTime, ...newer()]);
    await putOrders(portal, 'de', due('2026-11-20', 100, sent('2026-11-20', '15:00'), { seller: 'other' }));
    await moveTo(wednesday);
    await publish();
    const told = await portal.ask(`select seller_id, kind, params from notification where kind like 'metrics%'`);
    expect(told).toEqual([
      { seller_id: sellerId, kind: 'metrics_at_risk', params: { cancelled: 0, late: 2, count: 100 } },
    ]);
  });

  test('waits for the orders of its week, and catches up after downtime without telling of old weeks', async () => {
    await putOrders(portal, 'de', [...due('2026-11-12', 4, gone('2026-11-12', 'no_stock')), ...week()]);
    await moveTo(new Date('2026-12-03T09:00:00Z'));
    await publish();
    const stages = async () => (await read()).weeks.map(({ firstDay, stage }) => [firstDay, stage]);
    expect(await stages()).toEqual([
      ['2026-11-25', 'ended'],
      ['2026-11-18', 'ended'],
      ['2026-11-11', 'ended'],
    ]);
    await putOrders(portal, 'de', [...due('2026-11-26', 4, sent('2026-11-26')), ...due('2026-12-02', 1)]);
    await publish();
    expect((await read()).weeks.map(({ firstDay, account }) => [firstDay, account])).toEqual([
      ['2026-11-25', 'excellent'],
      ['2026-11-18', 'poor'],
      ['2026-11-11', 'poor'],
    ]);
    expect(await notices()).toEqual([]);
  });

  test('a week without orders is listed among the others without a status', async () => {
    await putOrders(portal, 'de', [...due('2026-11-05', 4, sent('2026-11-05')), ...week(), ...newer()]);
    await moveTo(wednesday);
    await publish();
    expect((await read()).weeks.map(({ orders, account }) => [orders, account])).toEqual([
      [100, 'poor'],
      [0, null],
      [4, 'excellent'],
    ]);
  });

  test('what is published stays with its orders, whatever becomes of them', async () => {
    await putOrders(portal, 'de', [...week(), ...newer()]);
    await moveTo(wednesday);
    await publish();
    await portal.ask(`update seller_order set status = 'cancelled', cancelled_by = 'customer' where status = 'new'`);
    expect((await read()).weeks[0]).toMatchObject(counts);
    expect((await behind({ figure: 'cancelled' })).items).toHaveLength(3);
  });

  test('GEN-12 Home says that the account is at risk', async () => {
    await putOrders(portal, 'de', [...week(), ...newer()]);
    const lines = async () => (await seller.ask('GET /home', {})).lines.filter(({ kind }) => kind === 'performance');
    expect(await lines()).toEqual([]);
    await moveTo(wednesday);
    await publish();
    expect(await lines()).toEqual([
      { kind: 'performance', stage: 'published', account: 'poor', orders: 100, cancelled: 3, late: 2 },
    ]);
  });
});

describe('MET-02 MET-05 the week that ended and is not published', () => {
  /** Wednesday, three o'clock in Berlin. */
  const night = new Date('2026-11-25T02:00:00Z');
  const lines = async () => (await seller.ask('GET /home', {})).lines.filter(({ kind }) => kind === 'performance');

  test('is listed as provisional between the published ones and the one that runs, on the screen and on Home', async () => {
    const before = due('2026-11-12', 4, sent('2026-11-12'));
    await putOrders(portal, 'de', [...before, ...due('2026-11-18', 1)]);
    await moveTo(new Date('2026-11-18T05:00:00Z'));
    await publish();
    await putOrders(portal, 'de', [...week().slice(1), ...newer()]);
    await moveTo(night);
    await publish();
    const { weeks, running } = await read();
    expect(weeks.map(({ firstDay, stage, orders }) => [firstDay, stage, orders])).toEqual([
      ['2026-11-18', 'ended', 100],
      ['2026-11-11', 'published', 4],
    ]);
    expect(running).toMatchObject({ firstDay: '2026-11-25', stage: 'running', orders: 1 });
    expect((await behind({ figure: 'cancelled' })).items).toHaveLength(weeks[0]?.cancelled.count ?? -1);
    expect((await behind({ figure: 'orders' })).items).toHaveLength(100);
    expect(await lines()).toMatchObject([{ stage: 'ended', orders: 100, cancelled: 2, late: 3 }]);
    expect(await seller.ask('GET /metrics/status', {})).toEqual({
      stage: 'ended',
      cancelled: 'at_risk',
      late: 'exceeded',
    });
    await moveTo(wednesday);
    await publish();
    expect(await lines()).toMatchObject([{ stage: 'published', orders: 100, cancelled: 2, late: 3 }]);
    expect((await read()).weeks.map(({ stage }) => stage)).toEqual(['published', 'published']);
  });

  test('is that of last week by date however long its publication waits, and the older ones wait with it', async () => {
    await putOrders(portal, 'de', [...due('2026-11-12', 4, gone('2026-11-12', 'no_stock')), ...week()]);
    await moveTo(new Date('2026-12-01T09:00:00Z'));
    await publish();
    expect((await read()).weeks.map(({ firstDay, stage, orders }) => [firstDay, stage, orders])).toEqual([
      ['2026-11-18', 'ended', 100],
      ['2026-11-11', 'ended', 4],
    ]);
    expect(await lines()).toMatchObject([{ stage: 'ended', orders: 100 }]);
  });

  test('a shop without orders in it has no orders behind its figures either, once it is published', async () => {
    await putOrders(portal, 'de', newer());
    await moveTo(wednesday);
    await publish();
    await putOrders(portal, 'de', due('2026-11-20', 1));
    expect((await behind({ figure: 'orders' })).items).toEqual([]);
  });
});

describe('MET-05 the end of the week that runs', () => {
  test('is calculated from the orders whose deadline has passed', async () => {
    await putOrders(portal, 'de', week());
    await moveTo(new Date('2026-11-21T11:00:00Z'));
    expect((await read()).projection).toMatchObject({
      passed: 99,
      orders: 198,
      cancelled: { count: 4 },
      late: { count: 4, status: 'at_risk' },
    });
    await moveTo(new Date('2026-11-18T11:00:00Z'));
    expect((await read()).projection).toBeNull();
  });
});

describe('MKT-01 the limits of a brand', () => {
  test('hold for the week that runs and those that follow, and count only the seller’s cancellations if so', async () => {
    await putOrders(portal, 'de', [...week(), ...newer()]);
    const limits = {
      cancelled: { atRisk: 100, exceeded: 500 },
      late: { atRisk: 300, exceeded: 400 },
      counted: 'seller',
    } as const;
    await askMachine(portal, marketplaceApi.putMetricLimits, { body: limits });
    expect(await askMachine(portal, marketplaceApi.metricLimits, {})).toEqual(limits);
    expect(await askMachine(portal, marketplaceApi.metricLimits, { brand: 'es' })).toMatchObject({ counted: 'all' });
    const judged = {
      cancelled: { count: 1, status: 'at_risk', by: { seller: 1, customer: 1, marketplace: 1 } },
      late: { status: 'adequate' },
      limits,
    };
    expect((await read()).running).toMatchObject(judged);
    await moveTo(wednesday);
    await publish();
    await portal.ask('delete from metric_limits');
    expect((await read()).weeks[0]).toMatchObject(judged);
  });
});

describe('MET-03 cancelled orders', () => {
  test('one is enough to know whether there are any', async () => {
    const ask = () => seller.ask('GET /orders/cancelled', { query: { limit: 1 } });
    expect(await ask()).toEqual({ orderCancelled: [] });
    await putOrders(portal, 'de', week());
    expect((await ask()).orderCancelled).toMatchObject([{ reason: 'product_recall', party: 'marketplace' }]);
  });
});
