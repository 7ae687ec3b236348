import { readdir, readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { ensureRoles } from '../roles/roles.ts';
import { newestOfVersionBefore } from './version-before.ts';

const folder = new URL('../../../../migrations/', import.meta.url);
const lockKey = 7_301_998;

export interface Migrated {
  /** The names that were applied. */
  readonly applied: readonly string[];
  /** Those of a newer version, which this one does not have. */
  readonly unknown: readonly string[];
}

interface Done {
  readonly name: string;
  /** Whether a process that does not have it cannot work with the database any more. */
  readonly needed: boolean;
}

async function readDone(client: pg.Client): Promise<Done[]> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await client.query('alter table migration add column if not exists needed boolean not null default false');
  return (await client.query<Done>('select name, needed from migration order by name')).rows;
}

/** Brings the database to the newest schema; many processes may call it together, one does the work. Never brings it back. */
export async function migrate(databaseUrl: string): Promise<Migrated> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client);
    const done = await readDone(client);
    const own = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const unknown = done.filter(({ name }) => !own.includes(name));
    const lacking = unknown.findLast(({ needed }) => needed);
    if (lacking !== undefined)
      throw new ConfigError(
        `DATABASE_URL: the database is more than one version ahead: it needs the migration ${lacking.name}, which this version does not have. Nothing was changed; start the newer version.`,
      );
    const applied = own.filter((name) => !done.some((one) => one.name === name));
    for (const name of applied) await apply(client, name);
    await client.query('update migration set needed = true where name <= $1 and not needed', [newestOfVersionBefore]);
    await client.query(`insert into app_secret (name, value) values ('csrf', $1) on conflict do nothing`, [
      randomBytes(32),
    ]);
    // As the owner, and not in a transaction that writes: there a database of several nodes makes no tables.
    await client.query('select ensure_month_partitions(now())');
    return { applied, unknown: unknown.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Row-level security binds the owner too: data that a migration moves would stay where it is, without an error. */
const whileForced = (word: 'force' | 'no force'): string => `
  do $$ declare owned regclass; begin
    for owned in select oid from pg_class where relrowsecurity and relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace loop
      execute format('alter table %s ${word} row level security', owned);
    end loop;
  end $$`;

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  try {
    await client.query(whileForced('no force'));
    await client.query(text);
    await client.query(whileForced('force'));
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
