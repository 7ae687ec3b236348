import pg from 'pg';
import { query } from './direct-query.ts';

/** The rows of each table as text, with the number of the transaction that wrote them. */
export type KeptRows = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Moment {
  readonly rows: KeptRows;
  /** Transactions from this number on had not ended. */
  readonly next: number;
}

const tablesQuery = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$' order by 1`;

/** Every row of every table at one moment, those of the queue of jobs too. */
export async function rowsAtOnce(databaseUrl: string): Promise<Moment> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const { rows: snapshot } = await client.query<{ next: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as next',
    );
    const rows = new Map<string, Map<string, number>>();
    for (const { name } of (await client.query<{ name: string }>(tablesQuery)).rows) {
      const found = await client.query<{ row: string; xid: string }>(
        `select to_jsonb(t)::text as row, xmin::text as xid from ${name} t`,
      );
      rows.set(name, new Map(found.rows.map(({ row, xid }) => [`${xid} ${row}`, Number(xid)])));
    }
    return { rows, next: Number(snapshot[0]?.next) };
  } finally {
    await client.end();
  }
}

const all = function* (rows: KeptRows): Generator<{ table: string; row: string; xid: number }> {
  for (const [table, found] of rows) for (const [row, xid] of found) yield { table, row, xid };
};

/** Those of the transactions that a restored database has as ended well. */
async function committedIn(databaseUrl: string, xids: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const rows = await query<{ xid: string }>(
    databaseUrl,
    `select xid from unnest($1::text[]) xid where pg_xact_status(xid::xid8) is distinct from 'aborted'`,
    [[...xids].map(String)],
  );
  return new Set(rows.map(({ xid }) => Number(xid)));
}

export interface Comparison {
  readonly before: Moment;
  readonly after: Moment;
  /** The database that was restored from a backup made between the two. */
  readonly restoredUrl: string;
  /** Tables in which the restore itself writes. */
  readonly writtenByRestore: readonly string[];
}

export interface Compared {
  /** One line for each row that is missing, or that nobody wrote. */
  readonly differences: readonly string[];
  /** Rows that are there and were written after `before`. */
  readonly writtenMeanwhile: number;
}

/**
 * Compares a restored database row by row with its original, up to the moment of the backup: transactions have the same
 * numbers in both. What was there before or after must be there if the restored database knows its transaction; what is
 * there must have been there before or after, or have been written and written over in between.
 */
export async function compareRestored(order: Comparison): Promise<Compared> {
  const { before, after, restoredUrl, writtenByRestore } = order;
  const restored = await rowsAtOnce(restoredUrl);
  const looked = (rows: KeptRows) => all(rows).filter(({ table }) => !writtenByRestore.includes(table));
  const last = looked(restored.rows).reduce((most, { xid }) => Math.max(most, xid), 0);
  const due = [...looked(after.rows)].filter(({ xid }) => xid <= last);
  const committed = await committedIn(restoredUrl, new Set(due.map(({ xid }) => xid)));
  const has = ({ rows }: Moment, table: string, row: string) => rows.get(table)?.has(row) === true;
  const lost = due
    .filter(({ table, row, xid }) => committed.has(xid) && !has(restored, table, row))
    .map(({ table, row }) => `${table} lost ${row}`);
  const odd = [...looked(restored.rows)]
    .filter(({ table, row, xid }) => xid < before.next && !has(before, table, row) && !has(after, table, row))
    .map(({ table, row }) => `${table} has ${row}`);
  const tables = [...after.rows.keys()].filter((table) => !restored.rows.has(table)).map((table) => `no ${table}`);
  return {
    differences: [...tables, ...lost, ...odd],
    writtenMeanwhile: looked(restored.rows)
      .filter(({ xid }) => xid >= before.next)
      .toArray().length,
  };
}
