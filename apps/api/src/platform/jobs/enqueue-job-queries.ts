import { sql } from 'kysely';
import { query } from '../db/db-query.ts';
import type { SellerDb } from '../db/db-scopes.ts';
import type { JobName, JobPayload } from './job-payloads.ts';

/** Asks for a job in the transaction that needs it: committed together or not at all. */
export async function enqueueJob<N extends JobName>(db: SellerDb, name: N, payload: JobPayload<N>): Promise<void> {
  const statement = sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json)`;
  await db.rows({ compile: () => statement.compile(query) });
}
