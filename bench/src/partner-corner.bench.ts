import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOrInstall } from '../../scripts/testing/chromium.ts';
import { loadPage } from './first-load/load-page.ts';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';

const { env } = process;
const seconds = readNumber(env, 'BENCH_SECONDS', 15);
const users = readNumber(env, 'BENCH_USERS', 16);
const runs = readNumber(env, 'BENCH_RUNS', 9);
const slowDown = readNumber(env, 'BENCH_SLOW_DOWN', 4);
const size = { sellers: 200, orders: 2000, large: 1000 };

const print = (line: string) => void process.stdout.write(`${line}\n`);

const pathOf = (shop: number): string => `/partner/bench-${1 + (shop % size.sellers)}`;

/** As many simultaneous visitors as there are users, each from an address of its own in each visit, as a crowd would. */
async function drive(http: HttpClient, headers: Readonly<Record<string, string>>, expected: number) {
  const latencies: number[] = [];
  let count = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) {
      const number = (count += 1);
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const since = performance.now();
      const { status } = await http.send({
        method: 'GET',
        path: pathOf(number % users),
        headers: { 'x-forwarded-for': address, ...headers },
      });
      if (status !== expected) throw new Error(`answered ${status} instead of ${expected}`);
      latencies.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: users }, visit));
  const { p50, p99 } = summarise(latencies);
  const perSecond = (latencies.length / (performance.now() - begun)) * 1000;
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
}

async function paints(browser: Browser, url: string): Promise<string[]> {
  const loads = [];
  for (let run = 0; run <= runs; run += 1) loads.push(await loadPage(browser, { url, session: null, slowDown }));
  const counted = loads.slice(1);
  const median = (of: (load: (typeof counted)[number]) => number) => summarise(counted.map(of)).p50.toFixed(0);
  return [median((load) => load.firstPaint), median((load) => load.largestPaint), median((load) => load.mainThread)];
}

async function measure({ url }: BenchDatabase): Promise<string[]> {
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, users);
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const executablePath = chromiumOrInstall(print);
  const browser = await chromium.launch({ executablePath, args: asRoot });
  try {
    const { text } = await http.send({ method: 'GET', path: pathOf(0), headers: {} });
    const page = Buffer.from(text, 'latin1');
    await drive(http, {}, 200);
    const load = [
      ['whole pages', ...(await drive(http, {}, 200))],
      ['compressed pages', ...(await drive(http, { 'accept-encoding': 'br' }, 200))],
    ];
    const painted = await paints(browser, `http://${host}:${portal.port}${pathOf(0)}`);
    return [
      ...describeMachine(`${path.basename(executablePath)} ${browser.version()}`),
      `- ${users} visitors at once, ${seconds} s each; ${runs} cold loads, processor slowed down ${slowDown} ×`,
      '',
      ...markdownTable(['the page as', 'per second', 'median ms', '99 % ms'], load),
      '',
      ...markdownTable(
        ['bytes', 'compressed', 'first paint ms', 'largest paint ms', 'main thread ms'],
        [[String(page.length), String(brotliCompressSync(page).length), ...painted]],
      ),
    ];
  } finally {
    await browser.close();
    http.close();
    await portal.stop();
  }
}

print(`\n${(await withBenchDatabase({ size, dataDir: undefined, log: print }, measure)).join('\n')}`);
