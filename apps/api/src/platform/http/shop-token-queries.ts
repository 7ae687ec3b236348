import type { Selectable } from 'kysely';
import { query } from '../db/scopes/query.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { IdentityDb } from '../db/scopes/scopes.ts';
import { inTeamAt } from '../session/session-queries.ts';

/**
 * The live token behind a hash with its seller and the person who made it, or undefined: one that is revoked or has ended, whose maker
 * is banned, or whose maker it belongs to and who is no owner of the shop any more, is none.
 */
export function findShopToken(db: IdentityDb, tokenHash: Buffer, now: Date) {
  return db.first(
    query
      .selectFrom('api_token as t')
      .innerJoin('seller', 'seller.id', 't.seller_id')
      .innerJoin('user_account as u', 'u.id', 't.user_id')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.user_id', '=', 't.user_id').onRef('m.seller_id', '=', 't.seller_id'),
      )
      .selectAll('seller')
      .select([
        't.id as token_id',
        't.name as token_name',
        't.scopes',
        't.last_used_at',
        't.expires_at',
        't.created_at as token_created_at',
        't.of_shop',
        'u.id as user_id',
        'u.name as user_name',
        'u.email as user_email',
        'u.locale as user_locale',
      ])
      .where('t.token_hash', '=', tokenHash)
      .where('t.revoked_at', 'is', null)
      .where('t.expires_at', '>', now)
      .where((e) => e.or([e('t.of_shop', '=', true), e.and([e('m.role', '=', 'owner'), inTeamAt(now)])]))
      .where('u.banned', '=', false)
      .where('seller.status', '<>', 'banned'),
  );
}
export type ShopTokenRow = NonNullable<Awaited<ReturnType<typeof findShopToken>>> & Selectable<Schema['seller']>;
