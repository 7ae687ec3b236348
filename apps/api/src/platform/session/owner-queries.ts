import { query } from '../db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb } from '../db/scopes/scopes.ts';

/** Everybody who owns the shop at this moment. */
export function findOwners(db: IdentityDb | MarketplaceDb, { sellerId, now }: { sellerId: string; now: Date }) {
  return db.rows(
    query
      .selectFrom('membership')
      .select('user_id as userId')
      .where('seller_id', '=', sellerId)
      .where('role', '=', 'owner')
      .where((by) => by.or([by('ends_at', 'is', null), by('ends_at', '>', now)])),
  );
}
