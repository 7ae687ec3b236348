import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { tokenColumns } from '../../../platform/session/api-token-write-queries.ts';

/** The shop's tokens, the newest first; behind those that are not revoked the newest of those that are. */
export async function findTokens(db: SellerDb, sellerId: string) {
  const tokens = () => query.selectFrom('api_token').select(tokenColumns).where('seller_id', '=', sellerId);
  const live = await db.rows(tokens().where('revoked_at', 'is', null).orderBy('created_at', 'desc').orderBy('id'));
  const revoked = await db.rows(
    tokens()
      .where('revoked_at', 'is not', null)
      .orderBy('revoked_at', 'desc')
      .orderBy('id')
      .limit(limits.revokedTokensShown),
  );
  return [...live, ...revoked];
}

/** How many tokens the shop has; nobody else makes one before the transaction ends. */
export async function countTokens(db: SellerDb, sellerId: string): Promise<number> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${sellerId}`}, 0))`);
  const found = await db.first(sql<{ count: number }>`
    select count(*)::integer as count from api_token where seller_id = ${sellerId}::uuid and revoked_at is null`);
  return found?.count ?? 0;
}
