import { sql } from 'kysely';
import type { SellerDb } from '../platform/db/db-scopes.ts';

/** How many products must be fixed now. */
export async function countRed(db: SellerDb, sellerId: string): Promise<number> {
  const statement = sql<{ red: number }>`
    select count(*) as red from sync_finding where seller_id = ${sellerId}::uuid and colour = 'red'`;
  return (await db.first(statement))?.red ?? 0;
}
