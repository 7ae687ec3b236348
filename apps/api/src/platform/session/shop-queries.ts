import { sql } from 'kysely';
import type { IdentityDb } from '../db/scopes/scopes.ts';

/** The shop that a user `u` works in and was in last, as `s`: of several an open one before a banned one. For a lateral join. */
export const lastShop = sql`(
  select seller.* from membership m join seller on seller.id = m.seller_id
    left join shop_visit v on v.user_id = m.user_id and v.seller_id = m.seller_id
  where m.user_id = u.id and (m.ends_at is null or m.ends_at > now())
  order by seller.status = 'banned', v.at desc nulls last, m.since, m.seller_id
  limit 1
)`;

export interface ShopToOpen {
  readonly sellerId: string;
  readonly isBanned: boolean;
}

/** The shop that a sign-in of this user opens; undefined where nobody has them in a team. */
export function findShopToOpen(db: IdentityDb, userId: string): Promise<ShopToOpen | undefined> {
  return db.first(sql<ShopToOpen>`
    select s.id as "sellerId", s.status = 'banned' as "isBanned"
    from user_account u cross join lateral ${lastShop} s where u.id = ${userId}`);
}
