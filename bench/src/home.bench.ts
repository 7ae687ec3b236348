import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { giveOffers } from './uploads/bench-offers.ts';
import { giveProducts } from './uploads/bench-products.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const offers = readNumber(env, 'BENCH_OFFERS', 100_000);
const findings = readNumber(env, 'BENCH_FINDINGS', 12_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const stock = 2000;
/** Sold in four weeks in a shop as large as none is. */
const productsSold = 10_000;
const warmUp = 20;
const size = { orders: orders + 20_000, sellers: 40, large: orders };
const print = (line: string) => void process.stdout.write(`${line}\n`);

const services = ['marketplace', 'stockhub', 'fulfillment'].map((code) => ({ code, status: 'subscribed' }));

/** Has the first seller sell each of its products on ten of the last four weeks' days, spread evenly, as 100,000 orders in these would. */
async function sellEverything(client: pg.Client): Promise<void> {
  await client.query(
    `insert into product_day (seller_id, brand, warehouse, day, product_id, units, value)
     select s.id, s.brand, false, brand_day(s.brand, now() - (n * 28 / 10 + p.no % 3) * interval '1 day'), p.product_id, 1 + p.no % 3, 1000
     from seller s, generate_series(0, 9) n, product p where s.external_id = 'bench-1' and p.brand = s.brand and p.no <= $1
     order by 4, 5 on conflict do nothing`,
    [productsSold],
  );
  await client.query('vacuum analyze product_day');
}

/** Has the job sum up the days that are over, as after each midnight. */
async function sumDaysUp(client: pg.Client): Promise<void> {
  await client.query(`select graphile_worker.add_job('sum_sold_days')`);
  const isWaiting = `select from sales_window w join seller s on s.id = w.seller_id where s.external_id = 'bench-1' and w.since = '-infinity'`;
  while ((await client.query(isWaiting)).rows.length > 0) await wait(20);
  await client.query('vacuum analyze product_window');
}

/** What the first seller has besides its orders. */
async function giveRest(client: pg.Client): Promise<void> {
  await client.query(`update seller set services = $1 where external_id = 'bench-1'`, [JSON.stringify(services)]);
  await giveProducts(client, offers);
  await giveOffers(client, { products: offers, offers });
  await client.query(
    `insert into sync_finding (seller_id, brand, subject, product_no, finding, colour, numbers, run_no, found_at)
     select o.seller_id, o.brand, 'product:' || o.product_no, o.product_no,
       (array['price_above_recommended', 'price_above_highest', 'certificate_required'])[1 + o.product_no % 3], 'red', '{}', 1, now()
     from offer o join seller s on s.id = o.seller_id where s.external_id = 'bench-1' order by o.product_no limit $1`,
    [findings],
  );
  await client.query(
    `insert into warehouse_stock (seller_id, brand, product_no, on_hand, reserved, incoming, next_expiry, changed_at)
     select o.seller_id, o.brand, o.product_no, o.product_no % 40, 0, 0, current_date + o.product_no % 300, now()
     from offer o join seller s on s.id = o.seller_id where s.external_id = 'bench-1' order by o.product_no limit $1`,
    [stock],
  );
  await client.query(`insert into sales_window (seller_id, brand) select id, brand from seller on conflict do nothing`);
  await client.query(`select recount_sales(id) from seller where external_id = 'bench-1'`);
  await client.query('vacuum analyze');
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print('Loading offers, results and stock …');
  await giveRest(client);
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const read = async (path: string): Promise<readonly [number, string]> => {
      const start = performance.now();
      const { status, text } = await http.send({ method: 'GET', path: apiBase + path, headers: { cookie } });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return [performance.now() - start, text];
    };
    const rows: string[][] = [];
    const measureCall = async (name: string, path: string): Promise<void> => {
      const times: number[] = [];
      for (let turn = 0; turn < repeats + warmUp; turn += 1) {
        const [time] = await read(path);
        if (turn >= warmUp) times.push(time);
      }
      const { p50, p99 } = summarise(times);
      rows.push([name, p50.toFixed(1), p99.toFixed(1)]);
    };
    for (const [name, path] of [
      ['Home', '/home'],
      ['parcels that wait', '/parcels'],
      ['orders that are due today, first page', '/orders?tab=to-manage&due=today'],
    ] as const)
      await measureCall(name, path);
    const dense = `what sells, with ${productsSold} products sold on 10 of 28 days each`;
    for (const name of ['what sells', dense]) {
      if (name === dense) await sellEverything(client);
      await client.query('update sales_window set since = default, until = default');
      await measureCall(`${name}, before its days are summed up`, '/business');
      await sumDaysUp(client);
      await measureCall(name, '/business');
    }
    const [, home] = await read('/home');
    print(home);
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    const what = `- one seller with ${orders} orders, ${offers} offers, ${findings} of them not on sale, ${stock} products in the warehouse; ${repeats} calls each, one after the other, whole HTTP calls`;
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      what,
      '',
      ...markdownTable(['call', 'p50, ms', 'p99, ms'], rows),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
