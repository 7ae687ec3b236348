import { apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { giveOffers } from './uploads/bench-offers.ts';
import { giveProducts } from './uploads/bench-products.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const offers = readNumber(env, 'BENCH_OFFERS', 100_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 100);
/** Calls of others while the search is asked, each second. */
const rate = readNumber(env, 'BENCH_RATE', 40);
const invoices = 2000;
const warmUp = 10;
const size = { orders: orders + 20_000, sellers: 40, large: orders };
const print = (line: string) => void process.stdout.write(`${line}\n`);

const services = ['marketplace', 'fulfillment'].map((code) => ({ code, status: 'subscribed' }));

/** What the first seller has besides its orders. */
async function giveRest(client: pg.Client): Promise<void> {
  await client.query(`update seller set services = $1 where external_id = 'bench-1'`, [JSON.stringify(services)]);
  await giveProducts(client, offers);
  await giveOffers(client, { products: offers, offers });
  await client.query(
    `insert into invoice (seller_id, brand, invoice_no, kind, type, issued_on, month, currency, net, vat, gross, record, content_hash, received_at)
     select id, brand, 'LI-2026-' || lpad(n::text, 6, '0'), 'ISSUED', 'commission', '2026-11-20', '2026-10', 'EUR', 100, 19, 119, '{}', '', now()
     from seller cross join generate_series(1, $1::integer) n where external_id = 'bench-1'`,
    [invoices],
  );
  await client.query('vacuum analyze');
}

/** What people type, letter by letter, and what is found by it. */
async function questionsOf(client: pg.Client): Promise<(readonly [string, string])[]> {
  const { rows } = await client.query<{ number: string; first: string; city: string; code: string; name: string }>(
    `select o.number, o.customer_first_name as first, o.customer_city as city, p.national_code as code, lower(p.name) as name
     from seller_order o join seller s on s.id = o.seller_id cross join (select * from product where product_id like 'R-%' offset 777 limit 1) p
     where s.external_id = 'bench-1' order by o.created_at desc offset 5000 limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('there are no orders');
  const { number, first, city, code, name } = row;
  return [
    ['two digits', number.slice(-2)],
    ['the first three digits of every order', number.slice(0, 3)],
    ['the last three digits of an order', number.slice(-3)],
    ['the last five digits of an order', number.slice(-5)],
    ['a whole order number', number],
    ['two letters of a name', first.slice(0, 2)],
    ['three letters of a name', first.slice(0, 3)],
    ['a first name', first],
    ['a first name and a city', `${first} ${city}`],
    ['three digits of a code', code.slice(2, 5)],
    ['a whole code', code],
    ['two letters of a product', name.slice(0, 2)],
    ['three letters of a product', name.slice(0, 3)],
    ['the first word of a product', name.split(' ')[0] ?? ''],
    ['a whole name', name],
    ['a word that nothing has', 'quokka'],
    ['the beginning of every invoice', 'LI-20'],
  ];
}

/** Reads lists of orders and offers at a fixed rate until it is stopped. */
function loadBeside(http: HttpClient, cookie: string): () => Promise<void> {
  const paths = ['/orders?tab=managed', '/orders?tab=to-manage', '/orders/counts', '/offers?sort=name'];
  const underWay = new Set<Promise<unknown>>();
  let turn = 0;
  const timer = setInterval(() => {
    const path = apiBase + (paths[(turn += 1) % paths.length] ?? '');
    const sent = http.send({ method: 'GET', path, headers: { cookie } }).finally(() => underWay.delete(sent));
    underWay.add(sent);
  }, 1000 / rate);
  return async () => {
    clearInterval(timer);
    await Promise.allSettled(underWay);
  };
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print('Loading offers and invoices …');
  await giveRest(client);
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 6);
  const own = openHttpClient({ port: portal.port, host }, 1);
  const questions = await questionsOf(client);
  const stop = loadBeside(http, await openSession(client, 'bench-2'));
  try {
    const cookie = await openSession(client, 'bench-1');
    const rows: string[][] = [];
    for (const [name, typed] of questions) {
      const times: number[] = [];
      for (let turn = 0; turn < repeats + warmUp; turn += 1) {
        await client.query('delete from rate_window');
        const start = performance.now();
        const path = `${apiBase}/search?q=${encodeURIComponent(typed)}`;
        const { status, text } = await own.send({ method: 'GET', path, headers: { cookie } });
        if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
        if (turn >= warmUp) times.push(performance.now() - start);
      }
      const { p50, p99 } = summarise(times);
      rows.push([name, p50.toFixed(1), p99.toFixed(1)]);
      print(`${name} (${typed}): p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
    }
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    const what = `- one seller with ${orders} orders, ${offers} offers and ${invoices} documents; ${repeats} calls each, one after the other, whole HTTP calls, while another seller sends ${rate} calls a second`;
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      what,
      '',
      ...markdownTable(['what was typed', 'p50, ms', 'p99, ms'], rows),
    ];
  } finally {
    await stop();
    http.close();
    own.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
