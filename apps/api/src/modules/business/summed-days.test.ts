import { productDays } from '@offizin/domain/business/product-days';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { withSeller } from '../../platform/db/scopes/scopes.ts';
import { signedIn } from '../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { waitsForLock } from '../../testing/waits-for-lock.ts';
import { sumSoldDays } from './jobs/sum-days.job.ts';
import { findKeptProducts } from './read/product-queries.ts';
import { makeDice, type Placed, placeSome, take } from './testing/random-orders.ts';

const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'fulfillment', status: 'subscribed' },
] as const;
const brand = 'de';
const sellerId = await putSeller(
  portal,
  brand,
  'linden',
  aSeller({ users: [aUser('linden')], services: [...services] }),
);
await putSeller(portal, brand, 'ahorn', aSeller({ users: [aUser('ahorn')] }));
const products = 6;
await putProducts(
  portal,
  brand,
  Array.from({ length: products }, (_, index) =>
    aProduct({ productId: `P-${index + 1}`, nationalCode: null, gtin: null }),
  ),
);

const hour = 3_600_000;
const day = 24 * hour;

const sumUp = () => sumSoldDays.run(portal.jobContext(), {});

/** What the screen says of the products, in the order of their ids. */
async function read(now: Date) {
  const found = await withSeller(portal.app.pool, { sellerId, brand }, (db) =>
    findKeptProducts(db, { ...productDays(brand, now), brand, now }),
  );
  const rows = found.products.map(({ productId, units, value, ownUnits, soldSince }) => ({
    productId,
    units,
    value,
    ownUnits,
    soldSince,
  }));
  return { rows: rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)), tooFew: found.tooFew };
}

/** The same, counted from the orders themselves. */
async function counted(now: Date) {
  const rows = await portal.ask<{ ownUnits: number; units: number }>(
    `select l.product_id as "productId", sum(l.quantity - l.cancelled_quantity)::integer as units,
       sum((l.quantity - l.cancelled_quantity) * l.unit_price)::integer as value,
       coalesce(sum(l.quantity - l.cancelled_quantity) filter (where not o.warehouse), 0)::integer as "ownUnits",
       min(date_trunc('day', o.created_at, 'Europe/Berlin')) filter (where not o.warehouse) as "soldSince"
     from seller_order o join order_line l on l.seller_id = o.seller_id and l.order_id = o.id
     where o.seller_id = $1 and o.created_at >= $2 group by 1 order by 1`,
    [sellerId, productDays(brand, now).since],
  );
  return {
    rows: rows.filter(({ units }) => units > 0),
    tooFew: rows.filter(({ ownUnits }) => ownUnits === 1 || ownUnits === 2).length,
  };
}

const summedSince = async (since: Date) =>
  (await portal.ask('select from sales_window where seller_id = $1 and since = $2', [sellerId, since])).length === 1;

beforeEach(async () => {
  for (const table of ['order_history', 'order_line', 'marketplace_event', 'notification', 'seller_order'])
    await portal.ask(`delete from ${table}`);
  for (const table of ['order_number', 'sales_hour', 'product_day', 'product_window'])
    await portal.ask(`delete from ${table}`);
  await portal.ask('update sales_window set since = default, until = default');
});

test('MET-08 what is summed up of products says what the orders say, whenever it is summed up and asked', async () => {
  const dice = makeDice(20_261_128);
  const placed: Placed[] = [];
  let now = new Date('2026-10-05T12:00:00.000Z');
  let answeredBySums = 0;
  for (let round = 0; round < 24; round += 1) {
    portal.setNow(now);
    await portal.ask('delete from rate_window');
    const linden = await signedIn(portal, 'linden');
    // Some of them come in weeks late.
    const from = new Date(now.getTime() - 40 * day);
    placed.push(...(await placeSome(portal, dice, { first: 53_000_000 + round * 10, from, days: 40, products })));
    for (let step = 0; step < 3; step += 1) {
      const order = placed[dice(placed.length)];
      if (order !== undefined) await take(portal, dice, { order, browser: linden });
      if (dice(3) === 0) await sumUp();
      // A process whose clock is not yet or already behind midnight asks for another window.
      for (const at of [now, new Date(now.getTime() - day), new Date(now.getTime() + day)])
        expect(await read(at)).toEqual(await counted(at));
    }
    answeredBySums += Number(await summedSince(productDays(brand, now).since));
    now = new Date(now.getTime() + (1 + dice(30)) * hour);
  }
  expect(answeredBySums).toBeGreaterThan(3);
  expect(answeredBySums).toBeLessThan(24);
});

const of = (productId: string, quantity: number) =>
  ({ productId, quantity, unitPrice: 500, stockOrigin: 'own' }) as const;

test('MET-08 a day is summed up from its midnight on, and what is summed up alone answers for it', async () => {
  const before = new Date('2026-11-24T22:59:59.000Z');
  const midnight = new Date('2026-11-24T23:00:00.000Z');
  const unitsAt = async (now: Date) =>
    Object.fromEntries((await read(now)).rows.map(({ productId, units }) => [productId, units]));
  const put = (number: string, createdAt: string, lines: ReturnType<typeof of>[]) =>
    putOrders(portal, brand, [anOrder({ number, createdAt, lines })]);
  const cancel = (number: string) =>
    machineCall(portal, {
      method: 'POST',
      path: `/orders/${number}/cancel`,
      body: { reason: 'cancelled_by_customer' },
    });
  await put('54000001', '2026-10-28T10:00:00.000Z', [of('P-1', 3), of('P-2', 5)]);
  await put('54000002', '2026-11-24T22:30:00.000Z', [of('P-1', 4), of('P-3', 1)]);
  portal.setNow(before);
  await sumUp();
  expect(await unitsAt(before)).toEqual({ 'P-1': 7, 'P-2': 5, 'P-3': 1 });
  // Nothing summed the day up that is over now.
  expect(await unitsAt(midnight)).toEqual({ 'P-1': 4, 'P-3': 1 });
  portal.setNow(midnight);
  await sumUp();
  expect(await portal.ask('select product_id, units from product_window order by 1')).toEqual([
    { product_id: 'P-1', units: 4 },
    { product_id: 'P-3', units: 1 },
  ]);
  await portal.ask('delete from product_day');
  expect(await unitsAt(midnight)).toEqual({ 'P-1': 4, 'P-3': 1 });
  // Of a day before, of a day that is summed up, and of the day that runs.
  await cancel('54000001');
  expect(await unitsAt(midnight)).toEqual({ 'P-1': 4, 'P-3': 1 });
  await put('54000003', '2026-11-24T20:00:00.000Z', [of('P-1', 1), of('P-2', 1)]);
  await put('54000004', '2026-11-24T23:30:00.000Z', [of('P-1', 2)]);
  expect(await unitsAt(midnight)).toEqual({ 'P-1': 7, 'P-2': 1, 'P-3': 1 });
  await cancel('54000002');
  await cancel('54000004');
  expect(await unitsAt(midnight)).toEqual({ 'P-1': 1, 'P-2': 1 });
});

test('MET-08 days are summed up once who sells or cancels has ended, and nothing is missed', async () => {
  const now = new Date('2026-11-24T23:00:00.000Z');
  portal.setNow(now);
  await putOrders(portal, brand, [
    anOrder({ number: '55000001', createdAt: '2026-10-28T10:00:00.000Z', lines: [of('P-1', 3)] }),
    anOrder({ number: '55000002', createdAt: '2026-11-20T10:00:00.000Z', lines: [of('P-1', 4)] }),
  ]);
  const other = new pg.Client({ connectionString: portal.app.config.databaseOwnerUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('update order_line set cancelled_quantity = 1 where seller_id = $1', [sellerId]);
    const summing = sumUp();
    await expect.poll(() => waitsForLock(portal), { timeout: 20_000 }).toBe(true);
    await other.query('commit');
    await summing;
  } finally {
    await other.end();
  }
  expect(await summedSince(productDays(brand, now).since)).toBe(true);
  expect(await read(now)).toEqual(await counted(now));
  expect((await read(now)).rows.map(({ units }) => units)).toEqual([3]);
});
