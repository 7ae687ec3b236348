import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

export type FailureScope = 'account' | 'address' | 'global';

export function findFailures(db: IdentityDb, keyHashes: readonly Buffer[]) {
  return db.rows(
    query
      .selectFrom('signin_failure')
      .select(['scope', 'failures', 'last_failure_at', 'blocked_until'])
      .where('key_hash', 'in', [...keyHashes]),
  );
}

/** Adds one failure, starting again after a quiet time; returns how many there are now. */
export async function countFailure(
  db: IdentityDb,
  failure: { scope: FailureScope; keyHash: Buffer; now: Date; forgottenBefore: Date },
): Promise<number> {
  const row = await db.first(
    query
      .insertInto('signin_failure')
      .values({
        scope: failure.scope,
        key_hash: failure.keyHash,
        failures: 1,
        last_failure_at: failure.now,
        blocked_until: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key_hash']).doUpdateSet({
          failures: sql<number>`case when signin_failure.last_failure_at < ${failure.forgottenBefore} then 1 else signin_failure.failures + 1 end`,
          last_failure_at: failure.now,
        }),
      )
      .returning('failures'),
  );
  return row?.failures ?? 1;
}

export async function blockSignIn(
  db: IdentityDb,
  block: { scope: FailureScope; keyHash: Buffer; until: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('signin_failure')
      .set({ blocked_until: block.until })
      .where('scope', '=', block.scope)
      .where('key_hash', '=', block.keyHash),
  );
}

export async function clearFailures(db: IdentityDb, accountKey: Buffer): Promise<void> {
  await db.rows(query.deleteFrom('signin_failure').where('scope', '=', 'account').where('key_hash', '=', accountKey));
}

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
