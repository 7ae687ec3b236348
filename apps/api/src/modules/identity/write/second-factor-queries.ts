import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Whether the password of a user is only the first of two steps. */
export async function hasSecondFactor(db: IdentityDb, userId: string): Promise<boolean> {
  const found = await db.first(
    query
      .selectFrom('authenticator')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null),
  );
  return found !== undefined;
}

/** Takes away the app and the recovery codes, which only stand in for it; false where there was no app. */
export async function deleteAuthenticator(db: IdentityDb | MarketplaceDb, userId: string): Promise<boolean> {
  await db.rows(query.deleteFrom('recovery_code').where('user_id', '=', userId));
  const deleted = await db.first(query.deleteFrom('authenticator').where('user_id', '=', userId).returning('user_id'));
  return deleted !== undefined;
}

export async function deletePasskeysOf(db: IdentityDb | MarketplaceDb, userId: string): Promise<void> {
  await db.rows(query.deleteFrom('passkey').where('user_id', '=', userId));
}
