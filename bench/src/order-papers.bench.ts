import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { freePort } from '../../scripts/database/free-port.ts';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession, writingHeaders } from './uploads/bench-session.ts';
import { type Watched, watchProcess } from './uploads/watch-process.ts';

const { env } = process;
const runs = readNumber(env, 'BENCH_RUNS', 5);
const lines = readNumber(env, 'BENCH_LINES', 4);
const size = { orders: 20_000, sellers: 40, large: 400 };
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The seller's orders with so many lines each. */
async function giveLines({ client }: BenchDatabase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select o.id from seller_order o join seller s on s.id = o.seller_id
     where s.external_id = 'bench-1' and not o.warehouse order by o.created_at limit $1`,
    [limits.ordersPrinted],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into order_line (seller_id, order_id, position, product_id, name, pack, code_system, national_code, gtin, stock_origin,
       image, quantity, unit_price, brand)
     select l.seller_id, l.order_id, 10 + n, l.product_id, l.name, l.pack, l.code_system, l.national_code, l.gtin, l.stock_origin,
       l.image, 1 + n % 3, l.unit_price, l.brand
     from (select distinct on (order_id) * from order_line where order_id = any ($1::uuid[])) l, generate_series(1, $2::integer) n`,
    [ids, lines - 2],
  );
  return ids;
}

const papers = [
  ['slips on A4', 'a4', ['packing_slip']],
  ['slips on 10 × 15 cm', 'label', ['packing_slip']],
  ['labels and slips on 10 × 15 cm', 'label', ['label', 'packing_slip']],
] as const;

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

async function measure(database: BenchDatabase): Promise<string[]> {
  const { url, client } = database;
  const orders = await giveLines(database);
  const metricsPort = await freePort();
  env['METRICS_PORT'] = String(metricsPort);
  const portal = await startApi(url, { role: 'api' });
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const headers = await writingHeaders(http, await openSession(client, 'bench-1'));
    const draw = async (paper: string, kinds: readonly string[]): Promise<readonly [number, number]> => {
      const start = performance.now();
      const path = apiBase + api.papers.print.path;
      const body = JSON.stringify({ orders, paper, kinds });
      const sent = { ...headers, 'content-type': 'application/json' };
      const { status, text } = await http.send({ method: 'POST', path, headers: sent, body });
      if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
      return [(performance.now() - start) / 1000, text.length];
    };
    const { memory: idle } = await watchProcess(metricsPort, () => wait(1500));
    const rows: string[][] = [];
    for (const [name, paper, kinds] of papers) {
      const watched: Watched<number[]> = await watchProcess(metricsPort, async () => {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) times.push((await draw(paper, kinds))[0]);
        return times;
      });
      const { result, memory, stall } = watched;
      const times = [result[0] ?? 0, summarise(result).p50, Math.max(...result)].map((time) => time.toFixed(2));
      rows.push([name, ...times, megabytes(memory), (stall * 1000).toFixed(0)]);
    }
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      `- ${orders.length} orders of ${lines} lines each, ${runs} times one after the other; the process before it: ${megabytes(idle)} MB`,
      '',
      ...markdownTable(['', 'first, s', 'p50, s', 'longest, s', 'most memory, MB', 'longest stall, ms'], rows),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
