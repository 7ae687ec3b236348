import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/** The names of those who own the shop at this moment, whoever came first before the others. */
export async function findOwnerNames(
  db: IdentityDb,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<string[]> {
  const rows = await db.rows(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select('u.name')
      .where('m.seller_id', '=', sellerId)
      .where('m.role', '=', 'owner')
      .where('u.banned', '=', false)
      .where(inTeamAt(now))
      .orderBy('m.since')
      .orderBy('u.name'),
  );
  return rows.map(({ name }) => name);
}
