import { sql } from 'kysely';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../db/scopes/scopes.ts';
import { backgroundFlag, backgroundJobs, type JobName, type JobPayload } from './job-payloads.ts';

/** How a job waits: jobs of one queue run one after the other, of one key only the last one waits. */
export interface JobOptions {
  readonly queue?: string;
  readonly key?: string;
  /** Not before this moment. */
  readonly due?: Date;
}

/** A job that is asked for, with how it waits. */
export interface AskedJob<N extends JobName> {
  readonly payload: JobPayload<N>;
  readonly options: JobOptions;
}

/** Asks for jobs of one kind in the transaction that needs them, by one statement: committed together or not at all. */
export async function enqueueJobs<N extends JobName>(
  db: SellerDb | MarketplaceDb | IdentityDb,
  name: N,
  jobs: readonly AskedJob<N>[],
): Promise<void> {
  const flags = backgroundJobs.has(name) ? [backgroundFlag] : null;
  const asked = jobs.map(({ payload, options: { queue, key, due } }) => ({ payload, queue, key, due }));
  await db.rows(sql`
    select enqueue_job(${name}, j.payload, j.queue, j.key, ${flags}::text[], j.due)
    from json_to_recordset(${JSON.stringify(asked)}::json) as j (payload json, queue text, key text, due timestamptz)`);
}

/** Asks for one job. */
export function enqueueJob<N extends JobName>(
  db: SellerDb | MarketplaceDb | IdentityDb,
  { name, payload }: { readonly name: N; readonly payload: JobPayload<N> },
  options: JobOptions = {},
): Promise<void> {
  return enqueueJobs(db, name, [{ payload, options }]);
}

/** The options of everything that changes a seller's offers: one running catalogue job per seller. */
export function catalogueQueue(sellerId: string): JobOptions {
  return { queue: `catalogue:${sellerId}` };
}

/** The options of the files of a seller's documents: one document after the other. */
export function invoiceFilesQueue(sellerId: string): JobOptions {
  return { queue: `invoices:${sellerId}` };
}

/** The options of files that are prepared for a seller: one at a time, beside the changes of its offers. */
export function preparedFilesQueue(sellerId: string): JobOptions {
  return { queue: `files:${sellerId}` };
}
