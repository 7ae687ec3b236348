import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** The user of a brand by username or e-mail, whatever the case. */
export function findUserByName(db: IdentityDb, brand: BrandId, name: string) {
  const lowered = name.toLowerCase();
  return db.first(
    query
      .selectFrom('user_account as u')
      .select(['u.id as userId', 'u.password_hash as passwordHash', 'u.banned'])
      .where('u.brand', '=', brand)
      .where((e) => e.or([e(sql`lower(u.username)`, '=', lowered), e(sql`lower(u.email)`, '=', lowered)]))
      .orderBy(sql`lower(u.username) = ${lowered}`, 'desc')
      .limit(1),
  );
}

export async function findPasswordHash(db: IdentityDb, userId: string): Promise<string | null> {
  const user = await db.first(
    query.selectFrom('user_account').select('password_hash as hash').where('id', '=', userId),
  );
  return user?.hash ?? null;
}
