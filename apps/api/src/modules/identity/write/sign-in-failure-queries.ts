import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

export type FailureScope = 'account' | 'address' | 'global';

export interface AttemptKey {
  readonly scope: FailureScope;
  readonly keyHash: Buffer;
}

/**
 * Counts an attempt as a failure before it is tried, starting again after a quiet time; returns its number and until when the
 * scope was blocked. The row stays locked until the transaction ends, so attempts of one scope are counted one after the other.
 */
export async function countAttempt(
  db: IdentityDb,
  { scope, keyHash }: AttemptKey,
  { now, forgottenBefore }: { now: Date; forgottenBefore: Date },
): Promise<{ number: number; blockedUntil: Date | null }> {
  const row = await db.first(
    query
      .insertInto('signin_failure')
      .values({ scope, key_hash: keyHash, failures: 1, last_failure_at: now, blocked_until: null })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key_hash']).doUpdateSet({
          failures: sql<number>`case when signin_failure.last_failure_at < ${forgottenBefore} then 1 else signin_failure.failures + 1 end`,
          last_failure_at: now,
        }),
      )
      .returning(['failures', 'blocked_until']),
  );
  return { number: row?.failures ?? 1, blockedUntil: row?.blocked_until ?? null };
}

export async function blockSignIn(db: IdentityDb, { scope, keyHash }: AttemptKey, until: Date): Promise<void> {
  await db.rows(
    query
      .updateTable('signin_failure')
      .set({ blocked_until: until })
      .where('scope', '=', scope)
      .where('key_hash', '=', keyHash),
  );
}

/** Takes back an attempt that was none, and the wait that it may have begun. */
export async function uncountAttempt(
  db: IdentityDb,
  { scope, keyHash }: AttemptKey,
  blocksFrom: number,
): Promise<void> {
  await db.rows(
    query
      .updateTable('signin_failure')
      .set({
        failures: sql<number>`greatest(failures - 1, 0)`,
        blocked_until: sql<Date | null>`case when failures - 1 < ${blocksFrom}::float8 then null else blocked_until end`,
      })
      .where('scope', '=', scope)
      .where('key_hash', '=', keyHash),
  );
}

export async function clearFailures(db: IdentityDb, accountKey: Buffer): Promise<void> {
  await db.rows(query.deleteFrom('signin_failure').where('scope', '=', 'account').where('key_hash', '=', accountKey));
}
