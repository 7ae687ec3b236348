import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';
import { addressees } from '../../owners/users/addressee-queries.ts';

/** A code that is still to be mailed; undefined where it was, where it has expired, and where no account has the address. */
export function findCodeToMail(db: IdentityDb, { codeId, now }: { codeId: string; now: Date }) {
  return db.first(
    addressees()
      .innerJoin('password_code as c', 'c.user_id', 'u.id')
      .select(['c.sealed_code as sealedCode', 'c.expires_at as expiresAt'])
      .where('c.id', '=', codeId)
      .where('c.sealed_code', 'is not', null)
      .where('c.expires_at', '>', now),
  );
}

/** Forgets a code that was mailed; what is left cannot be turned back into it. */
export async function forgetSealedCode(db: IdentityDb, codeId: string): Promise<void> {
  await db.rows(query.updateTable('password_code').set({ sealed_code: null }).where('id', '=', codeId));
}
