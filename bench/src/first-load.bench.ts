import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { screens } from '@offizin/domain/access/screens';
import { inProject } from '../../scripts/project.ts';
import { buildWeb } from '../../scripts/portal/built-web.ts';
import { chromiumOrInstall } from '../../scripts/testing/chromium.ts';
import { sumAssets } from './first-load/asset-sizes.ts';
import { loadPage, type PageLoad } from './first-load/load-page.ts';
import type { PageVisit } from './first-load/open-visit.ts';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { withBenchDatabase, type BenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSessions } from './portal/seller-sessions.ts';

const { env } = process;
const runs = readNumber(env, 'BENCH_RUNS', 9);
const slowDown = readNumber(env, 'BENCH_SLOW_DOWN', 4);
const size = { sellers: 4, orders: 2000, large: 1000 };

const print = (line: string) => void process.stdout.write(`${line}\n`);

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

/** As the server sends it: the file that the build compressed. */
function compressedSize(asset: string): number {
  const file = inProject('apps', 'web', 'dist', asset);
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return brotliCompressSync(readFileSync(file)).length;
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function rowOf(name: string, loads: readonly PageLoad[]): string[] {
  const median = (of: (load: PageLoad) => number) => summarise(loads.map(of)).p50.toFixed(0);
  const { scripts, styles, files } = sumAssets(loads[0]?.assets ?? [], compressedSize);
  const calls = new Set(loads.flatMap((load) => load.earlyCalls));
  const slowest = Math.max(...loads.map((load) => load.largestPaint)).toFixed(0);
  return [
    name,
    kilobytes(scripts),
    kilobytes(styles),
    kilobytes(scripts + styles),
    String(files),
    median((load) => load.firstPaint),
    `${median((load) => load.largestPaint)} (${slowest})`,
    median((load) => load.mainThread),
    [...calls].join(', ') || 'none',
  ];
}

const head = [
  'first load of',
  'JS kB',
  'CSS kB',
  'both kB',
  'files',
  'first paint ms',
  'largest paint ms (slowest)',
  'main thread ms',
  'API calls begun before the first paint',
];

async function visit(browser: Browser, page: PageVisit): Promise<PageLoad[]> {
  // The first one fills the caches of disk and server, not those of the browser, and is not counted.
  await loadPage(browser, page);
  const loads: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await loadPage(browser, page));
  return loads;
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 4);
  const executablePath = chromiumOrInstall(print);
  const browser = await chromium.launch({ executablePath, args: [...quiet, ...asRoot] });
  try {
    const [seller] = await openSessions(client, http);
    const session = seller?.cookie.split('=')[1] ?? null;
    const base = `http://${host}:${portal.port}`;
    const machine = describeMachine(`${path.basename(executablePath)} ${browser.version()}`);
    print('Loading pages …');
    const login = await visit(browser, { url: base + screens.login.path, session: null, slowDown });
    const orders = await visit(browser, { url: base + screens.marketplace_sales.path, session, slowDown });
    const table = markdownTable(head, [rowOf('login', login), rowOf('orders, signed in', orders)]);
    return [
      ...machine,
      `- processor slowed down ${slowDown} ×, empty cache, ${runs} loads of each, medians; brotli`,
      '',
      ...table,
    ];
  } finally {
    await browser.close();
    http.close();
    await portal.stop();
  }
}

print('Building the web app, where its sources changed …');
await buildWeb(new AbortController().signal);
print(`\n${(await withBenchDatabase({ size, dataDir: undefined, log: print }, measure)).join('\n')}`);
