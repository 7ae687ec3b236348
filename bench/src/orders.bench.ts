import { describeMachine } from './measure/machine.ts';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { comparePages } from './orders/deep-pages.ts';
import { driveAtRate, driveFlatOut } from './orders/drive-load.ts';
import { readFiltered } from './orders/filtered-pages.ts';
import { callSource } from './orders/operations.ts';
import { reportFiltered, reportLoad, reportPages } from './orders/report.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { countLoaded } from './portal/load-marketplace.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSessions } from './portal/seller-sessions.ts';

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

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const lines = [...describeMachine(rows[0]?.version ?? ''), `- ${await countLoaded(client)} orders`, ''];
  const portal = await startApi(url, { profile: settings.profile });
  const http = openHttpClient({ port: portal.port, host }, 64);
  try {
    const sessions = await openSessions(client, http);
    const next = callSource(sessions, seededRandom(20_261_121));
    print('Warming up …');
    await driveFlatOut(http, next, { users: settings.users, seconds: Math.ceil(settings.seconds / 6) });
    print('As fast as it goes …');
    const flatOut = await driveFlatOut(http, next, { users: settings.users, seconds: settings.seconds });
    lines.push(...reportLoad(`${settings.users} users, as fast as it goes`, flatOut));
    print(`At ${settings.rate} requests/s …`);
    const paced = await driveAtRate(http, next, { rate: settings.rate, seconds: settings.seconds });
    lines.push(...reportLoad(`${settings.rate} requests/s, latency from the moment each was due`, paced));
    const large = sessions.find((session) => session.large);
    if (large !== undefined) {
      lines.push(...reportPages(await comparePages(http, large, settings.page)));
      lines.push(...reportFiltered(await readFiltered(http, large)));
    }
    return lines;
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size: settings.size, dataDir: settings.dataDir, log: print }, measure);
print(`\n${report.join('\n')}`);
