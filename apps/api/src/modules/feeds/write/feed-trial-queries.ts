import { randomUUID } from 'node:crypto';
import type { FeedTrialResult } from '@offizin/contract/feeds/seller';
import type { Insertable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Begins a try in the place of the one before; returns its id. */
export async function beginTrial(db: SellerDb, trial: Insertable<Schema['feed_trial']>): Promise<string> {
  // In one statement: of two that begin at once the later one stays.
  const { seller_id, ...asked } = trial;
  const begun = { result: null, ...asked, id: randomUUID() };
  const [row] = await db.rows(
    query
      .insertInto('feed_trial')
      .values({ seller_id, ...begun })
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(begun))
      .returning('id'),
  );
  if (row === undefined) throw new Error('the try was not written');
  return row.id;
}

export function findTrial(db: SellerDb, sellerId: string) {
  return db.first(query.selectFrom('feed_trial').selectAll().where('seller_id', '=', sellerId));
}

export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>;

/** Writes down what a try found and forgets its password; a newer try is left alone. */
export async function endTrial(
  db: SellerDb,
  { sellerId, trialId, result }: { sellerId: string; trialId: string; result: FeedTrialResult },
): Promise<void> {
  await db.rows(
    query
      .updateTable('feed_trial')
      .set({ result: JSON.stringify(result), password: null })
      .where('seller_id', '=', sellerId)
      .where('id', '=', trialId),
  );
}
