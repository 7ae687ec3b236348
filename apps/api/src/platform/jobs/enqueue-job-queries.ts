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

/** Asks for a job in the transaction that needs it: committed together or not at all. */
export async function enqueueJob<N extends JobName>(
  db: SellerDb | MarketplaceDb | IdentityDb,
  { name, payload }: { readonly name: N; readonly payload: JobPayload<N> },
  options: JobOptions = {},
): Promise<void> {
  const flags = backgroundJobs.has(name) ? [backgroundFlag] : null;
  const statement = sql`
    select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${options.queue ?? null}::text, ${options.key ?? null}::text,
      ${flags}::text[], ${options.due ?? null}::timestamptz)`;
  await db.rows(statement);
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
