import type { IdentityDb } from '../db/scopes/scopes.ts';
import { query } from '../db/scopes/query.ts';

/** The key with this hash unless it has expired. */
export function findApiKey(db: IdentityDb, keyHash: Buffer, now: Date) {
  return db.first(
    query
      .selectFrom('api_key')
      .select(['brand', 'name', 'scopes'])
      .where('key_hash', '=', keyHash)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now)])),
  );
}
