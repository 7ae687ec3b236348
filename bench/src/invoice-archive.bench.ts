import { createHash, randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type pg from 'pg';
import { freePort } from '../../scripts/database/free-port.ts';
import { describeMachine } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { type BenchDatabase, withBenchDatabase } from './portal/bench-database.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, type RunningPortal, startApi } from './portal/running-portal.ts';
import { openSession, writingHeaders } from './uploads/bench-session.ts';
import { watchProcess } from './uploads/watch-process.ts';

const { env } = process;
const documents = readNumber(env, 'BENCH_DOCUMENTS', 1000);
const kilobytes = readNumber(env, 'BENCH_KILOBYTES', 100);
const size = { orders: 20_000, sellers: 40, large: 400 };
const megabytes = (documents * kilobytes) / 1024;
/** A job of a dead worker is free again after 35 s. */
const longest = 120_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Documents whose files cannot be packed any more, as those of PDFs. */
async function giveInvoices(client: pg.Client): Promise<void> {
  await client.query(
    `insert into invoice (seller_id, invoice_no, brand, kind, type, issued_on, month, currency, net, vat, gross, record, content_hash, received_at)
     select id, 'LI-2026-' || lpad(n::text, 6, '0'), brand, 'ISSUED', 'report', '2026-11-20', '2026-' || lpad((1 + n % 12)::text, 2, '0'),
       'EUR', 0, 0, 0, '{}', '', now()
     from seller, generate_series(1, $1::integer) n where external_id = 'bench-1'`,
    [documents],
  );
  for (let no = 1; no <= documents; no += 1)
    await client.query(
      `insert into invoice_file (seller_id, invoice_no, format, brand, bytes, content, made_at)
       select seller_id, invoice_no, 'pdf', brand, $2, $3, now() from invoice where invoice_no = $1`,
      [`LI-2026-${String(no).padStart(6, '0')}`, kilobytes * 1024, randomBytes(kilobytes * 1024)],
    );
}

async function begin(http: HttpClient, headers: Readonly<Record<string, string>>): Promise<string> {
  const { status, text } = await http.send({
    method: 'POST',
    path: `${apiBase}/exports`,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomBytes(12).toString('hex') },
    body: JSON.stringify({ question: { kind: 'invoices' }, format: 'zip' }),
  });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return api.exports.start.response.parse(JSON.parse(text)).id;
}

async function until(client: pg.Client, id: string, condition: string): Promise<void> {
  const end = performance.now() + longest;
  const question = `select 1 from export where id = $1 and (${condition})`;
  while ((await client.query(question, [id])).rowCount === 0) {
    if (performance.now() > end) throw new Error(`not within ${longest / 1000} s: ${condition}`);
    await wait(5);
  }
}

interface Download {
  readonly bytes: number;
  readonly hash: string;
}

function download(port: number, cookie: string, id: string): Promise<Download> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    let bytes = 0;
    get({ host: '127.0.0.1', port, path: `${apiBase}/exports/${id}/file`, headers: { host, cookie } }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`the download: ${reply.statusCode}`));
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        hash.update(chunk);
      });
      reply.on('error', reject).on('end', () => resolve({ bytes, hash: hash.digest('hex') }));
    }).on('error', reject);
  });
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
}

/** Kills the portal once a half of the parts is kept; how long a new one needs, and whether the archive is the same. */
async function killed({ url, client }: BenchDatabase, portal: RunningPortal, id: string) {
  const half = Math.max(1, Math.floor((megabytes * 2 ** 20) / limits.exportPartBytes / 2));
  await until(client, id, `(select count(*) from export_part where export_id = export.id) >= ${half}`);
  await portal.kill();
  const { rows } = await client.query<{ status: string; parts: number }>(
    `select status, (select count(*)::integer from export_part where export_id = export.id) as parts from export where id = $1`,
    [id],
  );
  if (rows[0]?.status !== 'preparing') throw new Error('the archive was done before the kill');
  const [seconds, next] = await timed(async () => {
    const started = await startApi(url);
    await until(client, id, `status = 'ready'`);
    return started;
  });
  return { seconds, parts: rows[0].parts, portal: next };
}

async function measure({ url, client }: BenchDatabase): Promise<string[]> {
  print(`Writing ${documents} documents …`);
  await giveInvoices(client);
  const { rows } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const metricsPort = await freePort();
  env['METRICS_PORT'] = String(metricsPort);
  let portal = await startApi(url);
  const http = openHttpClient({ port: portal.port, host }, 2);
  try {
    const cookie = await openSession(client, 'bench-1');
    const headers = await writingHeaders(http, cookie);
    const { memory: idle } = await watchProcess(metricsPort, () => wait(1500));
    const { result, memory } = await watchProcess(metricsPort, async () => {
      const [made, id] = await timed(async () => {
        const begun = await begin(http, headers);
        await until(client, begun, `status = 'ready'`);
        return begun;
      });
      const [sent, first] = await timed(() => download(portal.port, cookie, id));
      return { made, sent, first };
    });
    const again = await begin(http, headers);
    const resumed = await killed({ url, client }, portal, again);
    portal = resumed.portal;
    const second = await download(portal.port, cookie, again);
    const { made, sent, first } = result;
    if (second.hash !== first.hash) throw new Error('the resumed archive is another one');
    return [
      ...describeMachine(rows[0]?.version ?? ''),
      `- ${documents} PDFs of ${kilobytes} kB, an archive of ${(first.bytes / 2 ** 20).toFixed(0)} MB`,
      `- made in ${made.toFixed(1)} s, ${(megabytes / made).toFixed(0)} MB/s; downloaded in ${sent.toFixed(1)} s`,
      `- most memory of the process meanwhile: ${(memory / 2 ** 20).toFixed(0)} MB, before it ${(idle / 2 ** 20).toFixed(0)} MB`,
      `- killed with ${resumed.parts} parts kept: ready ${resumed.seconds.toFixed(1)} s after the start of a new process, the same bytes`,
    ];
  } finally {
    http.close();
    await portal.stop();
  }
}

const report = await withBenchDatabase({ size, dataDir: env['BENCH_DATA_DIR'], log: print }, measure);
print(`\n${report.join('\n')}`);
