import { readdir, readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureRoles } from '../roles/roles.ts';

const folder = new URL('../../../../migrations/', import.meta.url);
const lockKey = 7_301_998;

/** Brings the database to the newest schema; many processes may call it together, one does the work. Returns the names applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const waiting = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !done.has(name)).toSorted();
    for (const name of waiting) await apply(client, name);
    await client.query(`insert into app_secret (name, value) values ('csrf', $1) on conflict do nothing`, [
      randomBytes(32),
    ]);
    return waiting;
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
