import { sql } from 'kysely';
import pg from 'pg';
import { query } from '../db/scopes/query.ts';
import type { IdentityDb } from '../db/scopes/scopes.ts';

/** How old the last backup is that was noted; null where none was. */
export async function findBackupAge(db: IdentityDb): Promise<number | null> {
  const age = sql<number>`extract(epoch from now() - made_at)::float8`.as('seconds');
  return (await db.first(query.selectFrom('last_backup').select(age)))?.seconds ?? null;
}

/** Notes that the database was backed up just now; as its owner, for no process does. */
export async function noteBackup(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into last_backup (made_at) values (now()) on conflict (one) do update set made_at = excluded.made_at`,
    );
  } finally {
    await client.end();
  }
}
