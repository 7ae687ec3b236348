import { describeMachine } from './measure/machine.ts';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { type Driven, driveClosed, driveOpen, probe } from './overload/drive.ts';
import {
  type CallSources,
  detailText,
  type Kind,
  kinds,
  listText,
  mixedCalls,
  passwordHash,
  signInSource,
} from './overload/mixed-calls.ts';
import { RawClient, type RawReply } from './overload/raw-client.ts';
import { type Alone, goodOf, goodput, reportAlone, reportDriven, reportProbe } from './overload/report.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSessions, type SellerSession } from './portal/seller-sessions.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 300_000);
const settings = {
  size: { orders, sellers: Math.max(10, Math.round(orders / 1000)), large: Math.round(orders / 20) },
  seconds: readNumber(env, 'BENCH_SECONDS', 10),
  users: readNumber(env, 'BENCH_USERS', 24),
  profile: env['BENCH_PROFILE'],
};
const connections = 512;
const crowd = 100;
const signIns = { count: 800, addresses: 200 };

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Milliseconds until ten reads in a row are answered as before. */
async function untilCalm(client: RawClient, text: string, usual: number): Promise<number> {
  const start = performance.now();
  const limit = Math.max(25, usual * 3);
  await probe(client, text, {
    pause: 10,
    until: (times) => times.length >= 10 && times.slice(-10).every((time) => time < limit),
  });
  return performance.now() - start;
}

interface Bench {
  readonly client: RawClient;
  readonly calls: CallSources;
  readonly other: SellerSession;
  readonly large: SellerSession;
}

/** How much of each kind the process does when it is asked for nothing else. */
async function measureAlone({ client, calls }: Bench): Promise<Alone> {
  const { seconds, users } = settings;
  const most = new Map<Kind, number>();
  for (const kind of kinds) {
    print(`Only ${kind} …`);
    most.set(
      kind,
      goodOf(kind, await driveClosed(client, calls.alone[kind], { users, seconds: Math.ceil(seconds / 2) })),
    );
  }
  return most;
}

/** Capacity, then one, two and ten times as much, each between two measurements of capacity: what else runs on the machine changes it. */
async function measureLoads(bench: Bench): Promise<string[]> {
  const { client, other } = bench;
  const next = bench.calls.mixed;
  const { seconds, users } = settings;
  await driveClosed(client, next, { users, seconds: Math.ceil(seconds / 3) });
  const alone = await measureAlone(bench);
  print('Capacity …');
  const flatOut = await driveClosed(client, next, { users, seconds });
  const title = `Capacity: ${users} callers, as fast as it goes`;
  const lines = [reportAlone(alone), '', ...reportDriven(title, flatOut, { calls: null, alone })];
  let before = goodput(flatOut);
  for (const times of [1, 2, 10]) {
    const rate = before * times;
    print(`At ${rate.toFixed(0)} calls/s …`);
    const driven: Driven = await driveOpen(client, next, { rate, seconds });
    const calm = await untilCalm(client, detailText(other), 10);
    const after = goodput(await driveClosed(client, next, { users, seconds: Math.ceil(seconds / 2) }));
    lines.push(
      ...reportDriven(`${times} × capacity (${before.toFixed(0)}/s before, ${after.toFixed(0)}/s after)`, driven, {
        calls: (before + after) / 2,
        alone,
      }),
      `Reads as usual ${calm.toFixed(0)} ms after the last reply.`,
      '',
    );
    before = after;
  }
  return lines;
}

const secondsOf = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

/** What one seller's many calls do to another's reads. */
async function measureCrowd({ client, other, large }: Bench): Promise<string[]> {
  const probing = { pause: 25 };
  const calm = await probe(client, detailText(other), { ...probing, until: secondsOf(settings.seconds / 2) });
  const text = listText(large);
  const crowding = driveClosed(client, () => ({ kind: 'reads', text }), { users: crowd, seconds: settings.seconds });
  const crowded = await probe(client, detailText(other), { ...probing, until: secondsOf(settings.seconds) });
  return [
    reportProbe('alone', calm),
    reportProbe(`beside one seller with ${crowd} connections`, crowded),
    `- that seller meanwhile: ${goodput(await crowding).toFixed(0)} lists/s`,
  ];
}

/** What a flood of sign-ins does to another's reads. */
async function measureSignIns({ client, other }: Bench, http: HttpClient): Promise<string[]> {
  const next = await signInSource(http, seededRandom(7), { users: settings.size.sellers, from: signIns.addresses });
  const start = performance.now();
  const statuses = new Map<string, number>();
  let answered = 0;
  const note = (reply: RawReply | Error) => {
    const key = reply instanceof Error ? reply.message : String(reply.status);
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    answered += 1;
  };
  const texts = Array.from({ length: signIns.count }, next);
  for (const text of texts) client.send(text, note);
  const until = (times: readonly number[]) => answered === signIns.count && times.length >= 20;
  const flooded = await probe(client, detailText(other), { pause: 10, until });
  const took = ((performance.now() - start) / 1000).toFixed(1);
  const said = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  return [
    reportProbe(`beside ${signIns.count} sign-ins at once from ${signIns.addresses} addresses`, flooded),
    `- these sign-ins: ${said}, all answered after ${took} s`,
  ];
}

async function measure({ url, client: database }: BenchDatabase): Promise<string[]> {
  await database.query('update user_account set password_hash = $1', [passwordHash]);
  const { rows } = await database.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const lines = [...describeMachine(rows[0]?.version ?? ''), ''];
  const portal = await startApi(url, { profile: settings.profile, role: 'api' });
  const http = openHttpClient({ port: portal.port, host }, 8);
  const client = new RawClient(portal.port, connections);
  // Somebody who looks on comes on connections of its own.
  const onlooker = new RawClient(portal.port, signIns.count + crowd);
  try {
    const sessions = await openSessions(database, http);
    const [large, other] = sessions;
    if (large === undefined || other === undefined) throw new Error('there are no sellers');
    const calls = await mixedCalls(http, sessions, seededRandom(20_261_122));
    lines.push(...(await measureLoads({ client, calls, other, large })));
    const bench = { client: onlooker, calls, other, large };
    lines.push(
      '### One seller beside others',
      '',
      ...(await measureCrowd(bench)),
      ...(await measureSignIns(bench, http)),
    );
    return lines;
  } finally {
    for (const open of [http, client, onlooker]) open.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size: settings.size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
