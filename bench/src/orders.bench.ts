import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../scripts/database/embedded-database.ts';
import { describeMachine } from './measure/machine.ts';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { comparePages } from './orders/deep-pages.ts';
import { driveAtRate, driveFlatOut } from './orders/drive-load.ts';
import { openHttpClient } from './orders/http-client.ts';
import { countLoaded, loadMarketplace } from './orders/load-marketplace.ts';
import { callSource } from './orders/operations.ts';
import { reportLoad, reportPages } from './orders/report.ts';
import { startApi } from './orders/running-portal.ts';
import { openSessions } from './orders/seller-sessions.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 1_000_000);
const settings = {
  size: {
    orders,
    sellers: readNumber(env, 'BENCH_SELLERS', Math.max(2, Math.round(orders / 500))),
    large: readNumber(env, 'BENCH_LARGE', Math.round(orders / 5)),
  },
  seconds: readNumber(env, 'BENCH_SECONDS', 30),
  users: readNumber(env, 'BENCH_USERS', 24),
  rate: readNumber(env, 'BENCH_RATE', 800),
  page: readNumber(env, 'BENCH_PAGE', 800),
  profile: env['BENCH_PROFILE'],
  dataDir: env['BENCH_DATA_DIR'],
};

// The German brand's host of the development table.
const host = 'de.localhost';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function load(databaseUrl: string, client: pg.Client): Promise<void> {
  const first = await startApi(databaseUrl);
  await first.stop();
  const found = await countLoaded(client);
  if (found !== null) return say(`Using the ${found} orders that are there.`);
  say(`Loading ${settings.size.orders} orders of ${settings.size.sellers} sellers …`);
  await loadMarketplace(client, settings.size, say);
}

async function measure(databaseUrl: string, client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(`select 'PostgreSQL ' || current_setting('server_version') as version`);
  const lines = [...describeMachine(rows[0]?.version ?? ''), `- ${await countLoaded(client)} orders`, ''];
  const portal = await startApi(databaseUrl, settings.profile);
  const http = openHttpClient({ port: portal.port, host }, 64);
  try {
    const sessions = await openSessions(client, http);
    const next = callSource(sessions, seededRandom(20_261_121));
    say('Warming up …');
    await driveFlatOut(http, next, { users: settings.users, seconds: Math.ceil(settings.seconds / 6) });
    say('As fast as it goes …');
    const flatOut = await driveFlatOut(http, next, { users: settings.users, seconds: settings.seconds });
    lines.push(...reportLoad(`${settings.users} users, as fast as it goes`, flatOut));
    say(`At ${settings.rate} requests/s …`);
    const paced = await driveAtRate(http, next, { rate: settings.rate, seconds: settings.seconds });
    lines.push(...reportLoad(`${settings.rate} requests/s, latency from the moment each was due`, paced));
    const large = sessions.find((session) => session.large);
    if (large !== undefined) lines.push(...reportPages(await comparePages(http, large, settings.page)));
    return lines;
  } finally {
    http.close();
    await portal.stop();
  }
}

async function loadAndMeasure(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await load(databaseUrl, client);
    return await measure(databaseUrl, client);
  } finally {
    await client.end();
  }
}

async function run(): Promise<void> {
  const dataDir = settings.dataDir ?? mkdtempSync(path.join(tmpdir(), 'offizin-bench-'));
  // For root: PostgreSQL's own account must be able to pass through.
  if (settings.dataDir === undefined) chmodSync(dataDir, 0o711);
  const database = await startEmbeddedDatabase({ dataDir: path.resolve(dataDir), log: say });
  try {
    say(`\n${(await loadAndMeasure(database.url)).join('\n')}`);
  } finally {
    await database.stop();
    if (settings.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();
