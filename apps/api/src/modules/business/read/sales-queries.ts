import type { SalesHour } from '@offizin/domain/business/sales-days';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface KeptHour extends SalesHour {
  readonly warehouse: boolean;
}

/** What came in since a moment, hour by hour, as it is kept. */
export function findSalesHours(db: SellerDb, since: Date): Promise<KeptHour[]> {
  return db.rows(
    query
      .selectFrom('sales_hour')
      .select(['warehouse', 'hour', 'orders', 'units', 'value'])
      .where('seller_id', '=', db.sellerId)
      .where('hour', '>=', since),
  );
}

export interface OpenOfDay {
  readonly warehouse: boolean;
  readonly day: string;
  readonly open: number;
}

/** How many orders of each day are still to manage: few, and an index has them apart. */
export function countOpenOfDays(
  db: SellerDb,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<OpenOfDay[]> {
  return db.rows(sql<OpenOfDay>`
    select warehouse, to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::integer as open
    from seller_order
    where seller_id = ${db.sellerId}::uuid and warehouse in (false, true) and open and origin <> 'replacement'
      and created_at >= ${since}::timestamptz
    group by 1, 2`);
}
