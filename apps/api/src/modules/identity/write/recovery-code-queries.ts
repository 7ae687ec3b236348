import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

export interface UserOfBrand {
  readonly userId: string;
  readonly brand: BrandId;
}

/** Writes a user's recovery codes in the place of those before. */
export async function replaceRecoveryCodes(
  db: IdentityDb,
  { userId, brand }: UserOfBrand,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.rows(query.deleteFrom('recovery_code').where('user_id', '=', userId));
  await db.rows(
    query
      .insertInto('recovery_code')
      .values(hashes.map((hash) => ({ user_id: userId, brand, code_hash: hash, used_at: null }))),
  );
}

/** Uses a code up; false when there is none like it, or it was used before. */
export async function spendRecoveryCode(
  db: IdentityDb,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await db.first(
    query
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id'),
  );
  return spent !== undefined;
}

export async function countRecoveryCodes(db: IdentityDb, userId: string): Promise<number> {
  const row = await db.first(
    query
      .selectFrom('recovery_code')
      .select(sql<number>`count(*)::integer`.as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null),
  );
  return row?.left ?? 0;
}
