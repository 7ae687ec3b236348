import type pg from 'pg';
import { markdownTable } from '../measure/machine.ts';

const sampleRows = 20_000;
const rowsPerStatement = 500;

interface Sample {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

async function takeSample(client: pg.Client): Promise<Sample> {
  const { fields, rows } = await client.query<unknown[]>({
    text: `select * from offer order by seller_id, product_no limit ${sampleRows}`,
    rowMode: 'array',
  });
  return { columns: fields.map(({ name }) => name), rows };
}

function upsertOf(columns: readonly string[], rows: number): string {
  const values = Array.from(
    { length: rows },
    (_row, row) => `(${columns.map((_column, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  const changes = columns
    .filter((column) => column !== 'seller_id' && column !== 'product_no')
    .map((column) => `${column} = excluded.${column}`);
  return `insert into bench_upsert (${columns.join(', ')}) values ${values.join(', ')} on conflict (seller_id, product_no) do update set ${changes.join(', ')}`;
}

/** Upserts the sample, a number of rows in each prepared statement, in one transaction; milliseconds. */
async function upsert(client: pg.Client, { columns, rows }: Sample, together: number): Promise<number> {
  const text = upsertOf(columns, together);
  const start = performance.now();
  await client.query('begin');
  for (let at = 0; at + together <= rows.length; at += together) {
    await client.query({ name: `upsert ${together}`, text, values: rows.slice(at, at + together).flat() });
  }
  await client.query('commit');
  return performance.now() - start;
}

/** What the offers alone would take with the statements that one writes first, counted up to a number of rows. */
export async function measureUpserts(client: pg.Client, rows: number): Promise<string[]> {
  const sample = await takeSample(client);
  const table: string[][] = [];
  for (const [name, together] of [
    ['one row in each statement', 1],
    [`${rowsPerStatement} rows in each statement`, rowsPerStatement],
  ] as const) {
    await client.query('drop table if exists bench_upsert');
    await client.query('create table bench_upsert (like offer including indexes)');
    const first = await upsert(client, sample, together);
    const again = await upsert(client, sample, together);
    const scaled = (milliseconds: number) => ((milliseconds * rows) / sample.rows.length).toFixed(0);
    table.push([name, scaled(first), scaled(again)]);
  }
  await client.query('drop table bench_upsert');
  return [
    `Upserts of ${sample.rows.length} offers, without rows, history, counters or events, counted up to ${rows}:`,
    '',
    ...markdownTable(['upsert', 'new, ms', 'again, ms'], table),
  ];
}
