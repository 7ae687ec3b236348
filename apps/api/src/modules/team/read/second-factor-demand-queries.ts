import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { lacksSecondFactor } from '../../../platform/session/second-factor-state-queries.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/** The people of a shop, or one of them, who are still to set up the second factor that it demands, with what a mail to them needs. */
export function findWhoLacksSecondFactor(
  db: IdentityDb,
  { sellerId, userId, now }: { sellerId: string; userId?: string; now: Date },
) {
  const all = query
    .selectFrom('membership as m')
    .innerJoin('seller as s', 's.id', 'm.seller_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.brand', 'u.email', 'u.name', 's.name as shop', 's.country_code as country'])
    .select((column) => column.fn.coalesce('u.locale', 's.locale').as('locale'))
    .where('m.seller_id', '=', sellerId)
    .where('u.banned', '=', false)
    .where(inTeamAt(now))
    .where(lacksSecondFactor('s'), '=', true);
  return db.rows(userId === undefined ? all : all.where('m.user_id', '=', userId));
}
