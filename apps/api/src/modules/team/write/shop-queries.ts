import { orderTabs } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { lacksSecondFactor } from '../../../platform/session/second-factor-state-queries.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/** The shops in whose teams a person is, by name; none that the marketplace has banned. */
export function findShops(db: IdentityDb, userId: string, now: Date) {
  return db.rows(
    query
      .selectFrom('membership as m')
      .innerJoin('seller as s', 's.id', 'm.seller_id')
      .select(['s.id as sellerId', 's.external_id as externalId', 's.brand', 's.name', 's.city', 'm.role', 's.status'])
      .select(['s.services', 's.marketplace_type', 's.gold_partner'])
      .select(['s.country_code as country', 's.region', 's.postal_code as postalCode'])
      .select(lacksSecondFactor('s').as('lacksSecondFactor'))
      .where('m.user_id', '=', userId)
      .where('s.status', '<>', 'banned')
      .where(inTeamAt(now))
      .orderBy('s.name')
      .orderBy('s.id'),
  );
}

/** How many orders of the transaction's seller wait to be confirmed or dispatched, and how many of them are late. */
export async function countWaiting(
  db: SellerDb,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<{ orders: number; late: number }> {
  const counted = await db.first(sql<{ orders: number; late: number }>`
    select coalesce((
        select sum(orders) from order_count where seller_id = ${sellerId}::uuid and not warehouse and status = any(${[...orderTabs['to-manage']]})
      ), 0)::integer as orders,
      (select count(*) from seller_order where seller_id = ${sellerId}::uuid and not warehouse and open and dispatch_by < ${now})::integer as late`);
  return counted ?? { orders: 0, late: 0 };
}

/** The address with which a person signs in. */
export async function findEmail(db: IdentityDb, userId: string): Promise<string | null> {
  const user = await db.first(query.selectFrom('user_account').select('email').where('id', '=', userId));
  return user?.email ?? null;
}
