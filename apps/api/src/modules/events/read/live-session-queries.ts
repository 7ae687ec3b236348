import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { lacksSecondFactor } from '../../../platform/session/second-factor-state-queries.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/** Which of these sessions are still good: not ended, not idle for too long, nobody banned, everybody in the team and nobody without the second factor that it demands. */
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
      .leftJoin('membership as m', (join) =>
        join.onRef('m.user_id', '=', 's.user_id').onRef('m.seller_id', '=', 's.seller_id'),
      )
      .select(['s.id', 's.seller_id as sellerId'])
      .where('s.id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
      .where('s.expires_at', '>', now)
      .where('seller.status', '<>', 'banned')
      .where(sql<boolean>`u.banned is not true`)
      .where((w) => w.or([w('s.user_id', 'is', null), w.and([w('m.role', 'is not', null), inTeamAt(now)])]))
      .where(lacksSecondFactor('seller'), '=', false)
      .where((where) =>
        where.or([where('s.impersonated_by', 'is not', null), where('s.last_seen_at', '>', idleSince)]),
      ),
  );
}
