import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

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

export interface NewCode {
  readonly id: string;
  readonly brand: BrandId;
  /** Null where no account has the address. */
  readonly userId: string | null;
  readonly flowHash: Buffer;
  readonly codeMac: Buffer;
  readonly sealedCode: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Writes a code in the place of the user's one before: nobody has two that live. */
export async function writeCode(db: IdentityDb, code: NewCode): Promise<void> {
  const values = {
    id: code.id,
    flow_hash: code.flowHash,
    brand: code.brand,
    code_mac: code.codeMac,
    sealed_code: code.sealedCode,
    tries_left: limits.passwordCodeTries,
    created_at: code.now,
    expires_at: code.expiresAt,
  };
  await db.rows(
    query
      .insertInto('password_code')
      .values({ ...values, user_id: code.userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values)),
  );
}

export interface TakenTry {
  readonly id: string;
  readonly userId: string | null;
  readonly codeMac: Buffer;
  readonly triesLeft: number;
}

/**
 * Takes one try before the code is compared, so that guesses at the same moment count like guesses in turn; undefined once the
 * code has expired, its tries are used up, or another one took its place.
 */
export function takeTry(
  db: IdentityDb,
  { brand, flowHash, now }: { brand: BrandId; flowHash: Buffer; now: Date },
): Promise<TakenTry | undefined> {
  return db.first(
    query
      .updateTable('password_code')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('flow_hash', '=', flowHash)
      .where('brand', '=', brand)
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .returning(['id', 'user_id as userId', 'code_mac as codeMac', 'tries_left as triesLeft']),
  );
}

/** Gives back the try of a right code whose password cannot be taken. */
export async function giveBackTry(db: IdentityDb, id: string): Promise<void> {
  await db.rows(
    query
      .updateTable('password_code')
      .set({ tries_left: sql<number>`least(tries_left + 1, ${limits.passwordCodeTries}::smallint)` })
      .where('id', '=', id),
  );
}

/** Uses a code up; false when somebody else did, or another one took its place meanwhile. */
export async function useCode(db: IdentityDb, id: string): Promise<boolean> {
  const used = await db.first(query.deleteFrom('password_code').where('id', '=', id).returning('id'));
  return used !== undefined;
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
