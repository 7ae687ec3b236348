import { changeOf, type HistoryChange } from '@offizin/domain/history/changes';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

interface Maker {
  readonly sellerId: string;
  readonly userId: string;
  readonly now: Date;
}

/** The shop's tokens that somebody made and that work on without them, as a change for the history; nothing where there is none. */
export async function tokensThatStay(db: IdentityDb, { sellerId, userId, now }: Maker): Promise<HistoryChange[]> {
  const tokens = await db.rows(
    query
      .selectFrom('api_token')
      .select('name')
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .where('of_shop', '=', true)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('name'),
  );
  return tokens.length === 0 ? [] : changeOf('tokens_that_stay', null, tokens.map(({ name }) => name).join(', '));
}
