import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** The user of a brand with an e-mail address, whatever its case. */
export function findUserByEmail(db: IdentityDb, brand: BrandId, email: string) {
  return db.first(
    query
      .selectFrom('user_account')
      .select('id as userId')
      .where('brand', '=', brand)
      .where(sql`lower(email)`, '=', email.toLowerCase()),
  );
}

/** The user behind a code, with the hashes of the passwords that it has and had, the newest first. */
export async function findUserOfCode(db: IdentityDb, userId: string) {
  const user = await db.first(
    query
      .selectFrom('user_account as u')
      .select(['u.id as userId', 'u.password_hash as passwordHash', 'u.banned'])
      .where('u.id', '=', userId),
  );
  const old = await db.rows(
    query
      .selectFrom('old_password')
      .select('password_hash as hash')
      .where('user_id', '=', userId)
      .orderBy('replaced_at', 'desc'),
  );
  return user && { ...user, oldHashes: old.map(({ hash }) => hash) };
}

/** Remembers a password that was replaced, and forgets those that are older than the last ten. */
export async function rememberPassword(
  db: IdentityDb,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db.rows(
    query.insertInto('old_password').values({ user_id: userId, replaced_at: now, password_hash: passwordHash }),
  );
  const forgotten = sql`
    delete from old_password where user_id = ${userId}::uuid and replaced_at not in (
      select replaced_at from old_password where user_id = ${userId}::uuid order by replaced_at desc limit ${limits.passwordsRemembered - 1}
    )`;
  await db.rows(forgotten);
}
