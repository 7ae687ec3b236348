import { setTimeout as wait } from 'node:timers/promises';
import { brands } from '@offizin/domain/brand/brands';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { ripePeriod } from '@offizin/domain/performance/publications';
import type pg from 'pg';
import { describeMachine } from './measure/machine.ts';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { driveAtRate } from './orders/drive-load.ts';
import { callSource } from './orders/operations.ts';
import { reportLoad } from './orders/report.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { countLoaded } from './portal/load-marketplace.ts';
import { host, startApi, startWorker } from './portal/running-portal.ts';
import { openSessions } from './portal/seller-sessions.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 1_000_000);
const sellers = readNumber(env, 'BENCH_SELLERS', 2000);
const rate = readNumber(env, 'BENCH_RATE', 200);
/** The schedule asks every two minutes. */
const seconds = readNumber(env, 'BENCH_SECONDS', 150);
/** How long the same load runs before, first to warm the portal and then to compare with. */
const alone = Math.min(60, seconds);
const size = { orders, sellers, large: Math.round(orders / 50) };
const print = (line: string) => void process.stdout.write(`${line}\n`);

const newest = ripePeriod(new Date(), brands.de.timeZone);

/** When the week was published, and how long that took: its rows carry the moment at which the job began. */
async function waitForPublication(client: pg.Client, end: number): Promise<number | null> {
  while (performance.now() < end) {
    const { rows } = await client.query<{ took: number }>(
      `select extract(epoch from clock_timestamp() - published_at)::float8 as took
       from metric_publication where brand = 'de' and first_day = $1::date`,
      [newest.firstDay],
    );
    if (rows[0] !== undefined) return rows[0].took;
    await wait(50);
  }
  return null;
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  // What a run before published in a folder that is kept is published again.
  for (const table of ['metric_incident', 'metric_week', 'metric_publication'])
    await client.query(`delete from ${table}`);
  // Of the weeks before nothing is due: only the newest is measured.
  await client.query(
    `insert into metric_publication (brand, first_day, published_at) select brand, $1::date, now() from unnest(array['de', 'es', 'ch']) brand`,
    [addDays(newest.firstDay, -7)],
  );
  const portal = await startApi(url, { role: 'api' });
  const http = openHttpClient({ port: portal.port, host }, 64);
  const next = callSource(await openSessions(client, http), seededRandom(20_261_124));
  print(`At ${rate} requests/s: warm, then without the job …`);
  await driveAtRate(http, next, { rate, seconds: alone });
  const before = await driveAtRate(http, next, { rate, seconds: alone });
  const worker = startWorker(url);
  // Its start is not the job's cost.
  await wait(5000);
  try {
    print(`At ${rate} requests/s until the schedule publishes …`);
    const end = performance.now() + seconds * 1000;
    const [load, took] = await Promise.all([
      driveAtRate(http, next, { rate, seconds }),
      waitForPublication(client, end),
    ]);
    const written = await client.query<{ weeks: number; incidents: number }>(
      `select (select count(*) from metric_week)::integer as weeks, (select count(*) from metric_incident)::integer as incidents`,
    );
    const { weeks = 0, incidents = 0 } = written.rows[0] ?? {};
    return [
      ...describeMachine(rows[0]?.version ?? ''),
      `- ${await countLoaded(client)} orders of ${sellers} sellers; the week of ${newest.firstDay}: ${weeks} sellers, ${incidents} orders behind the figures`,
      `- published in ${took === null ? 'more than the run' : `${took.toFixed(1)} s`}`,
      '',
      ...reportLoad(`${rate} requests/s without the job`, before),
      ...reportLoad(`${rate} requests/s meanwhile, latency from the moment each was due`, load),
    ];
  } finally {
    http.close();
    await worker.stop();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
