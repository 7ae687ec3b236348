import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface Person {
  readonly userId: string;
  readonly now: Date;
}

/** Notes that a person has looked at a month of the transaction's shop. */
export async function markSeen(db: SellerDb, month: string, { userId, now }: Person): Promise<void> {
  await db.rows(
    query
      .insertInto('monthly_set_seen')
      .values({ seller_id: db.sellerId, user_id: userId, month, seen_at: now })
      .onConflict((conflict) => conflict.columns(['seller_id', 'user_id', 'month']).doUpdateSet({ seen_at: now })),
  );
}

/** Has sets of the transaction's shop mailed to a person, or no longer; false where that is so already. */
export async function changeWish(db: SellerDb, isMailed: boolean, { userId, now }: Person): Promise<boolean> {
  const changed = isMailed
    ? await db.first(
        query
          .insertInto('monthly_set_wish')
          .values({ seller_id: db.sellerId, user_id: userId, since: now })
          .onConflict((conflict) => conflict.columns(['seller_id', 'user_id']).doNothing())
          .returning('user_id'),
      )
    : await db.first(
        query
          .deleteFrom('monthly_set_wish')
          .where('seller_id', '=', db.sellerId)
          .where('user_id', '=', userId)
          .returning('user_id'),
      );
  return changed !== undefined;
}

/** Notes for some people that a set is complete, each once; whom it was noted for before gets no second letter. */
export async function noteComplete(
  db: SellerDb,
  month: string,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<void> {
  await db.rows(
    query
      .insertInto('monthly_set_mail')
      .values(userIds.map((userId) => ({ seller_id: db.sellerId, user_id: userId, month, written_at: now })))
      .onConflict((conflict) => conflict.columns(['seller_id', 'user_id', 'month']).doNothing()),
  );
}
