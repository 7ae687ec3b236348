import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import type { Config } from '../../config.ts';
import { checkDatabase } from '../connect/check-database.ts';
import { withClient } from '../connect/with-client.ts';
import { openForProcesses } from '../roles/process-login.ts';
import { migrate } from './migrate.ts';
import { migrateJobs } from '../../jobs/run-worker.ts';

const statements = new URL('../../../../sandbox.sql', import.meta.url);

const isMarked = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`select 1 from pg_proc where proname = 'delete_made_up_orders'`)).rows.length > 0;

/** Refuses a portal on the database of a sandbox: its orders would be deleted. */
export function refuseSandbox(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    if (await isMarked(client))
      throw new ConfigError(
        'DATABASE_URL names the database of a sandbox, in which nothing is kept; name another one.',
      );
  });
}

/** Whether two addresses lead to one database, however they are written: a lock that one holds is not free for the other. */
function areOne(one: string, other: string): Promise<boolean> {
  const key = randomInt(2 ** 47);
  return withClient(one, async (holder) => {
    await holder.query('select pg_advisory_lock($1)', [key]);
    return withClient(other, async (client) => {
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [key]);
      return rows[0]?.free !== true;
    });
  });
}

/** Makes a migrated database the sandbox, unless a portal lives in it. */
export function markSandbox(ownerUrl: string): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('sandbox'))`);
    // Row-level security binds the owner too, but no key belongs to a shop: a portal that was ever used has one, a sandbox none.
    const used = await client.query('select 1 from api_key limit 1');
    if (used.rows.length > 0)
      throw new ConfigError('SANDBOX_DATABASE_URL names the database of a portal; name one that is empty.');
    await client.query(await readFile(statements, 'utf8'));
    await client.query('commit');
  });
}

const isThere = '42P04';

/** Makes a database beside another one, where it is not there yet. */
export function makeDatabase(ownerUrl: string, name: string): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    await client.query(`create database ${name}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === isThere)) throw error;
    });
  });
}

/** Brings the database of the sandbox, where there is one, to the schema of the portal; refuses one that holds a portal. */
export async function prepareSandbox({ databaseOwnerUrl: portalUrl, sandbox }: Config): Promise<void> {
  if (sandbox === null) return;
  const { databaseUrl, databaseOwnerUrl } = sandbox;
  if (databaseOwnerUrl !== databaseUrl) await checkDatabase(databaseOwnerUrl, 'SANDBOX_DATABASE_OWNER_URL');
  await checkDatabase(databaseUrl, 'SANDBOX_DATABASE_URL');
  if (await areOne(portalUrl, databaseOwnerUrl))
    throw new ConfigError('SANDBOX_DATABASE_URL names the database of the portal; name another one.');
  await migrate(databaseOwnerUrl);
  await migrateJobs(databaseOwnerUrl);
  await openForProcesses(databaseOwnerUrl, databaseUrl);
  await markSandbox(databaseOwnerUrl);
}
