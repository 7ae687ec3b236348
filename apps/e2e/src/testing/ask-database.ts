import pg from 'pg';
import { runningPortal } from './running-portal.ts';

/** Changes in the database what a journey cannot wait for. */
export async function askDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: runningPortal().databaseUrl });
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}

/** What the database has, for what no screen shows. */
export async function readDatabase(text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: runningPortal().databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  await client.end();
  return rows;
}
