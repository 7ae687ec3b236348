import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

/** Which of these sessions are still good: not ended, not idle for too long, nobody banned. */
export function findLiveSessions(
  db: IdentityDb,
  sessionIds: readonly string[],
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db.rows(
    query
      .selectFrom('session as s')
      .innerJoin('seller', 'seller.id', 's.seller_id')
      .leftJoin('user_account as u', 'u.id', 's.user_id')
      .select('s.id')
      .where('s.id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
      .where('s.expires_at', '>', now)
      .where('seller.status', '<>', 'banned')
      .where(sql<boolean>`u.banned is not true`)
      .where((where) =>
        where.or([where('s.impersonated_by', 'is not', null), where('s.last_seen_at', '>', idleSince)]),
      ),
  );
}
