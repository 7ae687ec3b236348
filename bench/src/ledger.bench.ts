import { brands } from '@offizin/domain/brand/brands';
import type pg from 'pg';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { readFrom, timesOf } from './measure/time-calls.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 200_000);
const repeats = readNumber(env, 'BENCH_REPEATS', 200);
const size = { orders: orders + 20_000, sellers: 40, large: orders };
const spanishHost = brands.es.developmentHosts[0]?.host ?? 'localhost';
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Books four lines for each order of the first seller; a hundredth waits for its payout. */
async function giveLedger(client: pg.Client): Promise<void> {
  await client.query(
    `insert into ledger_order (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded, kept,
       commission, paid, country, shipping, paid_on, changed_at)
     select o.seller_id, o.number, o.brand, o.created_at, to_char(o.created_at at time zone 'Europe/Berlin', 'YYYY-MM'), o.currency,
       jsonb_build_array(
         jsonb_build_object('lineNo', 1, 'kind', 'sale', 'amount', o.subtotal, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 2, 'kind', 'shipping', 'amount', o.shipping, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 3, 'kind', 'commission', 'amount', -o.subtotal / 10, 'bookedOn', '2026-11-01', 'rate', null, 'text', null, 'payoutNo', null),
         jsonb_build_object('lineNo', 4, 'kind', 'commission_vat', 'amount', -o.subtotal / 50, 'bookedOn', '2026-11-01', 'rate', 1900, 'text', null, 'payoutNo', null)),
       '{"state": "payable", "reason": null, "since": null, "payableOn": null}',
       case when row_number() over (order by o.number) % 100 = 0 then 'payable' else 'paid' end, o.subtotal + o.shipping, 0,
       -o.subtotal / 10 - o.subtotal / 50, -o.subtotal / 10 - o.subtotal / 50, 0, 'DE',
       case when o.shipping = 0 then '[]' else jsonb_build_array(jsonb_build_object('rate', 1900, 'gross', o.shipping, 'vat', o.shipping * 19 / 119)) end,
       null, now()
     from seller_order o join seller s on s.id = o.seller_id where s.external_id = 'bench-1'`,
  );
  await client.query(
    `insert into ledger_balance (seller_id, month, state, brand, currency, orders, sold, refunded, kept, commission, paid)
     select seller_id, month, state, brand, currency, count(*), sum(sold), sum(refunded), sum(kept), sum(commission), sum(paid)
     from ledger_order group by seller_id, month, state, brand, currency`,
  );
  await client.query(
    `insert into ledger_shipping (seller_id, month, country, rate, brand, currency, orders, gross, vat)
     select seller_id, month, country, 1900, brand, currency, count(*), sum((shipping -> 0 ->> 'gross')::bigint), sum((shipping -> 0 ->> 'vat')::bigint)
     from ledger_order where shipping <> '[]' group by seller_id, month, country, brand, currency`,
  );
  await client.query('vacuum analyze');
}

/** Keeps the figures of the tax month in which all of it is booked, as bookings would have. */
async function giveTaxMonth(client: pg.Client): Promise<void> {
  await client.query(`update ledger_order set tax_lines = 4`);
  await client.query(
    `insert into tax_month (seller_id, month, brand, begun_at) select distinct seller_id, '2026-11', brand, now() from ledger_order`,
  );
  await client.query(
    `insert into tax_figure (seller_id, month, booked_month, order_month, country, kind, rate, brand, currency, lines, credit, debit)
     select o.seller_id, '2026-11', '2026-11', o.month, o.country, l ->> 'kind', 1900, o.brand, o.currency, count(*),
       sum(greatest((l ->> 'amount')::bigint, 0)), sum(least((l ->> 'amount')::bigint, 0))
     from ledger_order o, jsonb_array_elements(o.lines) l group by o.seller_id, o.month, o.country, l ->> 'kind', o.brand, o.currency`,
  );
  await client.query('vacuum analyze');
}

/** Makes the first seller one of the brand that has reports; the loaded marketplace is of another. */
async function moveToSpain(client: pg.Client): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  for (const table of [
    'seller_order',
    'ledger_order',
    'ledger_balance',
    'ledger_shipping',
    'tax_month',
    'tax_figure',
    'membership',
    'session',
  ])
    await client.query(
      `update ${table} set brand = 'es' where seller_id = (select id from seller where external_id = 'bench-1')`,
    );
  await client.query(`update user_account set brand = 'es' where username = 'bench-1'`);
  await client.query(`update seller set brand = 'es' where external_id = 'bench-1'`);
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze');
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print('Booking lines …');
  await giveLedger(client);
  await giveTaxMonth(client);
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const read = (path: string) => readFrom(http, cookie, path);
    const first = await read('/ledger');
    const { items, nextCursor }: { items: { orderNumber: string }[]; nextCursor: string } = JSON.parse(first.text);
    const [item] = items;
    const rows: string[][] = [];
    for (const [name, path] of [
      ['a page', '/ledger'],
      ['the page after it', `/ledger?cursor=${nextCursor}`],
      ['a page of what is payable', '/ledger?state=payable'],
      ['the balances', '/ledger/summary'],
      ['the totals of all', '/ledger/totals'],
      ['the totals of a month', '/ledger/totals?month=2026-10'],
      ['the totals of those with shipping', '/ledger/totals?only=shipping'],
      ['a tax month', '/tax-months/2026-11'],
      ['an order with its lines', `/ledger/orders/${item?.orderNumber}`],
    ] as const) {
      rows.push([name, ...(await timesOf(repeats, () => read(path)))]);
    }
    await moveToSpain(client);
    const spanish = openHttpClient({ port: portal.port, host: spanishHost }, 1);
    rows.push(['the reports of a year', ...(await timesOf(repeats, () => readFrom(spanish, cookie, '/reports')))]);
    spanish.close();
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
