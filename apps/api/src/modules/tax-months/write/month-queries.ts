import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The months in which something was booked, newest first. */
export async function findBookedMonths(db: SellerDb): Promise<string[]> {
  const rows = await db.rows(
    query.selectFrom('tax_month').select('month').where('seller_id', '=', db.sellerId).orderBy('month', 'desc'),
  );
  return rows.map(({ month }) => month);
}
