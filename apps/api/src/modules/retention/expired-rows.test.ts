import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { retention } from './jobs/retention.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
portal.setNow(new Date());

const run = () => retention.run(portal.jobContext(), {});
const count = async (table: string) =>
  (await portal.ask<{ rows: number }>(`select count(*)::integer as rows from ${table}`))[0]?.rows;

interface Kept {
  readonly table: string;
  readonly days: number;
  /** Inserts a row whose term began at $2. */
  readonly insert: string;
}

/** One statement for each table that was kept for ever; $1 is the seller. */
const tables: readonly Kept[] = [
  {
    table: 'audit',
    days: 730,
    insert: `insert into audit (at, brand, kind, seller_id) values ($2, 'de', 'signout', $1)`,
  },
  {
    table: 'marketplace_event',
    days: 180,
    insert: `insert into marketplace_event (seller_id, brand, kind, at, payload) values ($1, 'de', 'offers.changed', $2, '{}')`,
  },
  {
    table: 'worker_heartbeat',
    days: 1,
    insert: `insert into worker_heartbeat values ($1::text || $2::timestamptz, $2)`,
  },
  {
    table: 'new_orders_download',
    days: 1,
    insert: `insert into new_orders_download (seller_id, status, format, locale, time_zone, requested_at)
      values ($1, 'failed', 'csv', 'de_DE', 'Europe/Berlin', $2)`,
  },
];

describe.each(tables)('OPS-04 $table', ({ table, days, insert }) => {
  test(`goes after ${days} days, and not before`, async () => {
    await portal.ask(`delete from ${table}`);
    const at = (age: number) => new Date(Date.now() - age * 24 * 3600 * 1000);
    for (const age of [days + 0.01, days - 0.01]) await portal.ask(insert, [sellerId, at(age)]);
    await run();
    expect(await count(table)).toBe(1);
  });
});

test('OPS-04 the latest run of each kind stays, because it says when the catalogue was last synchronised', async () => {
  for (const [kind, days] of [
    ['upload', 900],
    ['upload', 500],
    ['feed', 450],
    ['edit', 450],
    ['edit', 10],
  ] as const) {
    await portal.ask(
      `insert into catalogue_run (seller_id, kind, dry, status, started_at)
       values ($1, $2, false, 'completed', now() - make_interval(days => $3))`,
      [sellerId, kind, days],
    );
  }
  await run();
  const left = await portal.ask<{ left: string }>(
    `select kind || ' ' || extract(day from now() - started_at) as left from catalogue_run order by no`,
  );
  // An old run goes once a younger one of its kind has expired, too.
  expect(left.map((row) => row.left)).toEqual(['upload 500', 'feed 450', 'edit 450', 'edit 10']);
});

test('OPS-04 more rows than fit into one transaction all go', async () => {
  await portal.ask(
    `insert into live_event (seller_id, at, topic, payload)
     select $1, now() - interval '2 days', 'offers', '{"changed": 1}' from generate_series(1, 12001)`,
    [sellerId],
  );
  await run();
  expect(await count('live_event')).toBe(0);
});

test('OPS-04 jobs that failed for good go after 90 days', async () => {
  for (const days of [91, 89]) {
    const [added] = await portal.ask<{ id: string }>(
      `select id from graphile_worker.add_job('apply_remedy', '{}', max_attempts => 1)`,
    );
    // The queue's own trigger keeps updated_at.
    await portal.ask(`alter table graphile_worker._private_jobs disable trigger user`);
    await portal.ask(
      'update graphile_worker._private_jobs set attempts = 1, updated_at = now() - make_interval(days => $2) where id = $1',
      [added?.id, days],
    );
    await portal.ask(`alter table graphile_worker._private_jobs enable trigger user`);
  }
  await run();
  expect(await count('graphile_worker._private_jobs where attempts = max_attempts')).toBe(1);
});

test('OPS-04 orders lose their customers after 180 days, but not while they are open; amounts stay', async () => {
  const numbers = ['OLD-DONE', 'OLD-OPEN', 'NEW-DONE'];
  await putOrders(
    portal,
    'de',
    numbers.map((number) => anOrder({ number })),
  );
  await portal.ask(`update seller_order set status = 'finalised' where number like '%DONE'`);
  await portal.ask(
    `update seller_order set created_at = now() - make_interval(days => case when number like 'OLD%' then 181 else 179 end)`,
  );
  const amounts = () => portal.ask('select number, total, units, subtotal, shipping from seller_order order by number');
  const before = await amounts();
  await run();
  const orders = await portal.ask<{ number: string; erased: boolean; name: string; text: string }>(
    `select number, customer_erased_at is not null as erased, delivery_address->>'name' as name, o::text as text
     from seller_order o order by number`,
  );
  expect(orders.map(({ number, erased }) => [number, erased])).toEqual([
    ['NEW-DONE', false],
    ['OLD-DONE', true],
    ['OLD-OPEN', false],
  ]);
  const { deliveryAddress } = anOrder();
  expect(orders.map(({ name }) => name)).toEqual([deliveryAddress.name, '', deliveryAddress.name]);
  expect(orders[1]?.text).not.toContain(deliveryAddress.street);
  expect(await amounts()).toEqual(before);
  expect(await count('order_line')).toBeGreaterThanOrEqual(3);
});
