import { sql } from 'kysely';
import type { RetentionDb, SellerDb } from '../scopes/scopes.ts';

/** Makes the partitions of a moment's month where they are missing; retention makes those of the next month ahead of time. */
export async function ensureMonthPartitions(db: SellerDb | RetentionDb, moment: Date): Promise<void> {
  await db.rows(sql`select ensure_month_partitions(${moment})`);
}
