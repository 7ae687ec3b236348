import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readProcessorTime } from './measure/processor-time.ts';
import { readNumber } from './measure/settings.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { withCatalogue } from './uploads/bench-catalogue.ts';
import { giveOffers } from './uploads/bench-offers.ts';
import { openSession } from './uploads/bench-session.ts';

const size = { products: readNumber(process.env, 'BENCH_PRODUCTS', 500_000), offersPerProduct: 4 };
const offers = readNumber(process.env, 'BENCH_OFFERS', 100_000);
const repeats = readNumber(process.env, 'BENCH_REPEATS', 60);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const sorts = ['name', 'stock', 'price', 'best', 'recommended', 'commission', 'changed'] as const;

/** What is asked again and again (what is new ends with another number each time); a search text counts against a limit, which is lifted between the calls. */
const questions: readonly { name: string; path: string; walks?: true; isNew?: true }[] = [
  ...sorts.map((sort) => ({ name: `first page by ${sort}`, path: `/offers?sort=${sort}` })),
  { name: 'by name, page after page', path: '/offers?sort=name', walks: true },
  { name: 'by price, page after page', path: '/offers?sort=price&order=desc', walks: true },
  { name: 'one status', path: '/offers?status=inactive' },
  { name: 'one origin', path: '/offers?origin=own' },
  { name: 'one brand', path: '/offers?brand=Marke%20500' },
  { name: 'not best price', path: '/offers?price=not_best' },
  { name: 'one category, by best price', path: '/offers?category=Kategorie%205&sort=best' },
  { name: 'not best price, by price', path: '/offers?price=not_best&sort=price' },
  { name: 'above recommended (no offer is): one call of the walk', path: '/offers?price=above_recommended' },
  { name: 'search: a code that the seller offers', path: '/offers?q=10000047' },
  { name: 'search: a code that the seller does not offer', path: '/offers?q=10000053' },
  { name: 'search: a part of a code', path: '/offers?q=00047' },
  { name: 'search: two words, few products', path: '/offers?q=produkt%2041235' },
  { name: 'search: a word of a fifth of the catalogue, all offered', path: '/offers?q=creme' },
  { name: 'search: a word of a fifth of the catalogue, none offered: one call of the walk', path: '/offers?q=salbe' },
  { name: 'search: typing error', path: '/offers?q=kapslen%2041235' },
  { name: 'facets, kept', path: '/offers/facets' },
  { name: 'facets, asked for the first time: estimated', path: '/offers/facets?brand=Marke%20', isNew: true },
  {
    name: 'facets of a frequent word, asked for the first time: estimated',
    path: '/offers/facets?q=creme&brand=Marke%20',
    isNew: true,
  },
  { name: 'counts', path: '/offers/counts' },
];

/** Waits until the figures of a new question are counted, so that this does not slow down the next call. */
async function untilExact(http: HttpClient, cookie: string, path: string): Promise<void> {
  for (;;) {
    const { text } = await http.send({ method: 'GET', path: `${apiBase}${path}`, headers: { cookie } });
    const { approximate }: { approximate?: boolean } = JSON.parse(text);
    if (approximate !== true) return;
    await wait(100);
  }
}

/** Processor time of api and PostgreSQL so far, in milliseconds. */
function spentSoFar(): number {
  const time = readProcessorTime();
  return time === null ? Number.NaN : (time.api + time.database) * 1000;
}

async function askAll(client: pg.Client, http: HttpClient, cookie: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, path, walks, isNew } of questions) {
    const times: number[] = [];
    let cursor = '';
    if (path.includes('/facets') && !isNew) await untilExact(http, cookie, path);
    const before = spentSoFar();
    for (let turn = 0; turn < repeats + 5; turn += 1) {
      if (path.includes('q=')) await client.query('truncate rate_window');
      const start = performance.now();
      const { status, text } = await http.send({
        method: 'GET',
        path: `${apiBase}${path}${isNew ? turn : ''}${cursor}`,
        headers: { cookie },
      });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      if (turn >= 5) times.push(performance.now() - start);
      const { nextCursor }: { nextCursor?: string | null } = JSON.parse(text);
      if (isNew) await untilExact(http, cookie, `${path}${turn}`);
      if (walks && nextCursor) cursor = `&cursor=${nextCursor}`;
    }
    const { p50, p99 } = summarise(times);
    // What is new is counted behind the answer too, which is not the call's own cost.
    const each = isNew ? Number.NaN : (spentSoFar() - before) / (repeats + 5);
    rows.push([name, p50.toFixed(1), p99.toFixed(1), Number.isNaN(each) ? '' : each.toFixed(1)]);
    print(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  return rows;
}

await withCatalogue(size, print, async ({ url, client }) => {
  await giveOffers(client, { products: size.products, offers });
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 2);
  try {
    const cookie = await openSession(client, 'bench-1');
    const rows = await askAll(client, http, cookie);
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    const head = `- ${size.products} products, ${size.products * size.offersPerProduct} offers of others, one seller with ${offers} offers; ${repeats} calls each, whole HTTP calls`;
    print(
      `\n${[...describeMachine(versions[0]?.version ?? ''), head, '', ...markdownTable(['question', 'p50, ms', 'p99, ms', 'processor time, ms'], rows)].join('\n')}`,
    );
  } finally {
    http.close();
    await portal.stop();
  }
});
