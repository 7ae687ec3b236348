import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** A user's app for codes, confirmed or not. */
export function findAuthenticator(db: IdentityDb, userId: string) {
  return db.first(
    query
      .selectFrom('authenticator')
      .select(['sealed_key as sealedKey', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
      .where('user_id', '=', userId),
  );
}

/** Writes a key that is still to be confirmed; false where a confirmed one is. */
export async function writeAuthenticator(
  db: IdentityDb,
  { userId, brand, sealedKey, now }: { userId: string; brand: BrandId; sealedKey: Buffer; now: Date },
): Promise<boolean> {
  const key = { sealed_key: sealedKey, created_at: now, last_step: null };
  const written = await db.first(
    query
      .insertInto('authenticator')
      .values({ user_id: userId, brand, ...key, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(key).where('authenticator.confirmed_at', 'is', null),
      )
      .returning('user_id'),
  );
  return written !== undefined;
}

/** Takes the step of a code, once; false when it, or a later one, was used before. */
export async function takeStep(db: IdentityDb, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const taken = await db.first(
    query
      .updateTable('authenticator')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
      .returning('user_id'),
  );
  return taken !== undefined;
}

/** False where it was confirmed before, or removed. */
export async function confirmAuthenticator(db: IdentityDb, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db.first(
    query
      .updateTable('authenticator')
      .set({ confirmed_at: now })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .returning('user_id'),
  );
  return confirmed !== undefined;
}

/** A portion of all keys, in the order of their users. */
export function findAuthenticatorsAfter(db: IdentityDb, after: string | null) {
  const all = query.selectFrom('authenticator').select(['user_id as userId', 'sealed_key as sealedKey']);
  return db.rows((after === null ? all : all.where('user_id', '>', after)).orderBy('user_id').limit(200));
}

/** Replaces a sealed key unless another one came meanwhile. */
export async function replaceSealedKey(
  db: IdentityDb,
  userId: string,
  { before, sealed }: { before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('authenticator')
      .set({ sealed_key: sealed })
      .where('user_id', '=', userId)
      .where('sealed_key', '=', before),
  );
}
