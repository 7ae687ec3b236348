import { brands } from '@offizin/domain/brand/brands';
import type pg from 'pg';
import { giveLedgers, giveTaxMonths } from './books/give-ledgers.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { readFrom, timesOf } from './measure/time-calls.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const size = { orders: orders + 20_000, sellers: 40, large: orders };
const spanishHost = brands.es.developmentHosts[0]?.host ?? 'localhost';
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Makes the first seller one of the brand that has reports; the loaded marketplace is of another. */
async function moveToSpain(client: pg.Client): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  for (const table of [
    'seller_order',
    'ledger_order',
    'ledger_balance',
    'ledger_shipping',
    'tax_month',
    'tax_figure',
    'membership',
    'session',
  ])
    await client.query(
      `update ${table} set brand = 'es' where seller_id = (select id from seller where external_id = 'bench-1')`,
    );
  await client.query(`update user_account set brand = 'es' where username = 'bench-1'`);
  await client.query(`update seller set brand = 'es' where external_id = 'bench-1'`);
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze');
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print('Booking lines …');
  await giveLedgers(client, { whose: `s.external_id = 'bench-1'`, bookedOn: `'2026-11-01'` });
  await giveTaxMonths(client);
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const read = (path: string) => readFrom(http, cookie, path);
    const first = await read('/ledger');
    const { items, nextCursor }: { items: { orderNumber: string }[]; nextCursor: string } = JSON.parse(first.text);
    const [item] = items;
    const rows: string[][] = [];
    for (const [name, path] of [
      ['a page', '/ledger'],
      ['the page after it', `/ledger?cursor=${nextCursor}`],
      ['a page of what is payable', '/ledger?state=payable'],
      ['the balances', '/ledger/summary'],
      ['the totals of all', '/ledger/totals'],
      ['the totals of a month', '/ledger/totals?month=2026-10'],
      ['the totals of those with shipping', '/ledger/totals?only=shipping'],
      ['a tax month', '/tax-months/2026-11'],
      ['what is behind its sales', '/tax-months/2026-11/bookings?of=gross'],
      ['an order with its lines', `/ledger/orders/${item?.orderNumber}`],
    ] as const) {
      rows.push([name, ...(await timesOf(repeats, () => read(path)))]);
    }
    await moveToSpain(client);
    const spanish = openHttpClient({ port: portal.port, host: spanishHost }, 1);
    rows.push(['the reports of a year', ...(await timesOf(repeats, () => readFrom(spanish, cookie, '/reports')))]);
    spanish.close();
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      `- the ledger of one seller with ${orders} orders; ${repeats} calls each, one after the other, whole HTTP calls`,
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
