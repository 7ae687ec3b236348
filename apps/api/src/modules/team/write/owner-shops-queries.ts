import { sql } from 'kysely';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/**
 * The numbers in the market (`market_seller.no`) of this shop and of all others of its brand that one of its owners owns too;
 * who has never offered anything there has none.
 */
export async function findNumbersOfOwners(
  db: IdentityDb,
  { sellerId, now }: { readonly sellerId: string; readonly now: Date },
): Promise<number[]> {
  const statement = sql<{ no: number }>`
    select k.no from seller own join seller s on s.brand = own.brand
    join market_seller k on k.brand = s.brand and k.external_id = s.external_id
    where own.id = ${sellerId}::uuid and (s.id = own.id or s.id in (
      select m.seller_id from membership m where m.role = 'owner' and ${inTeamAt(now)} and m.user_id in (
        select m.user_id from membership m where m.seller_id = ${sellerId}::uuid and m.role = 'owner' and ${inTeamAt(now)})))
    order by k.no`;
  return (await db.rows(statement)).map(({ no }) => no);
}
