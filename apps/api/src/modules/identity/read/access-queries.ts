import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** A user, with when its password was changed last. */
export function findOwnUser(db: IdentityDb, userId: string) {
  return db.first(
    query
      .selectFrom('user_account as u')
      .select(['u.id as userId', 'u.username', 'u.email', 'u.name'])
      .select(
        sql<Date | null>`(select max(replaced_at) from old_password o where o.user_id = u.id)`.as('passwordChangedAt'),
      )
      .where('u.id', '=', userId),
  );
}
