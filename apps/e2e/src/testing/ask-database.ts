import pg from 'pg';
import { runningPortal } from './running-portal.ts';

/** Changes in the database what a journey cannot wait for. */
export async function askDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: runningPortal().databaseUrl });
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}
