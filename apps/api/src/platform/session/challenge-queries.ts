import { query } from '../db/scopes/query.ts';
import type { IdentityDb } from '../db/scopes/scopes.ts';

/** Marks a solved challenge as used; false when it was used before. */
export async function spendChallenge(db: IdentityDb, signature: string, expiresAt: Date): Promise<boolean> {
  const spent = await db.rows(
    query
      .insertInto('used_challenge')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature'),
  );
  return spent.length === 1;
}
