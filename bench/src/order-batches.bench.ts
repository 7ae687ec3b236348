import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import type { OrderBatch } from '@offizin/contract/orders/batches';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { openSession, writingHeaders } from './uploads/bench-session.ts';

const { env } = process;
const orders = readNumber(env, 'BENCH_ORDERS', 100);
const size = { orders: 20_000, sellers: 40, large: 2000 };
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** New orders of a seller, with the version in which they are. */
async function newOrders({ client }: BenchDatabase, from: number): Promise<{ orderId: string; version: number }[]> {
  const { rows } = await client.query<{ orderId: string; version: number }>(
    `update seller_order set delivery_type = 'standard', status = 'new' where (seller_id, id) in (
       select o.seller_id, o.id from seller_order o join seller s on s.id = o.seller_id
       where s.external_id = 'bench-1' and not o.warehouse and o.units > 0 order by o.created_at desc, o.id limit $1 offset $2)
     returning id as "orderId", version`,
    [orders, from],
  );
  return rows;
}

const actions = ['confirm', 'process'] as const;

async function measure(database: BenchDatabase): Promise<string[]> {
  const { url, client } = database;
  const portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 1);
  try {
    const cookie = await openSession(client, 'bench-1');
    const writing = await writingHeaders(http, cookie);
    const rows: string[][] = [];
    for (const [at, action] of actions.entries()) {
      const chosen = await newOrders(database, at * orders);
      const numbered = chosen.map((order, index) =>
        action === 'confirm'
          ? order
          : { ...order, dispatch: { courier: 'dhl', trackingNumber: `0034043416106${String(1_000_000 + index)}` } },
      );
      const headers = { ...writing, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const asked = performance.now();
      const started = await http.send({
        method: 'POST',
        path: apiBase + api.orderBatches.start.path,
        headers,
        body: JSON.stringify({ action, orders: numbered }),
      });
      if (started.status !== 200) throw new Error(`${started.status} ${started.text.slice(0, 200)}`);
      const taken = performance.now() - asked;
      const { id, sendsAt } = JSON.parse(started.text) as OrderBatch;
      let batch: OrderBatch | undefined;
      while (batch?.state !== 'done') {
        await wait(20);
        const reply = await http.send({ method: 'GET', path: `${apiBase}/order-batches/${id}`, headers: { cookie } });
        batch = JSON.parse(reply.text) as OrderBatch;
      }
      const sent = Date.parse(batch.finishedAt ?? sendsAt) - Date.parse(sendsAt);
      rows.push([action, String(batch.done), String(batch.refused), taken.toFixed(0), (sent / 1000).toFixed(2)]);
    }
    const { rows: versions } = await client.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    return [
      ...describeMachine(versions[0]?.version ?? ''),
      '',
      ...markdownTable(['', 'done', 'refused', 'call, ms', 'all sent after the undo time, s'], rows),
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
