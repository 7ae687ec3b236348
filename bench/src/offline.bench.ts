import path from 'node:path';
import { chromium } from '@playwright/test';
import { screens } from '@offizin/domain/access/screens';
import { buildWeb } from '../../scripts/portal/built-web.ts';
import { chromiumOrInstall } from '../../scripts/testing/chromium.ts';
import { type FirstCards, firstCards } from './first-load/first-cards.ts';
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

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 4);
  const executablePath = chromiumOrInstall(print);
  const browser = await chromium.launch({ executablePath, args: [...quiet, ...asRoot] });
  try {
    const [seller] = await openSessions(client, http);
    const session = seller?.cookie.split('=')[1] ?? '';
    const desk = `http://${host}:${portal.port}${screens.marketplace_sales.path}?tab=to-manage`;
    const loads: FirstCards[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await firstCards(browser, { url: desk, session, slowDown }));
    const row = (name: string, of: (load: FirstCards) => number) => {
      const { p50, max } = summarise(loads.map(of));
      return [name, p50.toFixed(0), max.toFixed(0)];
    };
    return [
      ...describeMachine(`${path.basename(executablePath)} ${browser.version()}`),
      `- processor slowed down ${slowDown} ×, ${runs} runs; from the start of the navigation to the first order of the list`,
      '',
      ...markdownTable(
        ['first card', 'median ms', 'slowest ms'],
        [
          row('cold, nothing in the browser', ({ cold }) => cold),
          row('again, with a connection', ({ again }) => again),
          row('again, without one', ({ offline }) => offline),
        ],
      ),
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
