import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import { findUser } from '../../../../platform/session/session-queries.ts';
import { findShopToOpen } from '../../../../platform/session/shop-queries.ts';

/** A person as it is now, with the shop that its sign-in opens; undefined where the user is gone or in no team. */
export async function findPersonNow(db: IdentityDb, userId: string) {
  const user = await findUser(db, userId);
  const shop = user && (await findShopToOpen(db, userId));
  return user && shop && { ...user, sellerId: shop.sellerId, banned: user.banned || shop.isBanned };
}
