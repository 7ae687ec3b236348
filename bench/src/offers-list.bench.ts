import { apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { withCatalogue } from './uploads/bench-catalogue.ts';
import { giveOffers } from './uploads/bench-offers.ts';
import { openSession } from './uploads/bench-session.ts';

const size = { products: readNumber(process.env, 'BENCH_PRODUCTS', 500_000), offersPerProduct: 4 };
const offers = readNumber(process.env, 'BENCH_OFFERS', 100_000);
const repeats = readNumber(process.env, 'BENCH_REPEATS', 60);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const sorts = ['name', 'stock', 'price', 'best', 'recommended', 'commission', 'changed'] as const;

/** What is asked again and again; a search text counts against a limit, which is lifted between the calls. */
const questions: readonly { name: string; path: string; walks?: true }[] = [
  ...sorts.map((sort) => ({ name: `first page by ${sort}`, path: `/offers?sort=${sort}` })),
  { name: 'by name, page after page', path: '/offers?sort=name', walks: true },
  { name: 'by price, page after page', path: '/offers?sort=price&order=desc', walks: true },
  { name: 'one status', path: '/offers?status=inactive' },
  { name: 'one origin', path: '/offers?origin=own' },
  { name: 'one brand', path: '/offers?brand=Marke%20500' },
  { name: 'not best price', path: '/offers?price=not_best' },
  { name: 'search: code', path: '/offers?q=10000078' },
  { name: 'search: two words, few products', path: '/offers?q=produkt%2041234' },
  { name: 'search: a word of a fifth of the catalogue', path: '/offers?q=salbe' },
  { name: 'search: typing error', path: '/offers?q=kapslen%2041236' },
  { name: 'facets, kept', path: '/offers/facets' },
  { name: 'counts', path: '/offers/counts' },
];

async function askAll(client: pg.Client, http: HttpClient, cookie: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, path, walks } of questions) {
    const times: number[] = [];
    let cursor = '';
    for (let turn = 0; turn < repeats + 5; turn += 1) {
      if (path.includes('q=')) await client.query('truncate rate_window');
      const start = performance.now();
      const { status, text } = await http.send({ method: 'GET', path: `${apiBase}${path}${cursor}`, headers: { cookie } });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      if (turn >= 5) times.push(performance.now() - start);
      const { nextCursor }: { nextCursor?: string | null } = JSON.parse(text);
      if (walks && nextCursor) cursor = `&cursor=${nextCursor}`;
    }
    const { p50, p99 } = summarise(times);
    rows.push([name, p50.toFixed(1), p99.toFixed(1)]);
    say(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  return rows;
}

await withCatalogue(size, say, async ({ url, client }) => {
  await giveOffers(client, { products: size.products, offers });
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 2);
  try {
    const cookie = await openSession(client, 'bench-1');
    const rows = await askAll(client, http, cookie);
    const { rows: versions } = await client.query<{ version: string }>(`select 'PostgreSQL ' || current_setting('server_version') as version`);
    const head = `- ${size.products} products, ${size.products * size.offersPerProduct} offers of others, one seller with ${offers} offers; ${repeats} calls each, whole HTTP calls`;
    say(`\n${[...describeMachine(versions[0]?.version ?? ''), head, '', ...markdownTable(['question', 'p50, ms', 'p99, ms'], rows)].join('\n')}`);
  } finally {
    http.close();
    await portal.stop();
  }
});
