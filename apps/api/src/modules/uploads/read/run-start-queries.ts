import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** When a run of the seller began; undefined when there is none of that number. */
export async function findRunStart(db: SellerDb, runNo: number): Promise<Date | undefined> {
  const row = await db.first(
    query.selectFrom('catalogue_run').select('started_at').where('seller_id', '=', db.sellerId).where('no', '=', runNo),
  );
  return row?.started_at;
}
