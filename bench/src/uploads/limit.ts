import { inflateRawSync } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { summarise } from '../measure/latencies.ts';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The first sheet's bytes as they are in the file: our writer stores the sizes in the central directory. */
function compressedSheet(file: Buffer): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4)) {
    const nameLength = file.readUInt16LE(at + 28);
    if (!file.subarray(at + 46, at + 46 + nameLength).equals(name)) continue;
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    return file.subarray(start, start + file.readUInt32LE(at + 20));
  }
  throw new Error('the file has no first sheet');
}

async function copyOut(client: pg.Client, table: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copyTo(`copy (${table}) to stdout (format binary)`))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const tries = 3;

/** The middle one of some measurements. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < tries; index += 1) times.push(await measure());
  return summarise(times).p50;
}

async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * The least that an upload could take: inflating its sheet, then copying as many offers and results as it has into
 * tables of the same shape, both together. Milliseconds, the middle one of three measurements.
 */
export async function measureLimit(url: string, file: Buffer): Promise<{ inflate: number; copies: number }> {
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const;
  await Promise.all(clients.map((client) => client.connect()));
  const [first, second] = clients;
  try {
    const offers = await copyOut(first, 'select * from offer order by product_no');
    const rows = await copyOut(first, 'select * from run_row where run_no = (select max(run_no) from run_row)');
    const sheet = compressedSheet(file);
    const copyBoth = async () => {
      await first.query('drop table if exists bench_offer, bench_row');
      await first.query('create table bench_offer (like offer including indexes)');
      await first.query('create table bench_row (like run_row)');
      return timed(() =>
        Promise.all([
          pipeline(Readable.from([offers]), first.query(copyFrom('copy bench_offer from stdin (format binary)'))),
          pipeline(Readable.from([rows]), second.query(copyFrom('copy bench_row from stdin (format binary)'))),
        ]),
      );
    };
    const inflate = await medianOf(() => timed(() => inflateRawSync(sheet)));
    return { inflate, copies: await medianOf(copyBoth) };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
