import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../db/db-scopes.ts';
import type { JobName, JobPayload } from './job-payloads.ts';

/** Where a job stands in line: jobs of one queue run one after the other, of one wish only the last waits. */
export interface JobPlace {
  readonly queue?: string;
  readonly wish?: string;
}

/** Asks for a job in the transaction that needs it: committed together or not at all. */
export async function enqueueJob<N extends JobName>(
  db: SellerDb | MarketplaceDb,
  { name, payload }: { readonly name: N; readonly payload: JobPayload<N> },
  place: JobPlace = {},
): Promise<void> {
  const statement = sql`
    select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${place.queue ?? null}::text, ${place.wish ?? null}::text)`;
  await db.rows(statement);
}

/** The place of everything that changes a seller's offers: one running catalogue job per seller. */
export function catalogueQueue(sellerId: string): JobPlace {
  return { queue: `catalogue:${sellerId}` };
}
