import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { type TableFormat, tableFormats } from '@offizin/domain/exports/export-formats';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { freePort } from '../../scripts/database/free-port.ts';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { withCatalogue } from './uploads/bench-catalogue.ts';
import { giveOffers } from './uploads/bench-offers.ts';
import { openSession, writingHeaders } from './uploads/bench-session.ts';
import { watchProcess } from './uploads/watch-process.ts';

const size = { products: readNumber(process.env, 'BENCH_PRODUCTS', 500_000), offersPerProduct: 4 };
const offers = readNumber(process.env, 'BENCH_OFFERS', 100_000);
const repeats = readNumber(process.env, 'BENCH_REPEATS', 5);
const print = (line: string) => void process.stdout.write(`${line}\n`);
/** Asking more often takes processor time from what is measured. */
const pollMs = 25;

/** The columns of the export of a seller's offers as the database itself can write them, in the same order. */
const copyOfOffers = `
  copy (
    select p.national_code, p.gtin, p.product_id, o.sku, p.name, p.pack, p.product_brand, p.manufacturer, p.category, p.product_type,
      o.stock, o.origin, o.price, m.best, p.recommended_price, p.commission_rate, o.status, o.finding
    from offer o join product p on p.no = o.product_no left join product_market m on m.product_no = p.no
    where o.seller_id = (select id from seller where external_id = 'bench-1') order by p.name, p.no
  ) to stdout (format csv, delimiter ';', header)`;

async function copyOut(client: pg.Client): Promise<number> {
  const start = performance.now();
  let bytes = 0;
  for await (const chunk of client.query(copyTo(copyOfOffers))) bytes += (chunk as Buffer).length;
  if (bytes === 0) throw new Error('nothing was copied');
  return performance.now() - start;
}

/** From the request to the file that is ready; milliseconds. */
async function exportOffers(
  http: HttpClient,
  headers: Readonly<Record<string, string>>,
  format: TableFormat,
): Promise<number> {
  const start = performance.now();
  const ask = async (method: 'GET' | 'POST', path: string, content?: string) => {
    const own =
      content === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': randomBytes(12).toString('hex') };
    const { status, text } = await http.send({
      method,
      path: apiBase + path,
      headers: { ...headers, ...own },
      ...(content !== undefined && { body: content }),
    });
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return api.exports.state.response.parse(JSON.parse(text));
  };
  let state = await ask('POST', '/exports', JSON.stringify({ question: { kind: 'offers', filter: {} }, format }));
  while (state.status === 'preparing') {
    await wait(pollMs);
    state = await ask('GET', `/exports/${state.id}`);
  }
  if (state.status !== 'ready' || state.rows !== offers)
    throw new Error(`the export is ${state.status} with ${state.rows} rows`);
  return performance.now() - start;
}

async function measure(url: string, client: pg.Client): Promise<string[]> {
  const metricsPort = await freePort();
  process.env['METRICS_PORT'] = String(metricsPort);
  const portal = await startApi(url, { profile: process.env['BENCH_PROFILE'] });
  const http = openHttpClient({ port: portal.port, host }, 2);
  const times: Record<TableFormat | 'copy', number[]> = { xlsx: [], csv: [], copy: [] };
  try {
    const headers = await writingHeaders(http, await openSession(client, 'bench-1'));
    const { memory, stall, idleStall } = await watchProcess(metricsPort, async () => {
      for (let turn = 0; turn <= repeats; turn += 1) {
        await client.query('truncate rate_window');
        for (const format of tableFormats) times[format].push(await exportOffers(http, headers, format));
        times.copy.push(await copyOut(client));
      }
    });
    // The first turn warms up.
    const median = (name: keyof typeof times) => summarise(times[name].slice(1)).p50;
    const row = (name: string, key: keyof typeof times) => [
      name,
      median(key).toFixed(0),
      ((offers / median(key)) * 1000).toFixed(0),
      (median(key) / median('copy')).toFixed(1),
    ];
    return [
      `- ${size.products} products, one seller with ${offers} offers, 18 columns; medians of ${repeats}, from the request to the file that is ready`,
      `- most memory of the process: ${(memory / 2 ** 20).toFixed(0)} MB; longest stall of its event loop: ${(stall * 1000).toFixed(0)} ms, of a process beside it that does nothing: ${(idleStall * 1000).toFixed(0)} ms`,
      '',
      ...markdownTable(
        ['file', 'ms', 'rows a second', '× COPY'],
        [row('COPY to csv', 'copy'), row('csv', 'csv'), row('xlsx', 'xlsx')],
      ),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

await withCatalogue(size, print, async ({ url, client }) => {
  await giveOffers(client, { products: size.products, offers });
  const { rows: versions } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const report = await measure(url, client);
  print(`\n${[...describeMachine(versions[0]?.version ?? ''), ...report].join('\n')}`);
});
