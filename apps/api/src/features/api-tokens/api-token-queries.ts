import { limits } from '@offizin/domain/limits';
import { type Insertable, sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { Schema } from '../../platform/db/db-schema.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

const columns = [
  'id',
  'name',
  'last_four',
  'scopes',
  'made_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'revoked_by',
] as const;

/** The shop's tokens, the newest first; behind those that are not revoked the newest of those that are. */
export async function findTokens(db: SellerDb, sellerId: string) {
  const tokens = () => query.selectFrom('api_token').select(columns).where('seller_id', '=', sellerId);
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
export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number];

/** How many tokens the shop has; nobody else makes one before the transaction ends. */
export async function countTokens(db: SellerDb, sellerId: string): Promise<number> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${sellerId}`}, 0))`);
  const found = await db.first(sql<{ count: number }>`
    select count(*)::integer as count from api_token where seller_id = ${sellerId}::uuid and revoked_at is null`);
  return found?.count ?? 0;
}

export function insertToken(db: SellerDb, token: Insertable<Schema['api_token']>): Promise<TokenRow | undefined> {
  return db.first(query.insertInto('api_token').values(token).returning(columns));
}

/** Revokes a token; one that is revoked already stays as it is. Undefined for one that the shop does not have. */
export function revokeToken(
  db: SellerDb,
  { sellerId, tokenId, by, now }: { sellerId: string; tokenId: string; by: string; now: Date },
): Promise<TokenRow | undefined> {
  return db.first(
    query
      .updateTable('api_token')
      .set({
        revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)`,
        revoked_by: sql<string>`coalesce(revoked_by, ${by}::text)`,
      })
      .where('seller_id', '=', sellerId)
      .where('id', '=', tokenId)
      .returning(columns),
  );
}
