import { apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const warmUp = 20;
const size = { orders: orders + 20_000, sellers: 40, large: orders };
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Books four lines for each order of the first seller; a hundredth waits for its payout. */
async function giveLedger(client: pg.Client): Promise<void> {
  await client.query(
    `insert into ledger_order (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded, kept,
       paid, paid_on, changed_at)
     select o.seller_id, o.number, o.brand, o.created_at, to_char(o.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), o.currency,
       jsonb_build_array(
         jsonb_build_object('lineNo', 1, 'kind', 'sale', 'amount', o.subtotal, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 2, 'kind', 'shipping', 'amount', o.shipping, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 3, 'kind', 'commission', 'amount', -o.subtotal / 10, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 4, 'kind', 'commission_vat', 'amount', -o.subtotal / 50, 'bookedOn', '2026-11-01', 'rate', 1900, 'text', null, 'payoutNo', null)),
       '{"state": "payable", "reason": null, "since": null, "payableOn": null}',
       case when row_number() over (order by o.number) % 100 = 0 then 'payable' else 'paid' end, o.subtotal + o.shipping, 0,
       -o.subtotal / 10 - o.subtotal / 50, 0, null, now()
     from seller_order o join seller s on s.id = o.seller_id where s.external_id = 'bench-1'`,
  );
  await client.query(
    `insert into ledger_balance (seller_id, month, state, brand, currency, orders, sold, refunded, kept, paid)
     select seller_id, month, state, brand, currency, count(*), sum(sold), sum(refunded), sum(kept), sum(paid)
     from ledger_order group by seller_id, month, state, brand, currency`,
  );
  await client.query('vacuum analyze');
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print('Booking lines …');
  await giveLedger(client);
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const read = async (path: string) => {
      const start = performance.now();
      const { status, text } = await http.send({ method: 'GET', path: apiBase + path, headers: { cookie } });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return { time: performance.now() - start, text };
    };
    const first = await read('/ledger');
    const { items, nextCursor }: { items: { orderNumber: string }[]; nextCursor: string } = JSON.parse(first.text);
    const [item] = items;
    const rows: string[][] = [];
    for (const [name, path] of [
      ['a page', '/ledger'],
      ['the page after it', `/ledger?cursor=${nextCursor}`],
      ['a page of what is payable', '/ledger?state=payable'],
      ['the balances', '/ledger/summary'],
      ['an order with its lines', `/ledger/orders/${item?.orderNumber}`],
    ] as const) {
      const times: number[] = [];
      for (let turn = 0; turn < repeats + warmUp; turn += 1) {
        const { time } = await read(path);
        if (turn >= warmUp) times.push(time);
      }
      const { p50, p99 } = summarise(times);
      rows.push([name, p50.toFixed(1), p99.toFixed(1)]);
    }
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      `- the ledger of one seller with ${orders} orders; ${repeats} calls each, one after the other, whole HTTP calls`,
      '',
      ...markdownTable(['call', 'p50, ms', 'p99, ms'], rows),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
