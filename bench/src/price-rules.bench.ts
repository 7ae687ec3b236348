import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { firstTerms, type RuleTerms } from '@offizin/domain/price-rules/terms';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine } from './measure/machine.ts';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { driveAtRate } from './orders/drive-load.ts';
import { callSource } from './orders/operations.ts';
import { reportLoad } from './orders/report.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi, startWorker } from './portal/running-portal.ts';
import { openSessions, type SellerSession } from './portal/seller-sessions.ts';
import { rulesLoads } from './prices/rules-sql.ts';

const { env } = process;
const rules = {
  shops: readNumber(env, 'BENCH_SHOPS', 500),
  offersPerShop: readNumber(env, 'BENCH_OFFERS', 200),
  products: readNumber(env, 'BENCH_PRODUCTS', 20_000),
  others: readNumber(env, 'BENCH_OTHERS', 10),
};
const rate = readNumber(env, 'BENCH_RATE', 800);
const seconds = readNumber(env, 'BENCH_SECONDS', 90);
/** How long the same load runs before, first to warm the portal and then to compare with. */
const alone = Math.min(30, seconds);
const size = { orders: readNumber(env, 'BENCH_ORDERS', 200_000), sellers: 2000, large: 4000 };
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function load(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rules: number }>('select count(*)::integer as rules from price_rule');
  if ((rows[0]?.rules ?? 0) > 0) throw new Error('the folder has been used before: its prices have moved');
  for (const { what, sql } of rulesLoads(rules)) {
    const start = performance.now();
    await client.query(sql);
    print(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

async function giveKey(client: pg.Client): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(key).digest();
  await client.query(`insert into api_key (key_hash, brand, name, scopes) values ($1, 'de', 'bench', '{catalogue}')`, [
    hash,
  ]);
  return key;
}

/** The cheapest seller of each product goes two per cent lower: every covered offer has to follow. */
async function burst(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ record: object }>(
    `select jsonb_build_object('productId', p.product_id, 'seller', s.external_id, 'label', s.label, 'price', m.best * 98 / 100) as record
     from product_market m join product p on p.no = m.product_no join market_seller s on s.no = m.best_seller_no
     where exists (select from price_rule_offer c where c.product_no = m.product_no) order by random()`,
  );
  return rows.map(({ record }) => JSON.stringify(record)).join('\n');
}

interface Followed {
  /** Milliseconds from the end of the burst until each changed offer was there. */
  readonly latencies: number[];
  readonly covered: number;
}

/** Watches until every covered offer has followed, or the time is over; offers of one look count from that look on. */
async function watch(client: pg.Client, since: () => number | null, end: number): Promise<Followed> {
  const covered = Number((await client.query('select count(*) from price_rule_offer')).rows[0]?.count);
  const latencies: number[] = [];
  while (performance.now() < end && latencies.length < covered) {
    const { rows } = await client.query<{ changed: number }>(
      `select count(*)::integer as changed from price_rule_change where kind = 'changed'`,
    );
    const begun = since();
    const fresh = (rows[0]?.changed ?? 0) - latencies.length;
    if (begun !== null) latencies.push(...Array.from({ length: fresh }, () => Math.max(0, performance.now() - begun)));
    await wait(250);
  }
  return { latencies, covered };
}

/** Sends the market as the marketplace does: a busy portal says after how many seconds to try again. */
async function send(port: number, key: string, body: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/marketplace/v1/market-offers/bulk`, {
    method: 'POST',
    headers: { host, authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body,
  });
  if (reply.ok) return;
  const text = await reply.text();
  if (reply.status !== 503) throw new Error(`the market was refused with ${reply.status}: ${text}`);
  print('  the market was refused for the time being');
  await wait(Number(reply.headers.get('retry-after')) * 1000);
  return send(port, key, body);
}

/** How long a preview takes of everything that the first shop offers, after one that is not counted. */
async function timePreviews(http: HttpClient, { cookie, csrfToken }: SellerSession): Promise<string> {
  const terms: RuleTerms = {
    ...firstTerms,
    strategy: { kind: 'undercut', by: 50 },
    floor: { kind: 'price', amount: 100 },
  };
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const path = (of: { readonly path: string }) => apiBase + of.path;
  const { text: rulesText } = await http.send({ method: 'GET', path: path(api.priceRules.list), headers });
  const ruleId = api.priceRules.list.response.parse(JSON.parse(rulesText)).rules[0]?.ruleId;
  const times: number[] = [];
  let covered = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    const start = performance.now();
    const call = { method: 'POST', path: path(api.priceRules.preview), headers } as const;
    const { status, text } = await http.send({ ...call, body: JSON.stringify({ terms, ruleId }) });
    if (status !== 200) throw new Error(`the preview was refused with ${status}: ${text}`);
    ({ covered } = api.priceRules.preview.response.parse(JSON.parse(text)));
    if (turn > 0) times.push(performance.now() - start);
  }
  const { p50, max } = summarise(times);
  return `- a preview of ${covered} offers, nothing else running: p50 ${p50.toFixed(0)} ms, most ${max.toFixed(0)} ms`;
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  await load(client);
  const version = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const key = await giveKey(client);
  const body = await burst(client);
  const portal = await startApi(url, { role: 'api' });
  const http = openHttpClient({ port: portal.port, host }, 64);
  const sessions = await openSessions(client, http);
  const [first] = sessions;
  if (first === undefined) throw new Error('nobody signed in');
  const previews = await timePreviews(http, first);
  print(previews);
  const next = callSource(sessions, seededRandom(20_261_128));
  print(`At ${rate} requests/s: warm, then without the market …`);
  await driveAtRate(http, next, { rate, seconds: alone });
  const before = await driveAtRate(http, next, { rate, seconds: alone });
  const worker = startWorker(url);
  await wait(5000);
  try {
    print(`At ${rate} requests/s while the market moves …`);
    let sent: number | null = null;
    const end = performance.now() + seconds * 1000;
    const [meanwhile, followed] = await Promise.all([
      driveAtRate(http, next, { rate, seconds }),
      watch(client, () => sent, end),
      wait(5000).then(async () => {
        sent = performance.now();
        await send(portal.port, key, body);
        print(`  the market was taken in within ${((performance.now() - sent) / 1000).toFixed(1)} s`);
      }),
    ]);
    const { p50, p99, max } = summarise(followed.latencies);
    const inSeconds = (ms: number) => (ms / 1000).toFixed(1);
    return [
      ...describeMachine(version.rows[0]?.version ?? ''),
      `- ${followed.covered} covered offers of ${rules.shops} shops, ${rules.products} products with ${rules.others} others each; the best price of each fell at once`,
      `- ${followed.latencies.length} offers followed, from the first byte of the burst on: p50 ${inSeconds(p50)} s, p99 ${inSeconds(p99)} s, the last ${inSeconds(max)} s`,
      previews,
      '',
      ...reportLoad(`${rate} requests/s before`, before),
      ...reportLoad(`${rate} requests/s meanwhile, latency from the moment each was due`, meanwhile),
    ];
  } finally {
    http.close();
    await worker.stop();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
