import { type Insertable, type Selectable, sql } from 'kysely';
import { query } from '../db/scopes/query.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { IdentityDb, SellerDb } from '../db/scopes/scopes.ts';

/** What is shown of a token. */
export const tokenColumns = [
  'id',
  'name',
  'last_four',
  'scopes',
  'made_by',
  'of_shop',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'revoked_by',
] as const;
export type TokenRow = Pick<Selectable<Schema['api_token']>, (typeof tokenColumns)[number]>;

export function insertToken(db: SellerDb, token: Insertable<Schema['api_token']>): Promise<TokenRow | undefined> {
  return db.first(query.insertInto('api_token').values(token).returning(tokenColumns));
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
      .returning(tokenColumns),
  );
}

/** Writes down when a token was used. */
export async function touchToken(db: IdentityDb, tokenId: string, now: Date): Promise<void> {
  await db.rows(query.updateTable('api_token').set({ last_used_at: now }).where('id', '=', tokenId));
}
