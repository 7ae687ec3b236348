import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

export interface NewPendingSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly brand: BrandId;
  readonly remember: boolean;
  readonly passwordHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertPendingSignIn(db: IdentityDb, pending: NewPendingSignIn): Promise<void> {
  await db.rows(
    query.insertInto('pending_signin').values({
      token_hash: pending.tokenHash,
      user_id: pending.userId,
      brand: pending.brand,
      remember: pending.remember,
      password_hash: pending.passwordHash,
      tries_left: limits.secondFactorTries,
      expires_at: pending.expiresAt,
    }),
  );
}

interface Pending {
  readonly userId: string;
  readonly remember: boolean;
  readonly passwordHash: Buffer;
  readonly triesLeft: number;
}

/** Takes one try before the code is compared, so that guesses at the same moment count like guesses in turn. */
export function takePendingTry(
  db: IdentityDb,
  { tokenHash, brand, now }: { tokenHash: Buffer; brand: BrandId; now: Date },
): Promise<Pending | undefined> {
  return db.first(
    query
      .updateTable('pending_signin')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('token_hash', '=', tokenHash)
      .where('brand', '=', brand)
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .returning(['user_id as userId', 'remember', 'password_hash as passwordHash', 'tries_left as triesLeft']),
  );
}

/** Ends a pending sign-in; false when somebody else completed it. */
export async function endPendingSignIn(db: IdentityDb, tokenHash: Buffer): Promise<boolean> {
  const ended = await db.first(
    query.deleteFrom('pending_signin').where('token_hash', '=', tokenHash).returning('user_id'),
  );
  return ended !== undefined;
}
