import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Waits until nobody else stores something of the seller: what is counted holds until the end of the transaction. */
export async function lockStorage(db: SellerDb): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`storage ${db.sellerId}`}, 0))`);
}
