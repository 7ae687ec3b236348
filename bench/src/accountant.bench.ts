import { giveLedgers, giveTaxMonths } from './books/give-ledgers.ts';
import { giveAccountant, giveMonths } from './books/give-months.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { readFrom, timesOf } from './measure/time-calls.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const sellers = readNumber(env, 'BENCH_SELLERS', 10);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const size = { orders, sellers, large: Math.round(orders / sellers) };
const accountant = 'bench-1';
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function giveBooks({ client }: BenchDatabase): Promise<void> {
  const { rows } = await client.query<{ given: boolean }>('select exists (select from ledger_order) as given');
  if (rows[0]?.given === true) return;
  print('Booking lines …');
  await giveLedgers(client, { whose: 'true', bookedOn: `to_char(o.created_at + interval '1 day', 'YYYY-MM-DD')` });
  await giveTaxMonths(client);
  await giveMonths(client);
  await giveAccountant(client, accountant);
}

async function measure(database: BenchDatabase): Promise<string[]> {
  const { url, client } = database;
  await giveBooks(database);
  const portal = await startApi(url, { profile: env['BENCH_PROFILE'] });
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const { rows: found } = await client.query<{ month: string }>(
      `select max(month) as month from tax_month where month < to_char(now(), 'YYYY-MM')`,
    );
    const [last] = found;
    const cookie = await openSession(client, accountant);
    const read = (path: string) => readFrom(http, cookie, path);
    const rows: string[][] = [];
    for (const [name, path] of [
      ['the shops with a month of each', '/accountant'],
      ['a tax month', `/tax-months/${last?.month}`],
      ['what is behind its sales', `/tax-months/${last?.month}/bookings?of=gross`],
      ['what is behind what it has not', `/tax-months/${last?.month}/bookings?of=refunded`],
    ] as const)
      rows.push([name, ...(await timesOf(repeats, () => read(path)))]);
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      `- ${sellers} shops of one accountant with ${orders} orders; ${repeats} calls each, one after the other, whole HTTP calls`,
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
